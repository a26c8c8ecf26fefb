import { assertEvent, assign, fromCallback, sendTo, setup } from "xstate";
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/accounts/email-proof.ts
/** Does this person read the mail of this address? */
export const emailProof = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {}
  },
  actors: {
    codeRequest: fromCallback(() => {}),
    verifyCall: callOf()
  },
  actions: {
    assignTriesLeft: assign((_, { answer }) => answer.kind === "wrong" ? { triesLeft: answer.triesLeft } : {}),
    assignResult: assign((_, { answer }) => answer.kind === "proved" ? { result: answer.result } : {}),
    clearTriesLeft: assign({ triesLeft: null }),
    retryWithCode: sendTo("verify", ({ context: { email }, event }) => {
      assertEvent(event, "code.submit");
      return {
        type: "call.retry",
        request: {
          email,
          code: event.code
        }
      };
    })
  },
  guards: {
    isProved: (_, { answer }) => answer.kind === "proved",
    isWrong: (_, { answer }) => answer.kind === "wrong"
  }
}).createMachine({
  id: "emailProof",
  description: "A code goes to the address; codeRequest decides when another can be requested.",
  context: ({ input: { email } = { email: "ada@example.com" } }) => ({
    email,
    result: undefined,
    triesLeft: null
  }),
  output: ({ context: { email, result } }) => ({
    email,
    result
  }),
  invoke: {
    id: "codeRequest",
    src: "codeRequest",
    input: ({ context: { email } }) => ({ email })
  },
  initial: "enteringCode",
  states: {
    enteringCode: {
      on: {
        "code.edit": ".typing",
        "code.submit": "verifying"
      },
      initial: "typing",
      states: {
        typing: {},
        wrongCode: {
          description: "The message and the tries left are shown until the code is edited.",
          exit: "clearTriesLeft"
        },
        codeSpent: { description: "Too many tries, or expired: another code is needed." }
      }
    },
    verifying: {
      description: "A retry sends the code as it is then.",
      invoke: {
        id: "verify",
        src: "verifyCall",
        input: ({ context: { email }, event }) => {
          assertEvent(event, "code.submit");
          return {
            email,
            code: event.code
          };
        },
        onDone: [
          {
            guard: {
              type: "isProved",
              params: ({ event }) => ({ answer: event.output })
            },
            target: "proved",
            actions: {
              type: "assignResult",
              params: ({ event }) => ({ answer: event.output })
            }
          },
          {
            guard: {
              type: "isWrong",
              params: ({ event }) => ({ answer: event.output })
            },
            target: "enteringCode.wrongCode",
            actions: {
              type: "assignTriesLeft",
              params: ({ event }) => ({ answer: event.output })
            }
          },
          { target: "enteringCode.codeSpent" }
        ]
      },
      on: { "code.submit": { actions: "retryWithCode" } }
    },
    proved: { type: "final" }
  }
});
/** The chart, or a provided copy of it, typed by the server's result for the correct code. */
export function proofOf(logic = emailProof) {
  return logic;
}
