import * as v from "valibot";
import type { Schema } from "#contract/rules/facts.ts";

/** What a rule makes of an answer: the answer as it is kept, or the codes for which it is refused. */
export function outcomeOf(
  schema: Schema,
  answer: unknown,
): { kept: unknown } | { codes: string[] } {
  const checked = v.safeParse(schema, answer);
  if (checked.success) return { kept: checked.output };
  return { codes: checked.issues.map(({ message }) => codeIn(message)) };
}

/** The code of an issue; one that a rule words for itself, such as a missing part, is `itemRequired`. */
export function codeIn(message: string): string {
  return message.startsWith("[") ? (JSON.parse(message) as [string])[0] : "itemRequired";
}

/** The first code for which an answer is refused, `ok` where it is taken. */
export function verdict(schema: Schema, answer: unknown): string {
  const outcome = outcomeOf(schema, answer);
  return "kept" in outcome ? "ok" : outcome.codes[0]!;
}
