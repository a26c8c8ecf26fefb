import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/platforms/account-claim.ts
const trimmedEmail = ({ email }) => String(email).trim();
/** A platform's person names an account or describes a new one: is its mailbox theirs? */
export const accountClaim = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    accountForm: fromPromise(unprovided),
    passwordForm: fromPromise(unprovided),
    emailProof: fromPromise(unprovided),
    watchTicket: fromCallback(unprovided)
  },
  actions: {
    assignValues: assign((_, { values }) => ({ values })),
    assignResult: assign((_, { result }) => result),
    clearProof: assign({ proof: "" })
  },
  guards: { hasReply: (_, { result }) => "reply" in result }
}).createMachine({
  id: "accountClaim",
  description: "Equal addresses prove nothing: the mailbox of the account must be read.",
  context: ({ input }) => ({
    ...input,
    proof: "",
    reply: undefined
  }),
  output: ({ event }) => event.output,
  initial: "describing",
  states: {
    describing: {
      tags: "open",
      invoke: {
        id: "accountForm",
        src: "accountForm",
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: "proving",
          actions: {
            type: "assignValues",
            params: ({ event }) => event.output
          }
        }
      }
    },
    proving: {
      invoke: {
        id: "watchTicket",
        src: "watchTicket"
      },
      on: { "ticket.end": "expired" },
      initial: "readingMail",
      states: {
        readingMail: {
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: trimmedEmail(context.values) }),
            onDone: [{
              guard: {
                type: "hasReply",
                params: ({ event }) => event.output
              },
              target: "#accountClaim.claimed",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }, {
              target: "givingPassword",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }]
          },
          on: { "address.change": "#accountClaim.describing" }
        },
        givingPassword: {
          description: "The mailbox was proved long ago and may have another owner now: the password shows that it does not.",
          tags: "open",
          exit: "clearProof",
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context: { values, proof } }) => ({ values: {
              email: trimmedEmail(values),
              proof
            } }),
            onDone: {
              target: "#accountClaim.claimed",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }
          },
          on: { "code.send": "readingMail" }
        }
      }
    },
    claimed: {
      tags: "settled",
      type: "final",
      output: ({ context }) => ({
        kind: "claimed",
        reply: context.reply
      })
    },
    expired: {
      tags: "settled",
      type: "final",
      output: { kind: "expired" }
    }
  }
});
