import { captcha, type Answered, type Switch } from "@gatehouse/machines/captcha/captcha";
import type { AnyMachineSnapshot } from "xstate";
import type { EventIn } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

/** So long the switch is believed, in ms. */
const span = 60_000;
const on = { isOn: true, until: span };
const off = { isOn: false, until: span };
const first = { puzzle: { id: "first" } };
const next = { puzzle: { id: "next" } };
const passed = { result: "r" };
const answer = 120;
const withPuzzle = ["solving", "wrong", "checking"];

/** What a call of one of these states answers; elsewhere there is no call, and the answer is refused. */
const answered =
  (output: Answered, ...states: string[]): EventIn =>
  ({ value: { shown } }) =>
    states.includes(shown) || !["fetching", "checking", "working"].includes(shown)
      ? done("call", output)
      : undefined;

/** The switch that is still believed decides without being read. */
function isDecidedBy(known: Switch | null, after: AnyMachineSnapshot): boolean {
  if (known === null) return after.matches("looking");
  return known.isOn ? after.matches("shown") : after.matches({ resting: "skipped" });
}

export const captchaModel = chartModel({
  machine: captcha,
  inputs: [{ patience: 3_000 }],
  begins: "resting.unasked",
  moves: [
    [
      { type: "captcha.ask", now: span - 1 },
      "resting -> looking | shown.fetching | resting.skipped",
      (after, before) => isDecidedBy(before.context.known, after),
    ],
    [{ type: "captcha.ask", now: span }, "resting -> looking", { known: null }],
    [{ type: "captcha.require" }, "resting -> shown.fetching", { known: null }],
    [{ type: "captcha.leave" }, "looking, shown -> resting.left"],
    [done("readSwitch", on), "looking -> shown.fetching", { known: on }],
    [done("readSwitch", off), "looking -> resting.skipped", { known: off }],
    [noAnswer("readSwitch"), "looking -> resting.skipped", { known: null }],
    [
      { type: "xstate.after.patience.captcha.looking" },
      "looking -> resting.skipped",
      { known: null },
    ],
    [{ type: "puzzle.change" }, "shown -> shown.fetching"],
    [{ type: "puzzle.avoid" }, "shown -> shown.working"],
    [{ type: "answer.give", answer }, "shown.solving, shown.wrong -> shown.checking"],
    [answered(first, "fetching"), "shown.fetching -> shown.solving", first],
    [answered(next, "checking"), "shown.checking -> shown.wrong", next],
    [
      answered(passed, "checking", "working"),
      "shown.checking, shown.working -> resting.passed",
      passed,
    ],
  ],
  tags: {
    busy: "looking",
    open: "shown.solving, shown.wrong",
    failed: "shown.wrong",
    settled: "resting.passed, resting.skipped, resting.left",
  },
  asks: {
    readSwitch: undefined,
    fetchPuzzle: undefined,
    checkAnswer: { ...first, answer },
    work: undefined,
  },
  waits: { patience: 3_000 },
  // A puzzle is of no more use once it is left.
  facts: ({ value: { shown }, context: { known, puzzle, result } }) => ({
    isOn: known?.isOn ?? null,
    puzzle: withPuzzle.includes(shown) ? puzzle.id : null,
    result,
  }),
  claims: {
    "a result sends one code": (at) =>
      (at.context.result !== null) === at.matches({ resting: "passed" }),
    "a puzzle is there while one is solved or checked": (at) =>
      at.context.puzzle !== null || !withPuzzle.includes(at.value.shown),
    "an answer is checked with its puzzle": (at) =>
      !at.matches({ shown: "checking" }) ||
      JSON.stringify(at.children["call"]?.getSnapshot().context.request) ===
        JSON.stringify({ puzzle: at.context.puzzle, answer }),
    "no captcha is shown while the switch is known to be off": (at) =>
      !at.matches("shown") || at.context.known?.isOn !== false,
  },
});
