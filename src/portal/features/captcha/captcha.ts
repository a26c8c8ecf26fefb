import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { type Answered, captcha, type Switch } from "@gatehouse/machines/entry/captcha";
import * as v from "valibot";
import { createActor, fromPromise, waitFor } from "xstate";
import * as calls from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { limits } from "#contract/limits.ts";
import { api, type Outcome } from "#portal/app/api.ts";
import { callOutcome, refusalOf } from "#portal/app/refusals.ts";
import { loadMessages } from "#portal/app/i18n.ts";
import { callActor } from "#portal/actors/call.ts";
import { findNumber } from "./captcha-work.ts";

const second = 1000;

/** What a send-code call carries of a captcha: nothing where none was asked for. */
export interface Passed {
  captcha_result?: string;
}

interface Given {
  puzzle: { id: string } | null;
  answer: number[];
}

/** The captcha of this tab; a dialog shows it wherever a code is asked for. */
export const captchaActor = createActor(
  captcha.provide({
    actors: {
      readSwitch: fromPromise<Switch>(async ({ signal }) => {
        const outcome = await api(calls.captchaSwitch, { signal });
        if (!outcome.ok) throw new Error(outcome.refusal);
        const { status } = v.parse(calls.captchaSwitch.reply, outcome.data);
        return { isOn: status === "ON", until: Date.now() + limits.captchaSwitchSeconds * second };
      }),
      fetchPuzzle: callActor<undefined, Answered>((_, signal) => draw(signal)),
      checkAnswer: callActor<Given, Answered>(async ({ puzzle, answer }, signal) => {
        const body = { id: puzzle?.id ?? "", answer };
        const outcome = await api(calls.captchaCheck, { body, signal });
        return !outcome.ok && outcome.refusal === "captchaWrong" ? draw(signal) : passed(outcome);
      }),
      work: callActor<undefined, Answered>(async (_, signal) => {
        const given = await api(calls.captchaChallenge, { body: { kind: "work" }, signal });
        if (!given.ok) return { kind: "rejected", refusal: refusalOf(given) };
        if (given.data.kind !== "work") throw new Error("a puzzle came in place of work");
        const body = { id: given.data.id, answer: [await findNumber(given.data, signal)] };
        return passed(await api(calls.captchaCheck, { body, signal }));
      }),
    },
  }),
  { input: { patience: captchaLimits.switchMs } },
).start();

/** Loads the messages of the captcha: the forms, where a person may have to sign in again, have none of them. */
export const loadCaptchaMessages = (): Promise<void> => loadMessages("pages");

async function draw(signal: AbortSignal): Promise<CallOutcome<Answered>> {
  const outcome = await api(calls.captchaChallenge, { body: { kind: "puzzle" }, signal });
  return callOutcome(outcome, (puzzle) => ({ puzzle }));
}

const passed = (outcome: Outcome<{ captcha_result: string }>): CallOutcome<Answered> =>
  callOutcome(outcome, ({ captcha_result: result }) => ({ result }));

/**
 * Makes a call that needs a captcha where the switch is on. Without a known switch it is sent without
 * one, and again with one if the server asks for it. Gives `left` where the person closes the captcha.
 */
export async function asPerson<Data>(
  send: (passed: Passed) => Promise<Outcome<Data>>,
  signal: AbortSignal,
): Promise<Outcome<Data> | "left"> {
  const asked = await passage({ type: "captcha.ask", now: Date.now() }, signal);
  if (asked === "left") return "left";
  const outcome = await send(asked);
  if (outcome.ok || outcome.refusal !== "captchaNeeded") return outcome;
  const required = await passage({ type: "captcha.require" }, signal);
  return required === "left" ? "left" : send(required);
}

/** The captcha is closed when the call that waits for it is given up. */
async function passage(
  event: { type: "captcha.ask"; now: number } | { type: "captcha.require" },
  signal: AbortSignal,
): Promise<Passed | "left"> {
  signal.throwIfAborted();
  const leave = () => captchaActor.send({ type: "captcha.leave" });
  signal.addEventListener("abort", leave);
  captchaActor.send(event);
  const settled = await waitFor(captchaActor, (snapshot) => snapshot.hasTag("settled"));
  signal.removeEventListener("abort", leave);
  if (settled.matches({ resting: "left" })) return "left";
  const { result } = settled.context;
  return result === null ? {} : { captcha_result: result };
}
