import { msg } from "@lingui/core/macro";
import { codeRequest } from "@gatehouse/machines/code-request";
import { emailProof, type ProofOutcome } from "@gatehouse/machines/email-proof";
import * as v from "valibot";
import { fromPromise } from "xstate";
import * as account from "#contract/calls/account.ts";
import * as secretsRules from "#contract/rules/secrets.ts";
import { issueWords } from "#contract/questions/words.ts";
import { type Outcome, type Refused } from "../api.ts";
import { servicesOf, type System } from "../app/system.ts";
import { answerWords, refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { asPerson, type Passed } from "./captcha.ts";
import { ticker } from "./ticker.ts";

const second = 1000;
const closed = msg`No code was sent, because the check was closed. Please try again.`;
const waiting = (purpose: account.CodePurpose) => `gatehouse.code.${purpose}`;

/** The wait belongs to the address a code was sent to; another address gets its own code at once. */
export function forgetWait(purpose: account.CodePurpose): void {
  sessionStorage.removeItem(waiting(purpose));
}

interface Asked {
  email: string;
  resends: number;
  /** What the captcha gave, for the body of the call. */
  passed: Passed;
}
interface Typed {
  email: string;
  code: string;
}
type Send = (asked: Asked, system: System) => Promise<Outcome<{ wait_seconds: number }>>;

/** How an address is proved: for what, by which call the code is sent, and by which it is tried. */
interface Way {
  purpose: account.CodePurpose;
  send: Send;
  /** Gets a code of six digits. */
  verify: (typed: Typed, system: System) => Promise<ProofOutcome>;
}

/** Proving an address in a way of one's own. */
export function proofBy({ purpose, send, verify }: Way) {
  return emailProof.provide({
    actors: {
      codeRequest: requestFor(purpose, send),
      verifyCode: fromPromise<ProofOutcome, Typed>(async ({ input, system }) => {
        const code = v.safeParse(secretsRules.code, input.code);
        if (!code.success) return { kind: "refused", refusal: codeWords(input.code) };
        const outcome = await verify({ ...input, code: code.output }, system);
        if (outcome.kind === "proved") forgetWait(purpose);
        return outcome;
      }),
    },
  });
}

/** Proving an address by a code of a purpose; the proof that the server gives is handed to `keep`. */
export function wiredProof(purpose: account.CodePurpose, keep: (proof: string) => void) {
  return proofBy({
    purpose,
    send: ({ email, resends, passed }, system) =>
      servicesOf(system).api(account.sendEmailCaptcha, {
        body: { email, type: purpose, count: resends, ...passed },
      }),
    verify: async ({ email, code }, system) => {
      const body = { email, type: purpose, captcha: code };
      const outcome = await servicesOf(system).api(account.verifyCaptcha, { body });
      if (!outcome.ok) return notProved(outcome);
      keep(outcome.data.proof);
      return { kind: "proved" };
    },
  });
}

function codeWords(code: string): string {
  return issueWords(
    i18n,
    { path: "code", code: code.trim() === "" ? "codeRequired" : "codeFormat" },
    undefined,
  );
}

/** Why a code proved nothing; throws where nobody answered. */
export function notProved(refused: Refused): Exclude<ProofOutcome, { kind: "proved" }> {
  const left = refused.data["tries_left"];
  if (refused.refusal === "codeMismatch")
    return { kind: "wrong", triesLeft: typeof left === "number" ? left : 0 };
  if (refused.refusal === "codeSpent") return { kind: "spent" };
  return { kind: "refused", refusal: answerWords(refused) };
}

/** Asking for a code; the wait is kept for this tab, so that a reload goes on counting. */
function requestFor(purpose: account.CodePurpose, send: Send) {
  const sendCode = codeRequest.provide({
    actors: {
      ticker: ticker(second),
      sendCode: fromPromise(async ({ input, signal, system }) => {
        const outcome = await asPerson(
          (passed) => send({ ...input, passed }, system),
          signal,
          system,
        );
        if (outcome === "left") return { kind: "refused" as const, refusal: i18n._(closed) };
        if (!outcome.ok && outcome.status === 0) throw new Error(outcome.refusal);
        const now = Date.now();
        const seconds = outcome.ok ? outcome.data.wait_seconds : outcome.data["seconds"];
        if (!outcome.ok && (outcome.refusal !== "codeTooSoon" || typeof seconds !== "number")) {
          return { kind: "refused" as const, refusal: refusalWords(outcome) };
        }
        const deadline = now + Number(seconds) * second;
        sessionStorage.setItem(waiting(purpose), String(deadline));
        return { kind: outcome.ok ? ("sent" as const) : ("throttled" as const), deadline, now };
      }),
    },
  });
  return adapted(sendCode, {
    getInitialSnapshot: (scope: never, { email }: { email: string }) =>
      sendCode.getInitialSnapshot(scope, {
        email,
        second,
        now: Date.now(),
        deadline: Number(sessionStorage.getItem(waiting(purpose))) || null,
      }),
  });
}
