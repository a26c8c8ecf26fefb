import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { limits } from "../../limits.ts";
import { everyStake, type StakeKind } from "../../options/ownership.ts";
import * as choicesRules from "../../rules/choices.ts";
import type { RuleCode } from "../../rules/rule-messages.ts";
import { builtOnce, message } from "../../rules/facts.ts";
import * as figuresRules from "../../rules/figures.ts";
import { documentParts, shareParts } from "../parts.ts";
import type { Details, Question, RowWords, Section } from "../question.ts";

type Label = MessageDescriptor;

export interface Share {
  country: string;
  percent: string;
}

/** Together exactly 100%. */
export const percentages = (label: Label, details: Details = {}): Question<Share[]> => ({
  kind: "percentages",
  label,
  rule: builtOnce(() =>
    v.pipe(
      v.array(
        v.object({ country: choicesRules.country, percent: figuresRules.percent }),
        message("sharesRequired"),
      ),
      v.minLength(1, message("sharesRequired")),
      v.maxLength(
        limits.jurisdictionsMax,
        message("tooManyChosen", { max: limits.jurisdictionsMax }),
      ),
      v.check(
        (rows) => new Set(rows.map((row) => row.country)).size === rows.length,
        message("countryTwice"),
      ),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const sum = sumOf(dataset.value);
        if (sum !== 100) addIssue({ message: message("sumNot100", { sum }) });
      }),
    ),
  ),
  parts: shareParts,
  ...details,
});

export interface HoldingRow {
  of: string;
  stake: StakeKind;
  percent: string;
  band: string;
}

const anyStake = everyStake.map(({ value }) => value as StakeKind);

export const holdings = (
  label: Label,
  { stakes = anyStake, ...details }: Details & { stakes?: readonly StakeKind[] } = {},
): Question<HoldingRow[]> => ({
  kind: "holdings",
  label,
  stakes,
  rule: builtOnce(() =>
    v.pipe(
      v.array(figuresRules.holdingOf(stakes), message("stakeMissing")),
      v.minLength(1, message("stakeMissing")),
      v.maxLength(limits.rowsMax, message("tooManyChosen", { max: limits.rowsMax })),
    ),
  ),
  ...details,
});

/** Four decimals, so that 33.3 three times and 0.1 make 100. */
export function sumOf(rows: readonly { percent: string }[]): number {
  const sum = rows.reduce(
    (total, row) => total + (Number(figuresRules.figureOf(row.percent)) || 0),
    0,
  );
  return Math.round(sum * 10_000) / 10_000;
}

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

/** `dated` is the day the document bears, `expiry` the last day on which it is in force. */
export interface Documents {
  files: StoredFile[];
  dated?: string;
  expiry?: string;
  certifier?: Certifier;
}

export const documents = (
  slot: string,
  label: Label,
  rule: Question<Documents>["rule"],
  details: Details = {},
): Question<Documents> => ({
  kind: "documents",
  label,
  slot,
  rule,
  parts: documentParts,
  ...details,
});

/** The permanent id of a row; document slots contain it. The ids of the ownership structure are reserved. */
export const rowId = v.pipe(v.string(), v.regex(/^(?!(?:applicant|others)$)[A-Za-z0-9-]{1,64}$/));

export const people = <S extends Section>(
  label: Label,
  each: S,
  {
    max = limits.rowsMax,
    ...details
  }: Details & { whenEmpty: RuleCode; rows: RowWords; max?: number },
): Question<({ id: string } & Record<string, unknown>)[]> => ({
  kind: "people",
  label,
  each,
  max,
  rule: builtOnce(() =>
    v.pipe(
      v.array(v.looseObject({ id: rowId }), message(details.whenEmpty)),
      v.minLength(1, message(details.whenEmpty)),
      v.maxLength(max, message("tooManyPeople", { max })),
      v.check(
        (persons) => new Set(persons.map((person) => person.id)).size === persons.length,
        message("personTwice"),
      ),
    ),
  ),
  ...details,
});
