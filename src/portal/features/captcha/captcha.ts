import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { type Answered, captcha, type Switch } from "@gatehouse/machines/captcha/captcha";
import * as v from "valibot";
import { type ActorRefFrom, fromPromise, waitFor } from "xstate";
import * as calls from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { limits } from "#contract/limits.ts";
import type { Api, Outcome } from "#portal/system/api.ts";
import { actorIn, servicesOf, type System } from "#portal/system/system.ts";
import { callOutcome, refusalOf } from "#portal/system/refusals.ts";
import { loadMessages } from "#portal/app/i18n.ts";
import { callActor } from "#portal/actors/call.ts";
import { findNumber } from "./captcha-work.ts";

const second = 1000;

/** What a send-code call carries of a captcha: nothing where none was asked for. */
export interface CaptchaResult {
  captcha_result?: string;
}

interface Answer {
  puzzle: { id: string } | null;
  answer: number;
}

const wiredCaptcha = captcha.provide({
  actors: {
    readSwitch: fromPromise<Switch>(async ({ signal, system }) => {
      const outcome = await servicesOf(system).api(calls.captchaSwitch, { signal });
      if (!outcome.ok) throw new Error(outcome.refusal);
      const { status } = v.parse(calls.captchaSwitch.reply, outcome.data);
      return { isOn: status === "ON", until: Date.now() + limits.captchaSwitchSeconds * second };
    }),
    fetchPuzzle: callActor<undefined, Answered>((_, { signal, system }) =>
      draw(servicesOf(system).api, signal),
    ),
    checkAnswer: callActor<Answer, Answered>(async ({ puzzle, answer }, { signal, system }) => {
      const { api } = servicesOf(system);
      const body = { id: puzzle?.id ?? "", answer };
      const outcome = await api(calls.captchaCheck, { body, signal });
      const isWrong = !outcome.ok && outcome.refusal === "captchaWrong";
      return isWrong ? draw(api, signal) : passed(outcome);
    }),
    work: callActor<undefined, Answered>(async (_, { signal, system }) => {
      const { api } = servicesOf(system);
      const given = await api(calls.captchaChallenge, { body: { kind: "work" }, signal });
      if (!given.ok) return { kind: "rejected", refusal: refusalOf(given) };
      if (given.data.kind !== "work") throw new Error("expected work, got a puzzle");
      const answer = await findNumber(given.data, signal);
      const body = { id: given.data.id, answer };
      return passed(await api(calls.captchaCheck, { body, signal }));
    }),
  },
});

/** Starts the captcha of this tab, which a dialog shows wherever a code is asked for. */
export function startCaptcha(system: System): ActorRefFrom<typeof captcha> {
  actorIn(system, "portal").send({
    type: "service.start",
    name: "captcha",
    logic: wiredCaptcha,
    input: { patience: captchaLimits.switchMs },
  });
  return actorIn(system, "captcha");
}

/** Loads the messages of the captcha: the forms, where a person may have to sign in again, have none of them. */
export const loadCaptchaMessages = (): Promise<void> => loadMessages("pages");

async function draw(api: Api, signal: AbortSignal): Promise<CallOutcome<Answered>> {
  const outcome = await api(calls.captchaChallenge, { body: { kind: "puzzle" }, signal });
  return callOutcome(outcome, (puzzle) => ({ puzzle }));
}

const passed = (outcome: Outcome<{ captcha_result: string }>): CallOutcome<Answered> =>
  callOutcome(outcome, ({ captcha_result: result }) => ({ result }));

/**
 * Makes a call that needs a captcha where the switch is on. Without a known switch it is sent without
 * one, and again with one if the server asks for it. Gives `left` where the person closes the captcha.
 */
export async function withCaptcha<Data>(
  send: (passed: CaptchaResult) => Promise<Outcome<Data>>,
  signal: AbortSignal,
  system: System,
): Promise<Outcome<Data> | "left"> {
  const actor = startCaptcha(system);
  const asked = await solveCaptcha(actor, { type: "captcha.ask", now: Date.now() }, signal);
  if (asked === "left") return "left";
  const outcome = await send(asked);
  if (outcome.ok || outcome.refusal !== "captchaNeeded") return outcome;
  const required = await solveCaptcha(actor, { type: "captcha.require" }, signal);
  return required === "left" ? "left" : send(required);
}

/** The captcha is closed when the call that waits for it is given up. */
async function solveCaptcha(
  actor: ActorRefFrom<typeof captcha>,
  event: { type: "captcha.ask"; now: number } | { type: "captcha.require" },
  signal: AbortSignal,
): Promise<CaptchaResult | "left"> {
  signal.throwIfAborted();
  const leave = () => actor.send({ type: "captcha.leave" });
  signal.addEventListener("abort", leave);
  actor.send(event);
  const settled = await waitFor(actor, (snapshot) => snapshot.hasTag("settled"));
  signal.removeEventListener("abort", leave);
  if (settled.matches({ resting: "left" })) return "left";
  const { result } = settled.context;
  return result === null ? {} : { captcha_result: result };
}
