import { assertEvent, assign, fromPromise, setup } from "xstate";
// machines/email-change.ts
/** Is the account to have another e-mail address, and who says so? */
export const emailChange = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    addressForm: fromPromise(() => Promise.reject(new Error("addressForm is not provided"))),
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    emailProof: fromPromise(() => Promise.reject(new Error("emailProof is not provided"))),
    presentProof: fromPromise(() => Promise.reject(new Error("presentProof is not provided"))),
    changeEmail: fromPromise(() => Promise.reject(new Error("changeEmail is not provided")))
  },
  actions: {
    "know the account": assign(({ event }) => {
      assertEvent(event, "change.ask");
      return {
        present: event.present,
        hasPassword: event.hasPassword
      };
    }),
    "know the address": assign((_, { email }) => ({ email })),
    "forget all": assign({
      present: "",
      hasPassword: false,
      email: "",
      refusal: null
    }),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    changed: (_, { outcome }) => outcome.kind === "changed",
    "proof spent": (_, { outcome }) => outcome.kind === "proofSpent",
    "has a password": ({ context }) => context.hasPassword
  }
}).createMachine({
  id: "emailChange",
  description: "Run for the account holder alone. Nothing on the way tells whose the address is.",
  context: {
    present: "",
    hasPassword: false,
    email: "",
    refusal: null
  },
  initial: "resting",
  states: {
    resting: {
      tags: "open",
      entry: "forget all",
      on: { "change.ask": {
        target: "asked",
        actions: "know the account"
      } }
    },
    asked: {
      on: { "dialog.close": "resting" },
      initial: "givingAddress",
      states: {
        givingAddress: {
          tags: "open",
          invoke: {
            id: "addressForm",
            src: "addressForm",
            input: ({ context }) => ({ present: context.present }),
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
          description: "The person shows that mail to the new address is read.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: "confirming"
          },
          on: { "address.change": "givingAddress" },
          initial: "firstTime",
          states: {
            firstTime: {},
            again: { description: "A proof ran out, or the address was taken: it must be proved again." }
          }
        },
        confirming: {
          description: "Who sits here shows to be the holder, whom the account belongs to.",
          on: { "address.change": "givingAddress" },
          initial: "choosingWay",
          states: {
            choosingWay: { always: [{
              guard: "has a password",
              target: "givingPassword"
            }, { target: "readingPresentMail" }] },
            givingPassword: {
              tags: "open",
              invoke: {
                id: "passwordForm",
                src: "passwordForm",
                onDone: "#emailChange.asked.changing"
              },
              initial: "giving",
              states: {
                giving: {},
                declined: {
                  tags: "failed",
                  exit: "forget the refusal"
                },
                unanswered: { tags: "failed" }
              }
            },
            readingPresentMail: {
              description: "Where there is no password, a code at the present address stands in.",
              invoke: {
                id: "presentProof",
                src: "presentProof",
                input: ({ context }) => ({ email: context.present }),
                onDone: "#emailChange.asked.changing"
              }
            },
            presentMailRead: {
              description: "Both mailboxes were read and nothing was spent; it can be tried again.",
              tags: ["open", "failed"],
              on: { "change.retry": "#emailChange.asked.changing" },
              initial: "unanswered",
              states: {
                declined: { exit: "forget the refusal" },
                unanswered: {}
              }
            }
          }
        },
        changing: {
          tags: "busy",
          invoke: {
            id: "changeEmail",
            src: "changeEmail",
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: {
                  type: "changed",
                  params: ({ event }) => ({ outcome: event.output })
                },
                target: "#emailChange.resting"
              },
              {
                guard: {
                  type: "proof spent",
                  params: ({ event }) => ({ outcome: event.output })
                },
                target: "proving.again"
              },
              {
                guard: "has a password",
                target: "confirming.givingPassword.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output })
                }
              },
              {
                target: "confirming.presentMailRead.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output })
                }
              }
            ],
            onError: [{
              guard: "has a password",
              target: "confirming.givingPassword.unanswered"
            }, { target: "confirming.presentMailRead.unanswered" }]
          }
        }
      }
    }
  }
});
