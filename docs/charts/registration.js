import { assign, fromPromise, setup } from "xstate";
// machines/registration.ts
/** How does somebody new get an account, and at which step is the work now? */
export const registration = setup({
  types: {
    context: {},
    events: {},
    output: {},
    tags: {}
  },
  actors: {
    detailsForm: fromPromise(() => Promise.reject(new Error("detailsForm is not provided"))),
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    emailProof: fromPromise(() => Promise.reject(new Error("emailProof is not provided"))),
    register: fromPromise(() => Promise.reject(new Error("register is not provided")))
  },
  actions: {
    "know the address": assign((_, { email }) => ({ email })),
    "the address is proved": assign({ provedEmail: ({ context }) => context.email }),
    "the proof is void": assign({ provedEmail: null }),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    "already proved": ({ context }, { email }) => email === context.provedEmail,
    registered: (_, { outcome }) => outcome.kind === "registered",
    "proof spent": (_, { outcome }) => outcome.kind === "proofSpent",
    "details at fault": (_, { outcome }) => outcome.kind === "issues" && outcome.pane === "details",
    "password at fault": (_, { outcome }) => outcome.kind === "issues" && outcome.pane === "password"
  }
}).createMachine({
  id: "registration",
  description: "Answers, code and password stay outside; the chart knows the address alone.",
  context: {
    email: "",
    provedEmail: null,
    refusal: null
  },
  output: ({ context }) => ({ email: context.email }),
  initial: "givingDetails",
  states: {
    givingDetails: {
      description: "Who applies. An address that is already proved is not proved again.",
      tags: "open",
      invoke: {
        id: "detailsForm",
        src: "detailsForm",
        input: { pane: "details" },
        onDone: [{
          guard: {
            type: "already proved",
            params: ({ event }) => event.output.result
          },
          target: "choosingPassword"
        }, {
          target: "proving",
          actions: ["the proof is void", {
            type: "know the address",
            params: ({ event }) => event.output.result
          }]
        }]
      }
    },
    proving: {
      description: "The person shows that mail to the address is read.",
      on: { "details.change": "givingDetails" },
      initial: "firstTime",
      states: {
        firstTime: { invoke: {
          id: "emailProof",
          src: "emailProof",
          input: ({ context }) => ({ email: context.email }),
          onDone: {
            target: "#registration.choosingPassword",
            actions: "the address is proved"
          }
        } },
        again: {
          description: "The password took too long; the address must be proved again.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: "#registration.choosingPassword",
              actions: "the address is proved"
            }
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
        onDone: "registering"
      },
      on: { "details.change": "givingDetails" },
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
    registering: {
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: {
              type: "registered",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "registered"
          },
          {
            guard: {
              type: "proof spent",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "proving.again",
            actions: "the proof is void"
          },
          {
            guard: {
              type: "details at fault",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "givingDetails"
          },
          {
            guard: {
              type: "password at fault",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "choosingPassword"
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
    registered: {
      tags: "settled",
      type: "final"
    }
  }
});
