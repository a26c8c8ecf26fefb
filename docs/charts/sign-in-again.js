import { fromPromise, sendTo, setup } from "xstate";
// machines/sign-in-again.ts
/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    emailProof: fromPromise(() => Promise.reject(new Error("emailProof is not provided")))
  },
  actions: { beginSession: sendTo(({ system }) => system.get("session"), (_, begun) => ({
    type: "session.begin",
    ...begun
  })) },
  guards: { hasNoPassword: ({ context }) => context.role === "assistant" }
}).createMachine({
  id: "signInAgain",
  description: "Asks only for what proves that it is the same person: the address is known.",
  context: ({ input }) => input,
  initial: "choosing",
  states: {
    choosing: { always: [{
      guard: "hasNoPassword",
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
            type: "beginSession",
            params: ({ event }) => event.output.result
          }
        }
      }
    },
    offeringCode: {
      description: "No code is sent before the person asks for it.",
      tags: "open",
      on: { "code.ask": "askingCode" }
    },
    askingCode: {
      description: "The code goes by the link by which the collaborator came in.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output.result
          }
        }
      }
    },
    back: {
      description: "What was rejected is sent again; the page continues as it was.",
      tags: "settled",
      type: "final"
    }
  }
});
