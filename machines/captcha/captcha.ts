import { assertEvent, assign, fromPromise, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";

/** A result, or a puzzle: a wrong answer uses up its puzzle, so the server sends another. */
export type Answered = { result: string } | { puzzle: { id: string } };

/** until: when it is loaded again, in ms of the client's clock. */
export interface Switch {
  isOn: boolean;
  until: number;
}

export type CaptchaEvent =
  | { type: "captcha.ask"; now: number }
  | { type: "captcha.require" | "captcha.leave" | "puzzle.change" | "puzzle.avoid" }
  | { type: "answer.give"; answer: number };

interface Context {
  /** The maximum wait for the switch, in ms. */
  patience: number;
  known: Switch | null;
  puzzle: { id: string } | null;
  result: string | null;
}

/** Must a person pass a captcha before a code is sent, and has that been done? */
export const captcha = setup({
  types: {
    context: {} as Context,
    events: {} as CaptchaEvent,
    input: {} as { patience: number },
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    readSwitch: fromPromise<Switch>(unprovided),
    fetchPuzzle: callOf<undefined, Answered>(),
    checkAnswer: callOf<{ puzzle: { id: string } | null; answer: number }, Answered>(),
    work: callOf<undefined, Answered>(),
  },
  actions: {
    assignSwitch: assign((_, known: Switch) => ({ known })),
    assignAnswer: assign(({ event }) => ("output" in event ? (event.output as Answered) : {})),
    clearOldSwitch: assign(({ context: { known } }, { now }: { now: number }) => ({
      known: known !== null && now < known.until ? known : null,
    })),
    clearSwitch: assign({ known: null }),
    clearResult: assign({ result: null }),
  },
  delays: { patience: ({ context }) => context.patience },
  guards: {
    isOn: ({ context }) => context.known?.isOn === true,
    isOff: ({ context }) => context.known?.isOn === false,
    isWrong: (_, answer: Answered) => "puzzle" in answer,
  },
}).createMachine({
  id: "captcha",
  description: "The server decides and checks; the state in the browser only saves a call.",
  context: ({ input }) => ({ ...input, known: null, puzzle: null, result: null }),
  initial: "resting",
  states: {
    resting: {
      on: {
        "captcha.ask": {
          target: "looking",
          actions: { type: "clearOldSwitch", params: ({ event }) => event },
        },
        "captcha.require": { target: "shown", actions: "clearSwitch" },
      },
      initial: "unasked",
      states: {
        unasked: {},
        passed: { description: "A result sends one code.", tags: "settled", exit: "clearResult" },
        skipped: { description: "The switch is off or unknown.", tags: "settled" },
        left: { description: "The person closed it; no code is sent.", tags: "settled" },
      },
    },
    looking: {
      description: "A switch that does not answer in time is skipped, like one that fails.",
      tags: "busy",
      after: { patience: "resting.skipped" },
      on: { "captcha.leave": "resting.left" },
      always: [
        { guard: "isOn", target: "shown" },
        { guard: "isOff", target: "resting.skipped" },
      ],
      invoke: {
        id: "readSwitch",
        src: "readSwitch",
        onDone: { actions: { type: "assignSwitch", params: ({ event }) => event.output } },
        onError: "resting.skipped",
      },
    },
    shown: {
      description: "A puzzle, and beside it the way that needs none.",
      on: {
        "captcha.leave": "resting.left",
        "puzzle.change": ".fetching",
        "puzzle.avoid": ".working",
      },
      initial: "fetching",
      states: {
        fetching: {
          invoke: {
            id: "call",
            src: "fetchPuzzle",
            input: undefined,
            onDone: { target: "solving", actions: "assignAnswer" },
          },
        },
        solving: { tags: "open", on: { "answer.give": "checking" } },
        wrong: {
          description: "The answer was wrong or too late; another puzzle is there.",
          tags: ["open", "failed"],
          on: { "answer.give": "checking" },
        },
        checking: {
          description: "The server checks an answer once: it is not sent again.",
          invoke: {
            id: "call",
            src: "checkAnswer",
            input: ({ context: { puzzle }, event }) => {
              assertEvent(event, "answer.give");
              return { puzzle, answer: event.answer };
            },
            onDone: [
              {
                guard: { type: "isWrong", params: ({ event }) => event.output },
                target: "wrong",
                actions: "assignAnswer",
              },
              { target: "#captcha.resting.passed", actions: "assignAnswer" },
            ],
          },
        },
        working: {
          description: "The computer works for some seconds; the person does nothing.",
          invoke: {
            id: "call",
            src: "work",
            input: undefined,
            onDone: { target: "#captcha.resting.passed", actions: "assignAnswer" },
          },
        },
      },
    },
  },
});
