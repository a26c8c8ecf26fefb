import { lazy } from "react";
import type { Kind } from "#contract/questions/question.ts";
import { ChoiceControl, ChoicesControl } from "./choice.tsx";
import type { KindControl } from "./control.ts";
import { PhoneControl } from "./phone.tsx";
import { EmailControl, PasswordControl } from "./simple.tsx";
import { TextControl } from "./text.tsx";
import { ConsentControl, YesNoControl } from "./ticks.tsx";

/** Fetches the controls that the first page of a form does without. */
export const fetchControls = () => import("./later.ts");

type Later = Awaited<ReturnType<typeof fetchControls>>;
const later = (name: keyof Later) =>
  lazy(() => fetchControls().then((module) => ({ default: module[name] })));

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
  longText: later("LongTextControl"),
  email: EmailControl,
  password: PasswordControl,
  phone: PhoneControl,
  url: later("UrlControl"),
  date: later("DateControl"),
  money: later("MoneyControl"),
  percent: later("PercentControl"),
  yesNo: YesNoControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  country: later("CountryControl"),
  countries: later("CountriesControl"),
  address: later("AddressControl"),
  percentages: later("PercentagesControl"),
  holdings: HoldingsControl,
  consent: ConsentControl,
  documents: DocumentsControl,
  people: PeopleControl,
};
