import * as v from "valibot";
import type { CheckOutcome } from "#contract/identity/check-states.ts";
import { type CheckAnswer, VendorUnavailable } from "./identity-vendor.ts";

const word = v.pipe(v.string(), v.maxLength(64));

/** S: done, F: failed, U: unknown. Common codes: docs.zoloz.com, errorhandling. */
const result = v.object({ resultCode: word, resultStatus: word });

const answered = v.object({ result });

const begun = v.object({
  result,
  transactionId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  clientCfg: v.pipe(v.string(), v.nonEmpty()),
});

const checked = v.object({
  result,
  transactionId: v.optional(v.string()),
  connectResult: v.optional(word),
  ekycResult: v.optional(word),
});

export function readBegun(content: unknown): v.InferOutput<typeof begun> {
  const code = codeOf(content);
  if (code !== "SUCCESS") throw new VendorUnavailable(`zoloz: ${code}`);
  return readAs(begun, content);
}

/**
 * Connect: docs.zoloz.com gives Success, Failure, VoidTimeout and InProcess. Real ID: Success, Failure and Pending (a
 * risk was found; it stays) are documented; the others are its running states in earlier versions.
 */
const outcomes: Readonly<Record<string, CheckAnswer>> = {
  Success: "verified",
  Failure: "failed",
  Pending: "failed",
  VoidTimeout: "timedOut",
  VoidCancelled: "interrupted",
  InProcess: null,
};

/** `field`: the result of the product that was asked. An unknown value is no answer. */
export function readChecked(
  content: unknown,
  field: "connectResult" | "ekycResult",
  transaction: string,
): CheckAnswer {
  const code = codeOf(content);
  if (code === "NOT_SAME_PERSON") return "notSamePerson";
  if (code !== "SUCCESS") throw new VendorUnavailable(`zoloz: ${code}`);
  const { transactionId, [field]: value = "" } = readAs(checked, content);
  if (transactionId !== undefined && transactionId !== transaction)
    throw new VendorUnavailable("zoloz answered for another transaction");
  if (!Object.hasOwn(outcomes, value)) throw new VendorUnavailable(`zoloz: ${field} ${value}`);
  return outcomes[value]!;
}

function codeOf(content: unknown): string {
  const { resultCode, resultStatus } = readAs(answered, content).result;
  return resultCode === "SUCCESS" && resultStatus !== "S" ? `SUCCESS ${resultStatus}` : resultCode;
}

function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, content);
  if (!read.success) throw new VendorUnavailable("the reply of zoloz has another form");
  return read.output;
}

/** docs.zoloz.com, web-zlzresponse. */
const subCodes: Readonly<Record<string, CheckOutcome>> = {
  Z5052: "systemError",
  Z5053: "systemError",
  Z5054: "cameraRefused",
  Z5055: "interrupted",
  Z5057: "unsupportedBrowser",
};

const response = v.object({
  state: v.string(),
  code: v.union([v.number(), v.string()]),
  subCode: v.optional(v.string()),
});

/**
 * Why the person did not finish, as ZOLOZ's page told the browser; null for anything else. A browser can forge it:
 * it never says that a check succeeded, and never replaces an answer of ZOLOZ.
 */
export function hintIn(returned: string, transaction: string): CheckOutcome | null {
  const read = v.safeParse(response, jsonIn(returned));
  if (!read.success || read.output.state !== transaction) return null;
  const { code, subCode = "" } = read.output;
  if (Object.hasOwn(subCodes, subCode)) return subCodes[subCode]!;
  return String(code) === "1003" ? "interrupted" : null;
}

function jsonIn(returned: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(returned).get("response") ?? returned);
  } catch {
    return null;
  }
}
