import { assign, fromPromise, setup } from "xstate";
// machines/password-reset.ts
/** How does somebody who has no password, or forgot it, get another? */
export const passwordReset = setup({
  types: {
    context: {},
    events: {},
    output: {},
    tags: {}
  },
  actors: {
    addressForm: fromPromise(() => Promise.reject(new Error("addressForm is not provided"))),
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    emailProof: fromPromise(() => Promise.reject(new Error("emailProof is not provided"))),
    resetPassword: fromPromise(() => Promise.reject(new Error("resetPassword is not provided")))
  },
  actions: {
    "know the address": assign((_, { email }) => ({ email })),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    reset: (_, { outcome }) => outcome.kind === "reset",
    "proof spent": (_, { outcome }) => outcome.kind === "proofSpent"
  }
}).createMachine({
  id: "passwordReset",
  description: "Nothing on the way tells whether the address has an account; only its mailbox does.",
  context: {
    email: "",
    refusal: null
  },
  output: ({ context }) => ({ email: context.email }),
  initial: "givingAddress",
  states: {
    givingAddress: {
      tags: "open",
      invoke: {
        id: "addressForm",
        src: "addressForm",
        input: { pane: "address" },
        onDone: {
          target: "proving",
          actions: {
            type: "know the address",
            params: ({ event }) => event.output.result
          }
        }
      }
    },
    proving: {
      description: "The person shows that mail to the address is read.",
      on: { "address.change": "givingAddress" },
      initial: "firstTime",
      states: {
        firstTime: { invoke: {
          id: "emailProof",
          src: "emailProof",
          input: ({ context }) => ({ email: context.email }),
          onDone: "#passwordReset.choosingPassword"
        } },
        again: {
          description: "The password took too long; the address must be proved again.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#passwordReset.choosingPassword"
          }
        }
      }
    },
    choosingPassword: {
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: { pane: "password" },
        onDone: "resetting"
      },
      on: { "address.change": "givingAddress" },
      initial: "choosing",
      states: {
        choosing: {},
        declined: {
          tags: "failed",
          exit: "forget the refusal"
        },
        unanswered: { tags: "failed" }
      }
    },
    resetting: {
      tags: "busy",
      invoke: {
        id: "resetPassword",
        src: "resetPassword",
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: {
              type: "reset",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "reset"
          },
          {
            guard: {
              type: "proof spent",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "proving.again"
          },
          {
            target: "choosingPassword.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "choosingPassword.unanswered"
      }
    },
    reset: {
      description: "Every session has ended; the person logs in with the new password.",
      tags: "settled",
      type: "final"
    }
  }
});
