export { AddressControl } from "./address/AddressControl.tsx";
export { DateControl } from "./date.tsx";
export { LongTextControl, MoneyControl, PercentControl, UrlControl } from "./figures.tsx";
export { ListControl } from "./list.tsx";
export { PercentagesControl } from "./percentages.tsx";
export { PhoneControl } from "./phone.tsx";
export { CountriesControl, CountryControl } from "./places.tsx";
