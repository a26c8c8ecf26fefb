import { lazy } from "react";
import type { Kind } from "#contract/questions/question.ts";
import { ChoiceControl, ChoicesControl } from "./choice.tsx";
import type { KindControl } from "./control.ts";
import { DateControl } from "./date.tsx";
import { LongTextControl, MoneyControl, PercentControl, UrlControl } from "./figures.tsx";
import { PercentagesControl } from "./percentages.tsx";
import { PhoneControl } from "./phone.tsx";
import { AddressControl, CountriesControl, CountryControl } from "./places.tsx";
import { EmailControl, PasswordControl } from "./simple.tsx";
import { TextControl } from "./text.tsx";
import { ConsentControl, YesNoControl } from "./ticks.tsx";

// Only some pages ask for these, and they bring the most code with them.
const DocumentsControl = lazy(() =>
  import("./documents.tsx").then((module) => ({ default: module.DocumentsControl })),
);
const HoldingsControl = lazy(() =>
  import("./holdings.tsx").then((module) => ({ default: module.HoldingsControl })),
);
const PeopleControl = lazy(() =>
  import("./people.tsx").then((module) => ({ default: module.PeopleControl })),
);

/** One control for each kind of question; a kind without one does not compile. */
export const controls: Record<Kind, KindControl> = {
  text: TextControl,
  longText: LongTextControl,
  email: EmailControl,
  password: PasswordControl,
  phone: PhoneControl,
  url: UrlControl,
  date: DateControl,
  money: MoneyControl,
  percent: PercentControl,
  yesNo: YesNoControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  country: CountryControl,
  countries: CountriesControl,
  address: AddressControl,
  percentages: PercentagesControl,
  holdings: HoldingsControl,
  consent: ConsentControl,
  documents: DocumentsControl,
  people: PeopleControl,
};
