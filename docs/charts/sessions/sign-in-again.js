import { fromCallback, fromTransition, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/accounts/email-proof.ts
/** Does this person read the mail of this address? */
const emailProof = fromCallback(() => {});
/** The chart, or a provided copy of it, typed by the server's result for the correct code. */
function proofOf(logic = emailProof) {
  return logic;
}
// machines/shared/answers.ts
const withAnswer = (state, { section, name, value }) => {
  const own = state.answers[section];
  if (own?.[name] === value) return state;
  return {
    ...state,
    answers: {
      ...state.answers,
      [section]: {
        ...own,
        [name]: value
      }
    }
  };
};
fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/form.ts
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = fromCallback(() => {});
// machines/shared/form-of.ts
/** The form chart, or a provided copy of it, typed by the result of its check. */
function formOf(logic = form) {
  return logic;
}
// machines/sessions/sign-in-again.ts
/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    passwordForm: formOf(),
    emailProof: proofOf(),
    session: fromCallback(unprovided)
  },
  actions: { beginSession: sendTo("session", (_, { result }) => ({
    type: "session.begin",
    reply: result
  })) },
  guards: { isCollaborator: ({ context }) => context.role === "assistant" }
}).createMachine({
  id: "signInAgain",
  description: "Asks only for what proves that it is the same person: the address is shown.",
  context: ({ input = { role: "holder", email: "ada@example.com" } }) => input,
  invoke: {
    id: "session",
    src: "session"
  },
  initial: "askingPassword",
  states: {
    askingPassword: {
      description: "Only the password is asked for.",
      tags: "open",
      always: {
        guard: "isCollaborator",
        target: "offeringCode"
      },
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email } }) => ({ values: { email } }),
        onDone: {
          target: "back",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }
      }
    },
    offeringCode: {
      description: "No code is sent before the person asks for it.",
      tags: "open",
      on: { "code.send": "askingCode" }
    },
    askingCode: {
      description: "The code is sent through the link by which the collaborator came.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }
      }
    },
    back: {
      description: "The rejected calls are made again; the page goes on as it was.",
      tags: "settled",
      type: "final"
    }
  }
});
