import type { CallOutcome } from "@gatehouse/machines/shared/call";
import type { Refusal, RefusalCode } from "@gatehouse/machines/shared/refusal";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ruleMessages } from "#contract/rules/rule-messages.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { Outcome, Refused } from "./api.ts";
import { i18n } from "../app/i18n.ts";

/** What the browser finds out by itself, beside the refusals of the server. */
const ownRefusals = {
  offline: msg`You are offline. Check your connection and try again.`,
  timedOut: msg`Request timed out`,
  networkError: msg`Network error`,
  captchaClosed: msg`We did not send a code because the check was closed. Please try again.`,
  codeRequired: ruleMessages.codeRequired,
  codeFormat: ruleMessages.codeFormat,
  passwordIncorrect: msg`The password is incorrect. Please check and try again.`,
  linkUnknown: msg`We cannot find your invitation in this browser. Open the link in your invitation email in a new tab, then come back to this page.`,
};

declare module "@gatehouse/machines/shared/refusal" {
  interface RefusalCodes extends Record<keyof typeof ownRefusals, true> {}
}

const messages: Record<RefusalCode, MessageDescriptor> = {
  ...Object.fromEntries(Object.entries(refusals).map(([code, { message }]) => [code, message])),
  ...ownRefusals,
} as never;

const isCode = (code: string): code is RefusalCode => Object.hasOwn(messages, code);

const nameOf = (wireCode: number) =>
  (Object.keys(refusals) as (keyof typeof refusals)[]).find(
    (name) => refusals[name].code === wireCode,
  );

/** The rejection as charts carry it. Throws where there was no answer, which a chart tells apart as unreachable. */
export function refusalOf(refused: Refused): Refusal {
  if (refused.status === 0) throw new Error(refused.refusal);
  return shownRefusal(refused);
}

/** The same, a missing answer included. */
export function shownRefusal({ refusal, code, data }: Refused): Refusal {
  const params = Object.entries(data).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== "refusal" && ["string", "number"].includes(typeof entry[1]),
  );
  return {
    code: isCode(refusal) ? refusal : (nameOf(code) ?? "serverError"),
    ...(params.length > 0 ? { params: Object.fromEntries(params) } : {}),
  };
}

const passwordRefusals = ["wrongLogin", "wrongPassword"];

/** The same where only a password was asked for: the message names no address. */
export const passwordRefusal = (refused: Refused): Refusal =>
  passwordRefusals.includes(refused.refusal)
    ? { code: "passwordIncorrect" }
    : shownRefusal(refused);

/** What a screen says of a rejection, in the language of this moment. */
export function refusalMessage({ code, params }: Refusal): string {
  const message = messages[code];
  return i18n._({ ...message, values: { ...message.values, ...params } });
}

/** The outcome of a call for the call chart; `expected` names the rejections that are results. Throws where there was no answer. */
export function callOutcome<Data, Result>(
  outcome: Outcome<Data>,
  resultOf: (data: Data) => Result,
  expected: Readonly<Record<string, Result>> = {},
): CallOutcome<Result> {
  if (outcome.ok) return { kind: "answered", result: resultOf(outcome.data) };
  const result = expected[outcome.refusal];
  return result === undefined
    ? { kind: "rejected", refusal: refusalOf(outcome) }
    : { kind: "answered", result };
}
