import type { Outcome } from "#portal/system/api.ts";

/** What came back, or an error that says what was refused. */
export function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(`${outcome.refusal}: ${JSON.stringify(outcome.data)}`);
  return outcome.data;
}

/** The name of the refusal, and of a success nothing. */
export const refusal = (outcome: Outcome<unknown>): string | null =>
  outcome.ok ? null : outcome.refusal;
