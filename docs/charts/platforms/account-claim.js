import { assign, fromCallback, fromTransition, setup } from "xstate";
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
    accountForm: formOf(),
    passwordForm: formOf(),
    emailProof: proofOf(),
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
  context: ({ input = { values: {} } }) => ({
    ...input,
    proof: "",
    reply: undefined
  }),
  output: ({ event }) => event.output,
  invoke: {
    id: "watchTicket",
    src: "watchTicket",
    systemId: "watchTicket"
  },
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
