import { captcha } from "@gatehouse/machines/captcha";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const span = 60_000;
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const lost = (actor: string): AnyEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: "no answer",
});
const refused = { kind: "refused", refusal: "tooMany" };
const passed = { kind: "passed", result: "r" };

const cases: readonly AnyEvent[] = [
  { type: "captcha.ask", now: 0 },
  { type: "captcha.ask", now: span - 1 },
  { type: "captcha.ask", now: span },
  { type: "captcha.require", now: 0 },
  { type: "answer.give", answer: [120] },
  done("readSwitch", { status: "ON", now: 0 }),
  done("readSwitch", { status: "OFF", now: 0 }),
  lost("readSwitch"),
  { type: "xstate.after.patience.captcha.looking" },
  done("fetchPuzzle", { kind: "drawn", puzzle: { id: "first" } }),
  done("fetchPuzzle", refused),
  lost("fetchPuzzle"),
  done("checkAnswer", passed),
  done("checkAnswer", { kind: "wrong", puzzle: { id: "next" } }),
  done("checkAnswer", refused),
  lost("checkAnswer"),
  done("work", passed),
  done("work", refused),
  lost("work"),
];

const isShown = (snapshot: AnyMachineSnapshot) => snapshot.matches("shown");

export const captchaModel: ChartModel = {
  file: "captcha",
  name: "captcha",
  machine: captcha,
  runs: [{ input: { span, patience: 3_000 }, cases }],
  facts: ({ context: { known, puzzle, result, refusal } }) => ({
    known: known?.status ?? null,
    puzzle: puzzle?.id ?? null,
    result,
    refusal,
  }),
  invariants: {
    "a result is there exactly while passed": (snapshot) =>
      (snapshot.context.result !== null) === snapshot.matches({ resting: "passed" }),
    "a puzzle is there exactly while one is solved or looked at": (snapshot) =>
      (snapshot.context.puzzle !== null) === snapshot.matches({ shown: "puzzle" }),
    "a refusal is kept only while unreachable": (snapshot) =>
      snapshot.context.refusal === null || snapshot.matches({ shown: "unreachable" }),
    "whoever waits or is asked can leave, and nobody else": (snapshot) =>
      snapshot.can({ type: "captcha.leave" }) ===
      (isShown(snapshot) || snapshot.matches("looking")),
    "whoever is asked can do without a puzzle, but while it is looked at or done": (snapshot) =>
      snapshot.can({ type: "puzzle.avoid" }) ===
      (isShown(snapshot) &&
        !snapshot.matches({ shown: "working" }) &&
        !snapshot.matches({ shown: { puzzle: "checking" } })),
    "an answer is taken exactly while a puzzle is open": (snapshot) =>
      snapshot.can({ type: "answer.give", answer: [1] }) ===
      snapshot.matches({ shown: { puzzle: "solving" } }),
    "nobody is asked while the switch is known to be off": (snapshot) =>
      !isShown(snapshot) || snapshot.context.known?.status === "ON",
    "whoever waits for the outcome gets one: it is asked about, settled, or nobody asked yet": (
      snapshot,
    ) =>
      isShown(snapshot) ||
      snapshot.matches("looking") ||
      snapshot.hasTag("settled") ||
      snapshot.matches({ resting: "unasked" }),
  },
};
