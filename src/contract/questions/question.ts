import type { MessageDescriptor } from "@lingui/core";
import type { StakeKind } from "../options/ownership.ts";
import type { RuleCode } from "../rules/rule-messages.ts";
import type { Facts, Schema } from "../rules/facts.ts";
import type { Answers } from "./answers.ts";
import type { Condition } from "./condition.ts";
import type { Option } from "./option.ts";

/** Shown while the question has the focus. */
export interface Guidance {
  /** Title of the folded explanation. */
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
  | "taxResidences"
  | "consent"
  | "documents"
  | "people"
  | "signature";

/** Words that replace the usual ones for some applicants. */
export interface Wording {
  /** Reads answers of other sections only. */
  when: Condition;
  label?: MessageDescriptor;
  hint?: MessageDescriptor;
  guidance?: Guidance;
  heading?: MessageDescriptor;
  rows?: RowWords;
  /** The same values in other words. */
  options?: readonly Option[];
}

/** An earlier answer that is offered while there is none. */
export interface SameAs {
  /** The answers beside it where absent. */
  section?: string;
  /** Joined where there are several. */
  of: readonly string[];
  /** Of an address. */
  part?: "country";
  /** `{answer}` in words. */
  label: MessageDescriptor;
  /** Reads the answers beside it too. */
  when?: Condition;
}

export interface Details {
  hint?: MessageDescriptor;
  /** The first whose condition holds. */
  wordings?: readonly Wording[];
  /** Figures inside the hint. */
  figures?: (facts: Facts) => Readonly<Record<string, number>>;
  guidance?: Guidance;
  /** Shown beside the label of an optional question. */
  optional?: MessageDescriptor;
  askedWhen?: Condition;
  /** It may stay empty then. Reads answers beside it too, wherever they stand. */
  optionalWhen?: Condition;
  /** Loads search terms for the options of a long list. */
  finds?: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** A list to open, though the options are few. */
  asList?: true;
  /** Options are business lines; lines applied for elsewhere are disabled. */
  ofLines?: true;
  /** Two neighbours with `half` share a row. */
  half?: boolean;
  /** Starts a group. */
  heading?: MessageDescriptor;
  autocomplete?: string;
  /** Typed in digits alone. */
  digits?: true;
  /** Encrypted at rest with the account's key. */
  secret?: boolean;
  /**
   * The number of which only the last characters are shown until a recorded act shows all: the answer, or this part of
   * each row.
   */
  masks?: "answer" | "tin";
  /** The telephone of the registration is offered. */
  registered?: true;
  sameAs?: SameAs;
  /** What a consent confirms: one that confirms the same is the same in other words. */
  confirms?: string;
  /** The usual answer; another one is marked for the desk. */
  expects?: "yes" | "no";
  /** Replaces the general message for an empty answer. */
  whenEmpty?: RuleCode;
}

export interface RowWords {
  name: string;
  add: MessageDescriptor;
  /** `{number}` counts from 1. */
  unnamed: MessageDescriptor;
  count: MessageDescriptor;
}

export interface Question<Answer = unknown> extends Details {
  kind: Kind;
  label: MessageDescriptor;
  /** `own`: the visible answers beside it. */
  rule: (facts: Facts, own?: Answers) => Schema<Answer>;
  options?: readonly Option[];
  stakes?: readonly StakeKind[];
  /** Of a country: a person may have none. */
  offersStateless?: true;
  /** The only currency of an amount; the applicant chooses one where absent. */
  currency?: string;
  /** Characters, choices or rows. */
  max?: number;
  /** Row of document-slots.ts. */
  slot?: string;
  /** Labels inside the answer, by path. */
  parts?: Readonly<Record<string, MessageDescriptor>>;
  /** Asked for each row of `people`. */
  each?: Section;
  rows?: RowWords;
  /** Replaces the label of a consent. */
  statement?: MessageDescriptor;
}

export type AnyQuestion = Question<any>;

export interface Section {
  id: string;
  title: MessageDescriptor;
  lead?: MessageDescriptor;
  /** The first whose condition holds. */
  wordings?: readonly SectionWording[];
  questions: Record<string, AnyQuestion>;
}

export interface SectionWording {
  when: Condition;
  title?: MessageDescriptor;
  lead?: MessageDescriptor;
}

/** Without its rule: enough to render. */
export type Shown = Omit<Question, "rule">;

export function isEmpty(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  if (typeof answer === "string") return answer.replaceAll("-", "").trim() === "";
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === "object") return Object.values(answer).every(isEmpty);
  return false;
}
