import {
  captcha,
  type AnswerOutcome,
  type Puzzle,
  type PuzzleOutcome,
  type WorkOutcome,
} from "@gatehouse/machines/captcha";
import * as v from "valibot";
import { type ActorRefFrom, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import * as calls from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/captcha.ts";
import { limits } from "#contract/limits.ts";
import type { Api, Outcome, Refused } from "../api.ts";
import { actorIn, servicesOf, type System } from "../app/system.ts";
import { refusalWords } from "../reactions.ts";
import { learn } from "../words.ts";
import { findNumber } from "./captcha-work.ts";

const second = 1000;

/** What a send-code call carries of a captcha: nothing where none was asked for. */
export interface Passed {
  captcha_result?: string;
}

const wiredCaptcha = captcha.provide({
  actors: {
    readSwitch: fromPromise(async ({ signal, system }) => {
      const outcome = await servicesOf(system).api(calls.captchaSwitch, { signal });
      if (!outcome.ok) throw new Error(outcome.refusal);
      const { status } = v.parse(calls.captchaSwitch.reply, outcome.data);
      return { status, now: Date.now() };
    }),
    fetchPuzzle: fromPromise<PuzzleOutcome>(({ signal, system }) =>
      draw(servicesOf(system).api, signal),
    ),
    checkAnswer: fromPromise<AnswerOutcome, { puzzle: Puzzle | null; answer: number[] }>(
      async ({ input: { puzzle, answer }, signal, system }) => {
        const { api } = servicesOf(system);
        const outcome = await check(api, puzzle?.id ?? "", answer, signal);
        if (outcome.kind !== "wrong") return outcome;
        const next = await draw(api, signal);
        return next.kind === "drawn" ? { kind: "wrong", puzzle: next.puzzle } : next;
      },
    ),
    work: fromPromise<WorkOutcome>(({ signal, system }) => work(servicesOf(system).api, signal)),
  },
});
const input = { span: limits.captchaSwitchSeconds * second, patience: captchaLimits.switchMs };

/** Starts the captcha of this tab, which a dialog shows wherever a code is asked for. */
export function startCaptcha(system: System): ActorRefFrom<typeof captcha> {
  actorIn(system, "portal").send({
    type: "service.start",
    name: "captcha",
    logic: wiredCaptcha,
    input,
  });
  return actorIn(system, "captcha");
}

/** Fetches what the captcha says: the forms, where somebody may have to sign in again, do without it else. */
export const learnCaptcha = (): Promise<void> => learn("all");

/** The puzzle that stands there, with its pictures. */
export function puzzleIn({ context }: SnapshotFrom<typeof captcha>): calls.PuzzleReply | null {
  return context.puzzle as calls.PuzzleReply | null;
}

async function draw(api: Api, signal: AbortSignal): Promise<PuzzleOutcome> {
  const outcome = await api(calls.captchaChallenge, { body: { kind: "puzzle" }, signal });
  return outcome.ok ? { kind: "drawn", puzzle: outcome.data } : refusedBy(outcome);
}

async function check(api: Api, id: string, answer: number[], signal: AbortSignal) {
  const outcome = await api(calls.captchaCheck, { body: { id, answer }, signal });
  if (outcome.ok) return { kind: "passed" as const, result: outcome.data.captcha_result };
  if (outcome.refusal === "captchaWrong")
    return { kind: "wrong" as const, refusal: refusalWords(outcome) };
  return refusedBy(outcome);
}

async function work(api: Api, signal: AbortSignal): Promise<WorkOutcome> {
  const given = await api(calls.captchaChallenge, { body: { kind: "work" }, signal });
  if (!given.ok) return refusedBy(given);
  if (given.data.kind !== "work") throw new Error("a puzzle came in place of work");
  const number = await findNumber(given.data, signal);
  const outcome = await check(api, given.data.id, [number], signal);
  return outcome.kind === "passed" ? outcome : { kind: "refused", refusal: outcome.refusal };
}

function refusedBy(refused: Refused): { kind: "refused"; refusal: string } {
  if (refused.status === 0) throw new Error(refused.refusal);
  return { kind: "refused", refusal: refusalWords(refused) };
}

/**
 * Makes a call that only a person may make. What this browser knows of the switch spares a call in
 * vain, no more: it sends without a captcha where it knows of none, and asks the person once the
 * server has refused for the want of one. Gives `left` where the person closed it.
 */
export async function asPerson<Data>(
  send: (passed: Passed) => Promise<Outcome<Data>>,
  signal: AbortSignal,
  system: System,
): Promise<Outcome<Data> | "left"> {
  const actor = startCaptcha(system);
  const passed = await passage(actor, "captcha.ask", signal);
  if (passed === "left") return "left";
  const outcome = await send(passed);
  if (outcome.ok || outcome.refusal !== "captchaNeeded") return outcome;
  const then = await passage(actor, "captcha.require", signal);
  return then === "left" ? "left" : send(then);
}

/** Whoever waited for it and goes away closes it. */
async function passage(
  actor: ActorRefFrom<typeof captcha>,
  type: "captcha.ask" | "captcha.require",
  signal: AbortSignal,
): Promise<Passed | "left"> {
  signal.throwIfAborted();
  const leave = () => actor.send({ type: "captcha.leave" });
  signal.addEventListener("abort", leave);
  actor.send({ type, now: Date.now() });
  const settled = await waitFor(actor, (snapshot) => snapshot.hasTag("settled"));
  signal.removeEventListener("abort", leave);
  if (settled.matches({ resting: "left" })) return "left";
  const { result } = settled.context;
  return result === null ? {} : { captcha_result: result };
}
