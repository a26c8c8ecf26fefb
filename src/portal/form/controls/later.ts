export { DateControl } from "./date.tsx";
export { LongTextControl, MoneyControl, PercentControl, UrlControl } from "./figures.tsx";
export { PercentagesControl } from "./percentages.tsx";
export { AddressControl, CountriesControl, CountryControl } from "./places.tsx";
