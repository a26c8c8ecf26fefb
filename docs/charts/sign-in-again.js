import { emit, fromPromise, setup } from "xstate";
// machines/sign-in-again.ts
/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {},
    events: {},
    input: {},
    emitted: {},
    tags: {}
  },
  actors: {
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    emailProof: fromPromise(() => Promise.reject(new Error("emailProof is not provided")))
  },
  actions: { "say who is back": emit((_, { answer }) => ({
    type: "person.back",
    answer
  })) },
  guards: { "without a password": ({ context }) => context.role === "assistant" }
}).createMachine({
  id: "signInAgain",
  description: "Asks for nothing but what proves that it is the same person: the address stands there.",
  context: ({ input }) => input,
  initial: "turning",
  states: {
    turning: { always: [{
      guard: "without a password",
      target: "offeringCode"
    }, "askingPassword"] },
    askingPassword: {
      description: "Only the password is asked for.",
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "say who is back",
            params: ({ event }) => ({ answer: event.output.result })
          }
        }
      }
    },
    offeringCode: {
      description: "No code is sent before somebody is there to read it.",
      tags: "open",
      on: { "code.ask": "askingCode" }
    },
    askingCode: {
      description: "The code goes by the link by which the collaborator came.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "say who is back",
            params: ({ event }) => ({ answer: event.output.result })
          }
        }
      }
    },
    back: {
      description: "What was refused is done again; the page goes on as it was.",
      tags: "settled",
      type: "final"
    }
  }
});
