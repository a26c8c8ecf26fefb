import { assertEvent, assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/captcha/captcha.ts
/** Must a person pass a captcha before a code is sent, and has that been done? */
export const captcha = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    readSwitch: fromPromise(unprovided),
    fetchPuzzle: callOf(),
    checkAnswer: callOf(),
    work: callOf()
  },
  actions: {
    assignSwitch: assign((_, known) => ({ known })),
    assignAnswer: assign(({ event }) => "output" in event ? event.output : {}),
    clearOldSwitch: assign(({ context: { known } }, { now }) => ({ known: known !== null && now < known.until ? known : null })),
    clearSwitch: assign({ known: null }),
    clearResult: assign({ result: null })
  },
  delays: { patience: 3000 },
  guards: {
    isOn: ({ context }) => context.known?.isOn === true,
    isOff: ({ context }) => context.known?.isOn === false,
    isWrong: (_, answer) => "puzzle" in answer
  }
}).createMachine({
  id: "captcha",
  description: "The server decides and checks; the state in the browser only saves a call.",
  context: ({ input = { patience: 3000 } }) => ({
    ...input,
    known: null,
    puzzle: null,
    result: null
  }),
  initial: "resting",
  states: {
    resting: {
      on: {
        "captcha.ask": {
          target: "looking",
          actions: {
            type: "clearOldSwitch",
            params: ({ event }) => event
          }
        },
        "captcha.require": {
          target: "shown",
          actions: "clearSwitch"
        }
      },
      initial: "unasked",
      states: {
        unasked: {},
        passed: {
          description: "A result sends one code.",
          tags: "settled",
          exit: "clearResult"
        },
        skipped: {
          description: "The switch is off or unknown.",
          tags: "settled"
        },
        left: {
          description: "The person closed it; no code is sent.",
          tags: "settled"
        }
      }
    },
    looking: {
      description: "A switch that does not answer in time is skipped, like one that fails.",
      tags: "busy",
      after: { patience: "resting.skipped" },
      on: { "captcha.leave": "resting.left" },
      always: [{
        guard: "isOn",
        target: "shown"
      }, {
        guard: "isOff",
        target: "resting.skipped"
      }],
      invoke: {
        id: "readSwitch",
        src: "readSwitch",
        onDone: { actions: {
          type: "assignSwitch",
          params: ({ event }) => event.output
        } },
        onError: "resting.skipped"
      }
    },
    shown: {
      description: "A puzzle, and beside it the way that needs none.",
      on: {
        "captcha.leave": "resting.left",
        "puzzle.change": ".fetching",
        "puzzle.avoid": ".working"
      },
      initial: "fetching",
      states: {
        fetching: { invoke: {
          id: "call",
          src: "fetchPuzzle",
          input: undefined,
          onDone: {
            target: "solving",
            actions: "assignAnswer"
          }
        } },
        solving: {
          tags: "open",
          on: { "answer.give": "checking" }
        },
        wrong: {
          description: "The answer was wrong or too late; another puzzle is there.",
          tags: ["open", "failed"],
          on: { "answer.give": "checking" }
        },
        checking: {
          description: "The server checks an answer once: it is not sent again.",
          invoke: {
            id: "call",
            src: "checkAnswer",
            input: ({ context: { puzzle }, event }) => {
              assertEvent(event, "answer.give");
              return {
                puzzle,
                answer: event.answer
              };
            },
            onDone: [{
              guard: {
                type: "isWrong",
                params: ({ event }) => event.output
              },
              target: "wrong",
              actions: "assignAnswer"
            }, {
              target: "#captcha.resting.passed",
              actions: "assignAnswer"
            }]
          }
        },
        working: {
          description: "The computer works for some seconds; the person does nothing.",
          invoke: {
            id: "call",
            src: "work",
            input: undefined,
            onDone: {
              target: "#captcha.resting.passed",
              actions: "assignAnswer"
            }
          }
        }
      }
    }
  }
});
