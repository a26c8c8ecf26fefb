import * as v from "valibot";
import type { LineId } from "../business-lines.ts";
import type { RuleCode } from "./rule-messages.ts";

export interface Days {
  /** Day of the check: holidays, country lists, risk model and exchange rates. */
  today: string;
  /** Day whose figures and lists apply: when the application was begun or restarted. */
  rulesOn: string;
}

export interface Facts extends Days {
  lines: readonly LineId[];
  /** Lines applied for in other applications. */
  existingLines?: readonly LineId[];
  /** False for a collaborator: consents are then not checked. */
  mayConsent?: boolean;
}

export type Schema<Answer = unknown> = v.GenericSchema<unknown, Answer>;

/** For a schema that is the same for everyone: built when it is first used. */
export function builtOnce<Built>(build: () => Built): () => Built {
  let built: Built | undefined;
  return () => (built ??= build());
}

/** Encodes a code and its figures as the message of a schema; the text is in rule-messages.ts. */
export function message(code: RuleCode, params: Record<string, string | number> = {}): string {
  return JSON.stringify([code, params]);
}
