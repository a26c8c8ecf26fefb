import type { MessageDescriptor } from "@lingui/core";
import type { StakeKind } from "../options/ownership.ts";
import type { RuleCode } from "./rule-words.ts";
import type { Facts, Schema } from "../rules/facts.ts";
import type { Condition } from "./condition.ts";
import type { Option } from "./option.ts";

/** What stands beside the question while it has the focus. */
export interface Guidance {
  /** What is explained: the words that open it, where it stands folded under the field. */
  name: MessageDescriptor;
  text: MessageDescriptor;
  example?: MessageDescriptor;
  accepted?: MessageDescriptor;
  refused?: MessageDescriptor;
}

export type Kind =
  | "text"
  | "longText"
  | "email"
  | "password"
  | "phone"
  | "url"
  | "date"
  | "money"
  | "percent"
  | "yesNo"
  | "choice"
  | "choices"
  | "country"
  | "countries"
  | "address"
  | "percentages"
  | "holdings"
  | "consent"
  | "documents"
  | "people";

/** What every question may say besides its kind, its label and its rule. */
export interface Details {
  hint?: MessageDescriptor;
  /** The figures inside the hint, by the lines applied for and the day whose rules are kept. */
  figures?: (facts: Facts) => Readonly<Record<string, number>>;
  guidance?: Guidance;
  /** Words beside the label of a question that may stay empty. */
  optional?: MessageDescriptor;
  askedWhen?: Condition;
  /** Fetches the words by which each of its options is looked for in a long list, in whatever language. */
  finds?: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Its options are business lines: one that was applied for elsewhere cannot be chosen. */
  ofLines?: true;
  /** Two neighbours with `half` stand side by side. */
  half?: boolean;
  /** Opens a group under this heading. */
  heading?: MessageDescriptor;
  /** Value of the input's autocomplete attribute. */
  autocomplete?: string;
  /** Sealed at rest with the account's own key. */
  secret?: boolean;
  /** The code for an empty answer, where the general words do not fit. */
  whenEmpty?: RuleCode;
}

/** The words of a list of people or companies, and the question that names a row. */
export interface RowWords {
  name: string;
  add: MessageDescriptor;
  /** Of a row without a name, `{number}` counted from 1. */
  unnamed: MessageDescriptor;
  /** How many there are, `{count}`. */
  count: MessageDescriptor;
}

export interface Question<Answer = unknown> extends Details {
  kind: Kind;
  label: MessageDescriptor;
  rule: (facts: Facts) => Schema<Answer>;
  options?: readonly Option[];
  /** The ways in which a share of a `holdings` question may be known. */
  stakes?: readonly StakeKind[];
  /** The most characters, choices or rows. */
  max?: number;
  /** The slot of a `documents` question, a row of document-slots.ts. */
  slot?: string;
  /** The names of what stands inside its answer, by the path there. */
  parts?: Readonly<Record<string, MessageDescriptor>>;
  /** The questions asked of every row of a `people` question. */
  each?: Section;
  /** How the rows of a `people` question are spoken of. */
  rows?: RowWords;
  /** How many rows a `people` question needs. */
  atLeast?: number;
  /** Prints the answer of a consent instead of a label above it. */
  statement?: MessageDescriptor;
}

export type AnyQuestion = Question<any>;

export interface Section {
  id: string;
  title: MessageDescriptor;
  lead?: MessageDescriptor;
  questions: Record<string, AnyQuestion>;
}

/** A question without its rule: what is needed to draw it. */
export type Shown = Omit<Question, "rule">;

/** True for an answer in which nothing has been given. */
export function isEmpty(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  if (typeof answer === "string") return answer.replaceAll("-", "").trim() === "";
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === "object") return Object.values(answer).every(isEmpty);
  return false;
}
