import { codeRequest, type SendCodeResult } from "@gatehouse/machines/accounts/code-request";
import {
  type CodeResult,
  emailProof,
  proofOf,
  type ProofOutcome,
} from "@gatehouse/machines/accounts/email-proof";
import * as v from "valibot";
import { fromPromise } from "xstate";
import { sha256 } from "#contract/application/canonical.ts";
import * as account from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import * as secretsRules from "#contract/rules/secrets.ts";
import type { Outcome, Refused } from "#portal/system/api.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import { refusalOf } from "#portal/system/refusals.ts";
import { callActor } from "#portal/actors/call.ts";
import { withCaptcha, type CaptchaResult } from "../captcha/captcha.ts";
import { secondsNow, ticker } from "#portal/actors/ticker.ts";

const second = 1000;
/** How long a code is valid after the wait that began with it. */
const validAfterWait = (limits.codeMinutes * 60 - limits.codeResendSeconds) * second;
const waiting = (purpose: account.CodePurpose) => `gatehouse.code.${purpose}`;

/** Another code can be sent at once. */
export function forgetWait(purpose: account.CodePurpose): void {
  sessionStorage.removeItem(waiting(purpose));
}

/** Stores for this tab until when (in ms) no other code goes to an address, without the address itself. */
export async function keepWait(purpose: account.CodePurpose, email: string, until: number) {
  sessionStorage.setItem(waiting(purpose), `${until} ${await digestOf(email)}`);
}

/** Until when (in ms), also once that has passed; 0 where no code that is still valid went to this address from this tab. */
async function waitOf(purpose: account.CodePurpose, email: string): Promise<number> {
  const [until = "", digest = ""] = (sessionStorage.getItem(waiting(purpose)) ?? "").split(" ");
  const isValid = Number(until) + validAfterWait > secondsNow() * second;
  return isValid && digest === (await digestOf(email)) ? Number(until) : 0;
}

/** Whether a code that is still valid went to this address from this tab. */
export const isCodeSent = async (purpose: account.CodePurpose, email: string): Promise<boolean> =>
  (await waitOf(purpose, email)) > 0;

const digestOf = (email: string) => sha256(email.trim().toLowerCase());

interface Asked {
  email: string;
  resends: number;
}
interface Typed {
  email: string;
  code: string;
}

/** How an address is proved: for what, by which call the code is sent, and by which it is verified. */
interface ProofCalls {
  purpose: account.CodePurpose;
  /** passed: what the captcha gave, for the body of the call. */
  send: (
    asked: Asked & { passed: CaptchaResult },
    system: System,
  ) => Promise<Outcome<{ wait_seconds: number }>>;
  /** Gets a code of six digits. */
  verify: (typed: Typed, system: System) => Promise<ProofOutcome>;
}

/** Proves an email address by these calls; the result is that of `verify`. */
export function proofBy<Result>({ purpose, send, verify }: ProofCalls) {
  const proof = emailProof.provide({
    actors: {
      codeRequest: requestFor(purpose, send),
      verifyCall: callActor<Typed, CodeResult>(async ({ email, code }, { system }) => {
        const typed = v.safeParse(secretsRules.code, code);
        if (!typed.success) {
          const isBlank = code.trim() === "";
          return { kind: "rejected", refusal: { code: isBlank ? "codeRequired" : "codeFormat" } };
        }
        const outcome = await verify({ email, code: typed.output }, system);
        if (outcome.kind === "rejected") return outcome;
        if (outcome.kind === "proved") forgetWait(purpose);
        return { kind: "answered", result: outcome };
      }),
    },
  });
  return proofOf<Result>(proof);
}

/** Proving an address by a code of a purpose, and of a text that is signed with it; the result is the server's proof, under a name. */
export function wiredProof<Name extends "proof" | "present_proof">(
  purpose: account.CodePurpose,
  name: Name,
  about: () => { text_sha256?: string } = () => ({}),
) {
  return proofBy<Record<Name, string>>({
    purpose,
    send: ({ email, resends, passed }, system) =>
      servicesOf(system).api(account.sendEmailCaptcha, {
        body: {
          email,
          type: purpose,
          count: resends,
          ...about(),
          ...mailboxInAddress(),
          ...passed,
        },
      }),
    verify: async ({ email, code }, system) => {
      const body = { email, type: purpose, captcha: code, ...about() };
      const outcome = await servicesOf(system).api(account.verifyCaptcha, { body });
      if (!outcome.ok) return notProved(outcome);
      return { kind: "proved", result: { [name]: outcome.data.proof } };
    },
  });
}

/** Of the link in a code's mail. It stays in the address: it grants nothing, and a reload needs it. */
function mailboxInAddress(): { mailbox?: string } {
  const mailbox = location.hash.slice(1);
  return account.mailboxForm.test(mailbox) ? { mailbox } : {};
}

/** Why a code proved nothing; throws where there was no answer. */
export function notProved(refused: Refused): Exclude<ProofOutcome, { kind: "proved" }> {
  const left = refused.data["tries_left"];
  if (refused.refusal === "codeMismatch")
    return { kind: "wrong", triesLeft: typeof left === "number" ? left : 0 };
  if (refused.refusal === "codeSpent") return { kind: "spent" };
  return { kind: "rejected", refusal: refusalOf(refused) };
}

/** Asking for a code; the wait is stored for this tab, so that a reload goes on counting and sends no second code. */
function requestFor(purpose: account.CodePurpose, send: ProofCalls["send"]) {
  return codeRequest.provide({
    actors: {
      ticker: ticker(second, secondsNow),
      storedWait: fromPromise(async ({ input: { email } }) => ({
        // Where the browser stores nothing, no wait is known.
        deadline: (await waitOf(purpose, email).catch(() => 0)) / second,
        now: secondsNow(),
      })),
      sendCall: callActor<Asked, SendCodeResult>(async (asked, { signal, system }) => {
        const outcome = await withCaptcha(
          (passed) => send({ ...asked, passed }, system),
          signal,
          system,
        );
        if (outcome === "left") return { kind: "rejected", refusal: { code: "captchaClosed" } };
        const seconds = outcome.ok ? outcome.data.wait_seconds : outcome.data["seconds"];
        if (!outcome.ok && (outcome.refusal !== "codeTooSoon" || typeof seconds !== "number"))
          return { kind: "rejected", refusal: refusalOf(outcome) };
        const now = secondsNow();
        const deadline = now + Number(seconds);
        await keepWait(purpose, asked.email, deadline * second);
        const kind = outcome.ok ? "sent" : "throttled";
        if (outcome.ok) servicesOf(system).notify("codeSent");
        return { kind: "answered", result: { kind, deadline, now } };
      }),
    },
  });
}
