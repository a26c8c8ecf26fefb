import type { MessageDescriptor } from "@lingui/core";
import { limits } from "../limits.ts";
import type { DocumentAge } from "../options/ages.ts";
import type { Condition } from "../questions/condition.ts";
import type { Wording } from "../questions/question.ts";
import type { Facts } from "../rules/facts.ts";
import type { RuleCode } from "../rules/rule-messages.ts";

export interface DocumentSlot {
  title: MessageDescriptor;
  why: MessageDescriptor;
  of: "entity" | "investor" | "individual" | "person" | "questionnaire";
  /** Everyone when absent. */
  asked?: Condition;
  wordings?: readonly Wording[];
  /** Figures that its words name. */
  figures?: (facts: Facts) => Readonly<Record<string, number>>;
  /** Shown beside the title when optional. */
  optional?: MessageDescriptor;
  /** Replaces the general message when missing. */
  whenEmpty?: RuleCode;
  /** Row of ages.ts, or accounts of an investor (investor-rules.ts); null when age does not matter. */
  age: DocumentAge | "accounts" | null;
  certifiable: boolean;
  /** The day on which the applicant was founded is its date, so that it is not asked for. */
  isOfFounding?: true;
  /** It is in force until a day that is asked for, and refused afterwards. */
  expires?: true;
  /** Every kind of file that can be uploaded when absent. */
  only?: "pdf";
  /** The most files: five where the specification names no number. */
  most: number;
}

type Column = Omit<DocumentSlot, "title" | "why">;

const usual = { of: "entity", age: null, certifiable: false, most: limits.filesPerSlot } as const;

/** A slot with what is usual where its columns say nothing. */
export const row = (
  title: MessageDescriptor,
  why: MessageDescriptor,
  columns: Partial<Column> = {},
): DocumentSlot => ({ title, why, ...usual, ...columns });
