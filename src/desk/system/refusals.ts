import type { CallOutcome } from "@gatehouse/machines/shared/call";
import type { Refusal, RefusalCode } from "@gatehouse/machines/shared/refusal";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Outcome, Refused } from "#browser/client.ts";
import { type DeskRefusalName, deskRefusals } from "#contract/refusals/desk-refusals.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { i18n } from "../app/i18n.ts";

declare module "@gatehouse/machines/shared/refusal" {
  interface RefusalCodes extends Record<DeskRefusalName, true> {}
}

const rows: Readonly<Record<string, { message: MessageDescriptor }>> = {
  ...refusals,
  ...deskRefusals,
};

const unreachable = msg`The server cannot be reached. Check your connection and try again.`;

/** The rejection as charts carry it. Throws where there was no answer. */
export function refusalOf({ status, refusal, data }: Refused): Refusal {
  if (status === 0) throw new Error(refusal);
  const params = Object.entries(data).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== "refusal" && ["string", "number"].includes(typeof entry[1]),
  );
  return {
    code: (Object.hasOwn(rows, refusal) ? refusal : "serverError") as RefusalCode,
    params: Object.fromEntries(params),
  };
}

/** What a screen says of a failure; null where there was no answer. */
export function failureMessage(refusal: Refusal | null): string {
  if (refusal === null) return i18n._(unreachable);
  const { message } = rows[refusal.code]!;
  return i18n._({ ...message, values: { ...message.values, ...refusal.params } });
}

export const callOutcome = <Data>(outcome: Outcome<Data>): CallOutcome<Data> =>
  outcome.ok
    ? { kind: "answered", result: outcome.data }
    : { kind: "rejected", refusal: refusalOf(outcome) };
