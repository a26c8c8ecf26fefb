import { assertEvent, assign, fromPromise, sendTo, setup } from "xstate";
// machines/email-proof.ts
/** Has this person just read the mail of this address? */
export const emailProof = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    codeRequest: fromPromise(() => Promise.reject(new Error("codeRequest is not provided"))),
    verifyCode: fromPromise(() => Promise.reject(new Error("verifyCode is not provided")))
  },
  actions: {
    "ask for the first code": sendTo("codeRequest", { type: "code.send" }),
    "count the tries left": assign((_, { outcome }) => outcome.kind === "wrong" ? { triesLeft: outcome.triesLeft } : {}),
    "take in the result": assign((_, { outcome }) => outcome.kind === "proved" ? { result: outcome.result } : {}),
    "forget the tries": assign({ triesLeft: null }),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    proved: (_, { outcome }) => outcome.kind === "proved",
    "wrong code": (_, { outcome }) => outcome.kind === "wrong",
    "code spent": (_, { outcome }) => outcome.kind === "spent"
  }
}).createMachine({
  id: "emailProof",
  description: "A code goes to the address; codeRequest says when another may be asked for.",
  context: ({ input }) => ({
    ...input,
    result: undefined,
    triesLeft: null,
    refusal: null
  }),
  output: ({ context: { email, result } }) => ({
    email,
    result
  }),
  invoke: {
    id: "codeRequest",
    src: "codeRequest",
    input: ({ context }) => ({ email: context.email })
  },
  initial: "unproved",
  states: {
    unproved: {
      description: "The first code is asked for at once; a wait from before a reload goes on.",
      entry: "ask for the first code",
      initial: "enteringCode",
      states: {
        enteringCode: {
          tags: "open",
          on: {
            "code.edit": ".typing",
            "code.submit": "verifying"
          },
          initial: "typing",
          states: {
            typing: {},
            wrongCode: {
              description: "The message and the tries left are there as long as this state is.",
              tags: "failed",
              exit: "forget the tries"
            },
            codeSpent: {
              description: "Tried too often or too late: only another code helps.",
              tags: "failed"
            },
            declined: {
              tags: "failed",
              exit: "forget the refusal"
            },
            unanswered: { tags: "failed" }
          }
        },
        verifying: {
          tags: "busy",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: ({ context, event }) => {
              assertEvent(event, "code.submit");
              return {
                email: context.email,
                code: event.code
              };
            },
            onDone: [
              {
                guard: {
                  type: "proved",
                  params: ({ event }) => ({ outcome: event.output })
                },
                target: "#emailProof.proved",
                actions: {
                  type: "take in the result",
                  params: ({ event }) => ({ outcome: event.output })
                }
              },
              {
                guard: {
                  type: "wrong code",
                  params: ({ event }) => ({ outcome: event.output })
                },
                target: "enteringCode.wrongCode",
                actions: {
                  type: "count the tries left",
                  params: ({ event }) => ({ outcome: event.output })
                }
              },
              {
                guard: {
                  type: "code spent",
                  params: ({ event }) => ({ outcome: event.output })
                },
                target: "enteringCode.codeSpent"
              },
              {
                target: "enteringCode.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output })
                }
              }
            ],
            onError: "enteringCode.unanswered"
          }
        }
      }
    },
    proved: {
      tags: "settled",
      type: "final"
    }
  }
});
