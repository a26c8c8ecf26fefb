import { lazy, use } from "react";
import type { Kind, Shown } from "#contract/questions/question.ts";
import type { Section } from "#contract/questions/question.ts";
import { ChoiceControl, ChoicesControl } from "./choice.tsx";
import type { KindControl } from "./control.ts";
import { fetchControls, later } from "./fetched.ts";
import { EmailControl, PasswordControl } from "./simple.tsx";
import { TextControl } from "./text.tsx";
import { ConsentControl, YesNoControl } from "./ticks.tsx";

/** Up to this many options stand as cards; more become a list to type into. */
const cardsAtMost = 6;

/** Whether a question is answered from a list to type into. */
export const isListed = ({ kind, options = [] }: Pick<Shown, "kind" | "options">): boolean =>
  kind === "choice" && options.length > cardsAtMost;

const fetchedControls = {
  longText: later("LongTextControl"),
  phone: later("PhoneControl"),
  url: later("UrlControl"),
  date: later("DateControl"),
  money: later("MoneyControl"),
  percent: later("PercentControl"),
  country: later("CountryControl"),
  countries: later("CountriesControl"),
  address: later("AddressControl"),
  percentages: later("PercentagesControl"),
} as const satisfies Partial<Record<Kind, KindControl>>;

/** Whether a section asks, or may come to ask, by a control that is fetched. */
export const needsControls = (section: Section): boolean =>
  Object.values(section.questions).some(
    (question) => question.kind in fetchedControls || isListed(question),
  );

/** Waits for the controls of a section, those of questions not asked yet too: none of them comes in the middle of answering. */
export function useControlsOf(section: Section): void {
  if (needsControls(section)) use(fetchControls());
}

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
const controls: Record<Kind, KindControl> = {
  ...fetchedControls,
  text: TextControl,
  email: EmailControl,
  password: PasswordControl,
  yesNo: YesNoControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  holdings: HoldingsControl,
  consent: ConsentControl,
  documents: DocumentsControl,
  people: PeopleControl,
};

const ListControl = later("ListControl");

/** The control that a question is answered with. */
export const controlOf = (question: Shown): KindControl =>
  isListed(question) ? ListControl : controls[question.kind];
