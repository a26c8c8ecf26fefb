import * as v from "valibot";
import type { LineId } from "../business-lines.ts";
import type { RuleCode } from "../questions/rule-words.ts";

/** The days (YYYY-MM-DD) by which an application is judged. */
export interface Days {
  /** The day it is checked on: whose holidays, country lists, risk model and exchange rates count. */
  today: string;
  /** The day whose figures and lists are kept: that on which it was begun, or begun again. */
  rulesOn: string;
}

/** What a rule needs from outside: days and lines. */
export interface Facts extends Days {
  /** The lines applied for. */
  lines: readonly LineId[];
  /** Lines that the account has applied for elsewhere; none, where it is not said. */
  applied?: readonly LineId[];
  /** False for a collaborator: only the account holder consents, so consents are not checked. */
  mayConsent?: boolean;
}

export type Schema<Answer = unknown> = v.GenericSchema<unknown, Answer>;

/** The message of a schema is a code and its figures; the words stand in rule-words.ts. */
export function says(code: RuleCode, params: Record<string, string | number> = {}): string {
  return JSON.stringify([code, params]);
}
