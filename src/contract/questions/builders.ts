import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { limits } from "../limits.ts";
import * as addresses from "./addresses.ts";
import { type StakeKind, stakeKinds } from "../options/ownership.ts";
import { documentParts } from "./document-parts.ts";
import * as rules from "./rules.ts";
import type { Details, Kind, Question, RowWords } from "./question.ts";
import type { Option } from "./option.ts";
import type { Section } from "./question.ts";

type Label = MessageDescriptor;

function ruled<Answer>(kind: Kind, rule: (facts: rules.Facts) => rules.Schema<Answer>) {
  return (label: Label, details: Details = {}): Question<Answer> => ({
    kind,
    label,
    rule,
    ...details,
  });
}

const plain = <Answer>(kind: Kind, schema: rules.Schema<Answer>) => ruled(kind, () => schema);

/** One line of text, at most 100 characters. */
export const text = plain("text", rules.freeText());
/** One line in Latin letters. */
export const latinText = plain("text", rules.latinName);
/** Several lines, at most 100 characters (specification section 9: free text). */
export const longText = (
  label: Label,
  details: Details & { max?: number } = {},
): Question<string> => ({
  kind: "longText",
  label,
  max: limits.textMax,
  rule: () => rules.longTextOf(details.max ?? limits.textMax),
  ...details,
});
export const email = plain("email", rules.email);
/** An e-mail address of somebody at work: no public provider, no shared mailbox. */
export const workEmail = plain("email", rules.workEmail);
export const password = plain("password", rules.givenPassword);
export const newPassword = plain("password", rules.newPassword);
export const phone = plain("phone", rules.phone);
export const url = plain("url", rules.url);
export const money = ruled("money", rules.money);
export const percent = plain("percent", rules.percent);
export const yesNo = plain("yesNo", rules.yesOrNo);
export const country = plain("country", rules.country);
export const address = plain("address", addresses.address);
/** Where somebody lives, with the postal code. */
export const homeAddress = ruled("address", addresses.homeAddress);
export const bic = plain("text", rules.bic);
export const accountNumber = plain("text", rules.accountNumber);

export const date = (
  label: Label,
  bounds: rules.DayLimits,
  details: Details = {},
): Question<string> => ({
  kind: "date",
  label,
  rule: (facts) => rules.day(bounds, facts),
  ...details,
});

export const choice = <const Options extends readonly Option[]>(
  label: Label,
  options: Options,
  details: Details = {},
): Question<Options[number]["value"]> => ({
  kind: "choice",
  label,
  options,
  rule: () =>
    v.picklist(
      options.map((option) => option.value),
      rules.says("selectRequired"),
    ) as rules.Schema<Options[number]["value"]>,
  ...details,
});

export const choices = <const Options extends readonly Option[]>(
  label: Label,
  options: Options,
  details: Details & { max?: number } = {},
): Question<Options[number]["value"][]> => ({
  kind: "choices",
  label,
  options,
  rule: () =>
    v.pipe(
      v.array(
        v.picklist(
          options.map((option) => option.value),
          rules.says("selectRequired"),
        ),
        rules.says("selectRequired"),
      ),
      v.minLength(1, rules.says("selectRequired")),
      v.maxLength(
        details.max ?? options.length,
        rules.says("tooManyChosen", { max: details.max ?? options.length }),
      ),
    ) as unknown as rules.Schema<Options[number]["value"][]>,
  ...details,
});

/** Several countries or regions, none twice. */
export const countries = (label: Label, details: Details = {}): Question<string[]> => ({
  kind: "countries",
  label,
  rule: () =>
    v.pipe(
      v.array(rules.country, rules.says("selectRequired")),
      v.minLength(1, rules.says("selectRequired")),
      v.maxLength(
        limits.jurisdictionsMax,
        rules.says("tooManyChosen", { max: limits.jurisdictionsMax }),
      ),
      v.check((list) => new Set(list).size === list.length, rules.says("countryTwice")),
    ),
  ...details,
});

export interface Share {
  country: string;
  percent: string;
}

/** A share for each country or region; together exactly 100%. */
export const percentages = (label: Label, details: Details = {}): Question<Share[]> => ({
  kind: "percentages",
  label,
  rule: () =>
    v.pipe(
      v.array(
        v.object({ country: rules.country, percent: rules.percent }),
        rules.says("sharesRequired"),
      ),
      v.minLength(1, rules.says("sharesRequired")),
      v.maxLength(
        limits.jurisdictionsMax,
        rules.says("tooManyChosen", { max: limits.jurisdictionsMax }),
      ),
      v.check(
        (rows) => new Set(rows.map((row) => row.country)).size === rows.length,
        rules.says("countryTwice"),
      ),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const sum = sumOf(dataset.value);
        if (sum !== 100) addIssue({ message: rules.says("sumNot100", { sum }) });
      }),
    ),
  ...details,
});

/** What one party holds: of the applicant or of a company named in the form, and how much. */
export interface HoldingRow {
  of: string;
  stake: StakeKind;
  percent: string;
  band: string;
}

const anyStake = stakeKinds.map(({ value }) => value);

/** The holdings of one party, each with its share as far as it is known: in every way, or in the `stakes` named. */
export const holdings = (
  label: Label,
  { stakes = anyStake, ...details }: Details & { stakes?: readonly StakeKind[] } = {},
): Question<HoldingRow[]> => ({
  kind: "holdings",
  label,
  stakes,
  rule: () =>
    v.pipe(
      v.array(rules.holdingOf(stakes), rules.says("stakeMissing")),
      v.minLength(1, rules.says("stakeMissing")),
      v.maxLength(limits.peopleMax, rules.says("tooManyChosen", { max: limits.peopleMax })),
    ) as unknown as rules.Schema<HoldingRow[]>,
  ...details,
});

/** The sum of shares, rounded to the fourth decimal so that 33.3 three times and 0.1 make 100. */
export function sumOf(rows: readonly { percent: string }[]): number {
  const sum = rows.reduce((total, row) => total + (Number(row.percent.replace("%", "")) || 0), 0);
  return Math.round(sum * 10_000) / 10_000;
}

/** A statement to tick. */
export const consent = (
  label: Label,
  statement: MessageDescriptor,
  details: Details = {},
): Question<true> => ({
  kind: "consent",
  label,
  statement,
  rule: () => rules.ticked,
  ...details,
});

export interface StoredFile {
  uid: string;
  name: string;
  size: number;
  type: string;
}

export interface Certifier {
  kind: string;
  name: string;
  capacity: string;
  licence?: string;
  jurisdiction: string;
  date: string;
}

/** What a document question holds: the stored files, the day the document bears, who certified it. */
export interface Documents {
  files: StoredFile[];
  dated?: string;
  certifier?: Certifier;
}

/** Files for one slot of document-slots.ts; how old and how many stands there. */
export const documents = (
  slot: string,
  label: Label,
  rule: (facts: rules.Facts) => rules.Schema<Documents>,
  details: Details = {},
): Question<Documents> => ({
  kind: "documents",
  label,
  slot,
  rule,
  parts: documentParts,
  ...details,
});

/**
 * Names one row of a `people` answer for good; its documents' slots are named after it. What the ownership calls the
 * applicant and all other holders together is no row's name: such a row would stand for them.
 */
export const rowId = v.pipe(v.string(), v.regex(/^(?!(?:applicant|others)$)[A-Za-z0-9-]{1,64}$/));

/** A section answered once for each person; every row has a stable `id`. */
export const people = <S extends Section>(
  label: Label,
  each: S,
  details: Details & { atLeast: number; rows: RowWords },
): Question<({ id: string } & Record<string, unknown>)[]> => ({
  kind: "people",
  label,
  each,
  max: limits.peopleMax,
  rule: () =>
    v.pipe(
      v.array(v.looseObject({ id: rowId }), rules.says("tooFewPeople", { n: details.atLeast })),
      v.minLength(details.atLeast, rules.says("tooFewPeople", { n: details.atLeast })),
      v.maxLength(limits.peopleMax, rules.says("tooManyPeople", { max: limits.peopleMax })),
      v.check(
        (persons) => new Set(persons.map((person) => person.id)).size === persons.length,
        rules.says("personTwice"),
      ),
    ),
  ...details,
});
