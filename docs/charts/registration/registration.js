import { assign, fromCallback, fromTransition, sendTo, setup } from "xstate";
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
// machines/registration/registration.ts
/** How does a new applicant get an account, and which step is next? */
export const registration = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    detailsForm: formOf(),
    emailProof: proofOf(),
    passwordForm: formOf()
  },
  actions: {
    assignDetails: assign((_, { values, result }) => ({
      details: values,
      email: result.email
    })),
    assignProof: assign((_, { result }) => result),
    assignIssues: assign((_, { result }) => result.kind === "detailsInvalid" ? { issues: result.issues } : {}),
    clearProof: assign({ proof: null }),
    showIssues: sendTo("detailsForm", ({ context: { issues } }) => ({
      type: "issues.show",
      issues
    }))
  },
  guards: {
    isCodeSent: ({ context: { email } }) => email !== "",
    isProved: ({ context: { email, proof } }, { result }) => proof !== null && result.email === email,
    isRegistered: (_, { result }) => result.kind === "registered",
    isProofSpent: (_, { result }) => result.kind === "proofSpent"
  }
}).createMachine({
  id: "registration",
  description: "The password stays in its form, which sends it with the details and the proof.",
  context: ({ input: { details, email } = { details: {}, email: "" } }) => ({
    details,
    email,
    proof: null,
    issues: []
  }),
  output: ({ context: { email } }) => ({ email }),
  initial: "beginning",
  states: {
    beginning: {
      description: "After a reload: the address to which a code is on its way, with the details.",
      always: [{
        guard: "isCodeSent",
        target: "proving"
      }, "givingDetails"]
    },
    givingDetails: {
      description: "The applicant. An address that is already verified is not verified again.",
      invoke: {
        id: "detailsForm",
        src: "detailsForm",
        input: ({ context: { details } }) => ({ values: details }),
        onDone: [{
          guard: {
            type: "isProved",
            params: ({ event }) => event.output
          },
          target: "choosingPassword",
          actions: {
            type: "assignDetails",
            params: ({ event }) => event.output
          }
        }, {
          target: "proving",
          actions: ["clearProof", {
            type: "assignDetails",
            params: ({ event }) => event.output
          }]
        }]
      },
      initial: "giving",
      states: {
        giving: {},
        correcting: {
          description: "The server found issues in the details; the form shows them.",
          entry: "showIssues"
        }
      }
    },
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
      on: { "details.change": "givingDetails" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The password took too long; the proof has expired." }
      }
    },
    choosingPassword: {
      description: "The form creates the account, shows a failure and repeats it.",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { details, proof } }) => ({ values: {
          ...details,
          proof
        } }),
        onDone: [
          {
            guard: {
              type: "isRegistered",
              params: ({ event }) => event.output
            },
            target: "registered"
          },
          {
            guard: {
              type: "isProofSpent",
              params: ({ event }) => event.output
            },
            target: "proving.again",
            actions: "clearProof"
          },
          {
            target: "givingDetails.correcting",
            actions: {
              type: "assignIssues",
              params: ({ event }) => event.output
            }
          }
        ]
      },
      on: { "details.change": "givingDetails" }
    },
    registered: {
      tags: "settled",
      type: "final",
      entry: "clearProof"
    }
  }
});
