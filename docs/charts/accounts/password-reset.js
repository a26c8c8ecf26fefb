import { assign, fromCallback, fromTransition, setup } from "xstate";
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
// machines/accounts/password-reset.ts
/** How does a person who has no password, or forgot it, get another? */
export const passwordReset = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    addressForm: formOf(),
    emailProof: proofOf(),
    passwordForm: formOf()
  },
  actions: {
    assignAddress: assign((_, { values, result }) => ({
      address: values,
      email: result.email
    })),
    assignProof: assign((_, { result }) => result),
    clearProof: assign({ proof: "" })
  },
  guards: { isReset: (_, { result }) => result.kind === "reset" }
}).createMachine({
  id: "passwordReset",
  description: "No page reveals whether the address has an account; only the email does.",
  context: ({ input: { address } = { address: {} } }) => ({
    address,
    email: "",
    proof: ""
  }),
  output: ({ context: { email } }) => ({ email }),
  initial: "givingAddress",
  states: {
    givingAddress: { invoke: {
      id: "addressForm",
      src: "addressForm",
      input: ({ context: { address } }) => ({ values: address }),
      onDone: {
        target: "proving",
        actions: {
          type: "assignAddress",
          params: ({ event }) => event.output
        }
      }
    } },
    proving: {
      description: "The person shows that they read mail to the address.",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "choosingPassword",
          actions: {
            type: "assignProof",
            params: ({ event }) => event.output
          }
        }
      },
      on: { "address.change": "givingAddress" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The password took too long; the proof has expired." }
      }
    },
    choosingPassword: {
      description: "The form sets the password, shows a failure and repeats it.",
      exit: "clearProof",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email, proof } }) => ({ values: {
          email,
          proof
        } }),
        onDone: [{
          guard: {
            type: "isReset",
            params: ({ event }) => event.output
          },
          target: "reset"
        }, { target: "proving.again" }]
      },
      on: { "address.change": "givingAddress" }
    },
    reset: {
      description: "Every session has ended; the person logs in with the new password.",
      tags: "settled",
      type: "final"
    }
  }
});
