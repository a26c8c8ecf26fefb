import { assertEvent, assign, fromPromise, setup } from "xstate";

type Status = "ON" | "OFF";

/** What the server drew; the chart passes it on and knows it by its id. */
export interface Puzzle {
  id: string;
}

export type PuzzleOutcome =
  | { kind: "drawn"; puzzle: Puzzle }
  | { kind: "refused"; refusal: string };

/** A wrong answer spends its puzzle, so the next one comes with it. */
export type AnswerOutcome =
  | { kind: "passed"; result: string }
  | { kind: "wrong"; puzzle: Puzzle }
  | { kind: "refused"; refusal: string };

export type WorkOutcome = { kind: "passed"; result: string } | { kind: "refused"; refusal: string };

/** span: how long the switch is believed; patience: how long it is waited for; both in ms. */
export interface CaptchaInput {
  span: number;
  patience: number;
}

export type CaptchaEvent =
  | { type: "captcha.ask"; now: number }
  | { type: "captcha.require"; now: number }
  | { type: "captcha.leave" }
  | { type: "puzzle.change" }
  | { type: "puzzle.avoid" }
  | { type: "answer.give"; answer: number[] };

interface Context extends CaptchaInput {
  /** What the switch said, and until when that is believed, in ms of the client's clock. */
  known: { status: Status; until: number } | null;
  puzzle: Puzzle | null;
  result: string | null;
  refusal: string | null;
}

type Outcome = PuzzleOutcome | AnswerOutcome | WorkOutcome;
interface Answered {
  outcome: Outcome;
}

/** Must somebody show to be a person before a code is sent, and has that been done? */
export const captcha = setup({
  types: {
    context: {} as Context,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    readSwitch: fromPromise<{ status: Status; now: number }>(() =>
      Promise.reject(new Error("readSwitch is not provided")),
    ),
    fetchPuzzle: fromPromise<PuzzleOutcome>(() =>
      Promise.reject(new Error("fetchPuzzle is not provided")),
    ),
    checkAnswer: fromPromise<AnswerOutcome, { puzzle: Puzzle | null; answer: number[] }>(() =>
      Promise.reject(new Error("checkAnswer is not provided")),
    ),
    work: fromPromise<WorkOutcome>(() => Promise.reject(new Error("work is not provided"))),
  },
  actions: {
    "believe the switch": assign(
      ({ context }, { status, now }: { status: Status; now: number }) => ({
        known: { status, until: now + context.span },
      }),
    ),
    "take the puzzle": assign((_, { outcome }: Answered) =>
      "puzzle" in outcome ? { puzzle: outcome.puzzle } : {},
    ),
    "put the puzzle away": assign({ puzzle: null }),
    "keep the result": assign((_, { outcome }: Answered) =>
      "result" in outcome ? { result: outcome.result } : {},
    ),
    "forget the result": assign({ result: null }),
    "keep the refusal": assign((_, { outcome }: Answered) =>
      "refusal" in outcome ? { refusal: outcome.refusal } : {},
    ),
    "forget the refusal": assign({ refusal: null }),
  },
  delays: { patience: ({ context }) => context.patience },
  guards: {
    "known to be on": ({ context: { known } }, { now }: { now: number }) =>
      known !== null && known.status === "ON" && now < known.until,
    "known to be off": ({ context: { known } }, { now }: { now: number }) =>
      known !== null && known.status === "OFF" && now < known.until,
    on: (_, { status }: { status: Status }) => status === "ON",
    drawn: (_, { outcome }: Answered) => outcome.kind === "drawn",
    passed: (_, { outcome }: Answered) => outcome.kind === "passed",
    wrong: (_, { outcome }: Answered) => outcome.kind === "wrong",
  },
}).createMachine({
  id: "captcha",
  description: "The server decides and checks; what is thought here only spares a send in vain.",
  context: ({ input }) => ({
    ...input,
    known: null,
    puzzle: null,
    result: null,
    refusal: null,
  }),
  initial: "resting",
  states: {
    resting: {
      on: {
        "captcha.ask": [
          { guard: { type: "known to be on", params: ({ event }) => event }, target: "shown" },
          {
            guard: { type: "known to be off", params: ({ event }) => event },
            target: ".skipped",
          },
          { target: "looking" },
        ],
        "captcha.require": {
          target: "shown",
          actions: {
            type: "believe the switch",
            params: ({ event }) => ({ status: "ON", now: event.now }),
          },
        },
      },
      initial: "unasked",
      states: {
        unasked: {},
        passed: {
          description: "The result sends one code; whoever asks again passes another.",
          tags: "settled",
          exit: "forget the result",
        },
        skipped: {
          description: "Nothing stands in the way, or nobody knows: a refusal would tell.",
          tags: "settled",
        },
        left: { description: "The person closed it; no code is sent.", tags: "settled" },
      },
    },
    looking: {
      description: "A switch that says nothing in time is passed over, like one that fails.",
      tags: "busy",
      after: { patience: "resting.skipped" },
      on: { "captcha.leave": "resting.left" },
      invoke: {
        id: "readSwitch",
        src: "readSwitch",
        onDone: [
          {
            guard: { type: "on", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "believe the switch", params: ({ event }) => event.output },
          },
          {
            target: "resting.skipped",
            actions: { type: "believe the switch", params: ({ event }) => event.output },
          },
        ],
        onError: "resting.skipped",
      },
    },
    shown: {
      description: "The person is asked. A puzzle, and beside it a way that needs none.",
      on: { "captcha.leave": "resting.left" },
      initial: "fetching",
      states: {
        fetching: {
          tags: "busy",
          on: { "puzzle.avoid": "working" },
          invoke: {
            id: "fetchPuzzle",
            src: "fetchPuzzle",
            onDone: [
              {
                guard: { type: "drawn", params: ({ event }) => ({ outcome: event.output }) },
                target: "puzzle",
                actions: {
                  type: "take the puzzle",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
              {
                target: "unreachable",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: "unreachable",
          },
        },
        puzzle: {
          exit: "put the puzzle away",
          initial: "solving",
          states: {
            solving: {
              tags: "open",
              on: {
                "answer.give": "checking",
                "puzzle.change": "#captcha.shown.fetching",
                "puzzle.avoid": "#captcha.shown.working",
              },
              initial: "fresh",
              states: {
                fresh: {},
                wrong: {
                  description: "The answer was wrong, or too late; another puzzle stands there.",
                  tags: "failed",
                },
              },
            },
            checking: {
              description: "The server looks at the answer, once.",
              tags: "busy",
              invoke: {
                id: "checkAnswer",
                src: "checkAnswer",
                input: ({ context, event }) => {
                  assertEvent(event, "answer.give");
                  return { puzzle: context.puzzle, answer: event.answer };
                },
                onDone: [
                  {
                    guard: { type: "passed", params: ({ event }) => ({ outcome: event.output }) },
                    target: "#captcha.resting.passed",
                    actions: {
                      type: "keep the result",
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                  },
                  {
                    guard: { type: "wrong", params: ({ event }) => ({ outcome: event.output }) },
                    target: "solving.wrong",
                    actions: {
                      type: "take the puzzle",
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                  },
                  {
                    target: "#captcha.shown.unreachable",
                    actions: {
                      type: "keep the refusal",
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                  },
                ],
                onError: "#captcha.shown.unreachable",
              },
            },
          },
        },
        working: {
          description: "No puzzle: the computer works for some seconds, the person does nothing.",
          tags: "busy",
          on: { "puzzle.change": "fetching" },
          invoke: {
            id: "work",
            src: "work",
            onDone: [
              {
                guard: { type: "passed", params: ({ event }) => ({ outcome: event.output }) },
                target: "#captcha.resting.passed",
                actions: {
                  type: "keep the result",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
              {
                target: "unreachable",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          description:
            "Nothing to solve: the refusal is named, or there was no answer and it is null.",
          tags: ["failed", "open"],
          exit: "forget the refusal",
          on: { "puzzle.change": "fetching", "puzzle.avoid": "working" },
        },
      },
    },
  },
});
