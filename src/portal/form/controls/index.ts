import { createElement, lazy, use } from "react";
import type { Kind } from "#contract/questions/question.ts";
import type { Section } from "#contract/questions/section.ts";
import { ChoiceControl, ChoicesControl } from "./choice.tsx";
import type { KindControl } from "./control.ts";
import { PhoneControl } from "./phone.tsx";
import { EmailControl, PasswordControl } from "./simple.tsx";
import { TextControl } from "./text.tsx";
import { ConsentControl, YesNoControl } from "./ticks.tsx";

const fetchLater = () => import("./later.ts");
type Later = Awaited<ReturnType<typeof fetchLater>>;
let fetched: Promise<Later> | undefined;
/** Once they are here a page is drawn with them at once: a promise, though kept, shows what stands in for them first. */
let arrived: Later | undefined;

/** The controls that the first page of a form does without; what could not be fetched is tried again. */
function fetchControls(): Promise<Later> {
  fetched ??= fetchLater().then(
    (module) => (arrived = module),
    (error: unknown) => {
      fetched = undefined;
      throw error;
    },
  );
  return fetched;
}

/** Fetches them before they are needed; where that fails it is for the page that needs them to say so. */
export function expectControls(): void {
  fetchControls().catch(() => undefined);
}

const laterKinds = new Set<Kind>();

/** A control that is there once its section is: `useControlsOf` has waited for it. */
function later(kind: Kind, name: keyof Later): KindControl {
  laterKinds.add(kind);
  return function LaterControl(props) {
    return createElement((arrived ?? use(fetchControls()))[name], props);
  };
}

/** Whether a section asks, or may come to ask, by a control that is fetched. */
export const needsControls = (section: Section): boolean =>
  Object.values(section.questions).some(({ kind }) => laterKinds.has(kind));

/** Waits for the controls of a section, those of questions not asked yet too: none of them comes in the middle of answering. */
export function useControlsOf(section: Section): void {
  if (!arrived && needsControls(section)) use(fetchControls());
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
export const controls: Record<Kind, KindControl> = {
  text: TextControl,
  longText: later("longText", "LongTextControl"),
  email: EmailControl,
  password: PasswordControl,
  phone: PhoneControl,
  url: later("url", "UrlControl"),
  date: later("date", "DateControl"),
  money: later("money", "MoneyControl"),
  percent: later("percent", "PercentControl"),
  yesNo: YesNoControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  country: later("country", "CountryControl"),
  countries: later("countries", "CountriesControl"),
  address: later("address", "AddressControl"),
  percentages: later("percentages", "PercentagesControl"),
  holdings: HoldingsControl,
  consent: ConsentControl,
  documents: DocumentsControl,
  people: PeopleControl,
};
