import { assertEvent, assign, fromPromise, setup } from "xstate";
// machines/captcha.ts
/** Must somebody show to be a person before a code is sent, and has that been done? */
export const captcha = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    readSwitch: fromPromise(() => Promise.reject(new Error("readSwitch is not provided"))),
    fetchPuzzle: fromPromise(() => Promise.reject(new Error("fetchPuzzle is not provided"))),
    checkAnswer: fromPromise(() => Promise.reject(new Error("checkAnswer is not provided"))),
    work: fromPromise(() => Promise.reject(new Error("work is not provided")))
  },
  actions: {
    "believe the switch": assign(({ context }, { status, now }) => ({ known: {
      status,
      until: now + context.span
    } })),
    "take the puzzle": assign((_, { outcome }) => "puzzle" in outcome ? { puzzle: outcome.puzzle } : {}),
    "put the puzzle away": assign({ puzzle: null }),
    "keep the result": assign((_, { outcome }) => "result" in outcome ? { result: outcome.result } : {}),
    "forget the result": assign({ result: null }),
    "keep the refusal": assign((_, { outcome }) => "refusal" in outcome ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  delays: { patience: ({ context }) => context.patience },
  guards: {
    "known to be on": ({ context: { known } }, { now }) => known !== null && known.status === "ON" && now < known.until,
    "known to be off": ({ context: { known } }, { now }) => known !== null && known.status === "OFF" && now < known.until,
    on: (_, { status }) => status === "ON",
    drawn: (_, { outcome }) => outcome.kind === "drawn",
    passed: (_, { outcome }) => outcome.kind === "passed",
    wrong: (_, { outcome }) => outcome.kind === "wrong"
  }
}).createMachine({
  id: "captcha",
  description: "The server decides and checks; what is thought here only spares a send in vain.",
  context: ({ input }) => ({
    ...input,
    known: null,
    puzzle: null,
    result: null,
    refusal: null
  }),
  initial: "resting",
  states: {
    resting: {
      on: {
        "captcha.ask": [
          {
            guard: {
              type: "known to be on",
              params: ({ event }) => event
            },
            target: "shown"
          },
          {
            guard: {
              type: "known to be off",
              params: ({ event }) => event
            },
            target: ".skipped"
          },
          { target: "looking" }
        ],
        "captcha.require": {
          target: "shown",
          actions: {
            type: "believe the switch",
            params: ({ event }) => ({
              status: "ON",
              now: event.now
            })
          }
        }
      },
      initial: "unasked",
      states: {
        unasked: {},
        passed: {
          description: "The result sends one code; whoever asks again passes another.",
          tags: "settled",
          exit: "forget the result"
        },
        skipped: {
          description: "Nothing stands in the way, or nobody knows: a refusal would tell.",
          tags: "settled"
        },
        left: {
          description: "The person closed it; no code is sent.",
          tags: "settled"
        }
      }
    },
    looking: {
      description: "A switch that says nothing in time is passed over, like one that fails.",
      tags: "busy",
      after: { patience: "resting.skipped" },
      on: { "captcha.leave": "resting.left" },
      invoke: {
        id: "readSwitch",
        src: "readSwitch",
        onDone: [{
          guard: {
            type: "on",
            params: ({ event }) => event.output
          },
          target: "shown",
          actions: {
            type: "believe the switch",
            params: ({ event }) => event.output
          }
        }, {
          target: "resting.skipped",
          actions: {
            type: "believe the switch",
            params: ({ event }) => event.output
          }
        }],
        onError: "resting.skipped"
      }
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
            onDone: [{
              guard: {
                type: "drawn",
                params: ({ event }) => ({ outcome: event.output })
              },
              target: "puzzle",
              actions: {
                type: "take the puzzle",
                params: ({ event }) => ({ outcome: event.output })
              }
            }, {
              target: "unreachable",
              actions: {
                type: "keep the refusal",
                params: ({ event }) => ({ outcome: event.output })
              }
            }],
            onError: "unreachable"
          }
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
                "puzzle.avoid": "#captcha.shown.working"
              },
              initial: "fresh",
              states: {
                fresh: {},
                wrong: {
                  description: "The answer was wrong, or too late; another puzzle stands there.",
                  tags: "failed"
                }
              }
            },
            checking: {
              description: "The server looks at the answer, once.",
              tags: "busy",
              invoke: {
                id: "checkAnswer",
                src: "checkAnswer",
                input: ({ context, event }) => {
                  assertEvent(event, "answer.give");
                  return {
                    puzzle: context.puzzle,
                    answer: event.answer
                  };
                },
                onDone: [
                  {
                    guard: {
                      type: "passed",
                      params: ({ event }) => ({ outcome: event.output })
                    },
                    target: "#captcha.resting.passed",
                    actions: {
                      type: "keep the result",
                      params: ({ event }) => ({ outcome: event.output })
                    }
                  },
                  {
                    guard: {
                      type: "wrong",
                      params: ({ event }) => ({ outcome: event.output })
                    },
                    target: "solving.wrong",
                    actions: {
                      type: "take the puzzle",
                      params: ({ event }) => ({ outcome: event.output })
                    }
                  },
                  {
                    target: "#captcha.shown.unreachable",
                    actions: {
                      type: "keep the refusal",
                      params: ({ event }) => ({ outcome: event.output })
                    }
                  }
                ],
                onError: "#captcha.shown.unreachable"
              }
            }
          }
        },
        working: {
          description: "No puzzle: the computer works for some seconds, the person does nothing.",
          tags: "busy",
          on: { "puzzle.change": "fetching" },
          invoke: {
            id: "work",
            src: "work",
            onDone: [{
              guard: {
                type: "passed",
                params: ({ event }) => ({ outcome: event.output })
              },
              target: "#captcha.resting.passed",
              actions: {
                type: "keep the result",
                params: ({ event }) => ({ outcome: event.output })
              }
            }, {
              target: "unreachable",
              actions: {
                type: "keep the refusal",
                params: ({ event }) => ({ outcome: event.output })
              }
            }],
            onError: "unreachable"
          }
        },
        unreachable: {
          description: "Nothing to solve: the refusal is named, or there was no answer and it is null.",
          tags: ["failed", "open"],
          exit: "forget the refusal",
          on: {
            "puzzle.change": "fetching",
            "puzzle.avoid": "working"
          }
        }
      }
    }
  }
});
