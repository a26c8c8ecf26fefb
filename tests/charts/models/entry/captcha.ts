import { captcha } from "@gatehouse/machines/entry/captcha";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const span = 60_000;
const done = (actor: string, output: object): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

const drawn = done("call", { puzzle: { id: "first" } });
const wrong = done("call", { puzzle: { id: "next" } });
const passed = done("call", { result: "r" });
const cases: readonly AnyEvent[] = [
  { type: "captcha.ask", now: 0 },
  { type: "captcha.ask", now: span },
  { type: "captcha.require" },
  { type: "captcha.leave" },
  { type: "puzzle.change" },
  { type: "puzzle.avoid" },
  { type: "answer.give", answer: [120] },
  done("readSwitch", { isOn: true, until: span }),
  done("readSwitch", { isOn: false, until: span }),
  { type: "xstate.error.actor.readSwitch", error: "no answer" },
  { type: "xstate.after.patience.captcha.looking" },
];
const answers = { fetching: [drawn], working: [passed], checking: [wrong, passed] };

const withPuzzle = ["solving", "wrong", "checking"];

export const captchaModel: ChartModel = {
  file: "captcha",
  name: "captcha",
  machine: captcha,
  runs: [
    {
      input: { patience: 3_000 },
      cases: ({ value: { shown } }) => [
        ...cases,
        ...(answers[shown as keyof typeof answers] ?? []),
      ],
    },
  ],
  // A puzzle is of no more use once it is left.
  facts: ({ value: { shown }, context: { known, puzzle, result } }) => ({
    isOn: known?.isOn ?? null,
    puzzle: withPuzzle.includes(shown) ? puzzle.id : null,
    result,
  }),
  invariants: {
    "a result is there exactly while passed": (snapshot) =>
      (snapshot.context.result !== null) === snapshot.matches({ resting: "passed" }),
    "a puzzle is there while one is solved or checked": (snapshot) =>
      snapshot.context.puzzle !== null || !withPuzzle.includes(snapshot.value.shown),
    "a person who waits or is asked can leave": (snapshot) =>
      snapshot.can({ type: "captcha.leave" }) ===
      (snapshot.matches("shown") || snapshot.matches("looking")),
    "a person who is asked can do without a puzzle": (snapshot) =>
      snapshot.can({ type: "puzzle.avoid" }) === snapshot.matches("shown"),
    "an answer is taken exactly while a puzzle is open": (snapshot) =>
      snapshot.can({ type: "answer.give", answer: [1] }) === snapshot.hasTag("open"),
    "no captcha is shown while the switch is known to be off": (snapshot) =>
      !snapshot.matches("shown") || snapshot.context.known?.isOn !== false,
    "the call that waits gets an outcome": (snapshot) =>
      ["shown", "looking"].some((state) => snapshot.matches(state)) ||
      snapshot.hasTag("settled") ||
      snapshot.matches({ resting: "unasked" }),
  },
};
