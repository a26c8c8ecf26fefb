import { lazy, use } from "react";
import type { Kind, Shown } from "#contract/questions/question.ts";
import type { Section } from "#contract/questions/question.ts";
import { ChoiceControl, ChoicesControl } from "./choice.tsx";
import type { KindControl } from "./control.ts";
import { fetchControls, later } from "./fetched.ts";
import { EmailControl, PasswordControl } from "./simple.tsx";
import { TextControl } from "./text.tsx";
import { ConsentControl, YesNoControl } from "./ticks.tsx";

/** More options than these become a combobox. */
const cardsAtMost = 6;

type Listed = Pick<Shown, "kind" | "options" | "asList">;

export const isListed = ({ kind, options = [], asList }: Listed): boolean =>
  kind === "choice" && (asList === true || options.length > cardsAtMost);

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

/** Whether a section asks, or can ask, a question whose control is loaded on demand. */
export const needsControls = (section: Section): boolean =>
  Object.values(section.questions).some(
    (question) => question.kind in fetchedControls || isListed(question),
  );

/** Suspends until all controls of a section are loaded, including those of hidden questions. */
export function useControlsOf(section: Section): void {
  if (needsControls(section)) use(fetchControls());
}

// Large, and only on some pages.
const DocumentsControl = lazy(() => import("./documents/documents.tsx"));
const HoldingsControl = lazy(() => import("./holdings/holdings.tsx"));
const TaxResidencesControl = lazy(() => import("./tax/tax-residences.tsx"));
const SignatureControl = lazy(() => import("./signature/signature.tsx"));
const PeopleControl = lazy(() => import("./people/people.tsx"));

const controls: Record<Kind, KindControl> = {
  ...fetchedControls,
  text: TextControl,
  email: EmailControl,
  password: PasswordControl,
  yesNo: YesNoControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  holdings: HoldingsControl,
  taxResidences: TaxResidencesControl,
  consent: ConsentControl,
  documents: DocumentsControl,
  people: PeopleControl,
  signature: SignatureControl,
};

const ListControl = later("ListControl");

export const controlOf = (question: Shown): KindControl =>
  isListed(question) ? ListControl : controls[question.kind];
