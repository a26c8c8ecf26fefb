import { assign, fromCallback, fromTransition, setup } from "xstate";
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
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
// machines/accounts/email-change.ts
const nothing = {
  account: {
    present: "",
    register_type: "",
    has_password: false
  },
  email: "",
  proof: "",
  present_proof: ""
};
/** Is the account to have another e-mail address, and has the holder confirmed it? */
export const emailChange = setup({
  types: {
    context: {},
    events: {}
  },
  actors: {
    addressForm: formOf(),
    emailProof: proofOf(),
    passwordForm: formOf(),
    presentProof: proofOf(),
    changeCall: callOf()
  },
  actions: {
    assignPart: assign((_, part) => part),
    clearAll: assign(nothing)
  },
  guards: {
    isChanged: (_, { result }) => result.kind === "changed",
    hasPassword: ({ context }) => context.account.has_password
  }
}).createMachine({
  id: "emailChange",
  description: "Runs for the account holder only. No step reveals who owns the new address.",
  context: nothing,
  initial: "resting",
  states: {
    resting: {
      entry: "clearAll",
      on: { "change.ask": {
        target: "asked",
        actions: {
          type: "assignPart",
          params: ({ event: { account } }) => ({ account })
        }
      } }
    },
    asked: {
      on: { "dialog.close": "resting" },
      initial: "givingAddress",
      states: {
        givingAddress: { invoke: {
          id: "addressForm",
          src: "addressForm",
          input: ({ context }) => ({ values: { ...context.account } }),
          onDone: {
            target: "proving",
            actions: {
              type: "assignPart",
              params: ({ event }) => event.output.result
            }
          }
        } },
        proving: {
          description: "The person shows that they read mail to the new address.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: "confirming",
              actions: {
                type: "assignPart",
                params: ({ event }) => event.output.result
              }
            }
          },
          on: { "address.change": "givingAddress" },
          initial: "firstTime",
          states: {
            firstTime: {},
            again: { description: "A proof has expired, or the address was taken meanwhile." }
          }
        },
        confirming: { always: [{
          guard: "hasPassword",
          target: "givingPassword"
        }, "readingPresentMail"] },
        givingPassword: {
          description: "The form makes the change, shows a failure and repeats it.",
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context: { email, proof } }) => ({ values: {
              email,
              proof
            } }),
            onDone: [{
              guard: {
                type: "isChanged",
                params: ({ event }) => event.output
              },
              target: "#emailChange.resting"
            }, { target: "proving.again" }]
          },
          on: { "address.change": "givingAddress" }
        },
        readingPresentMail: {
          description: "Without a password, a code to the present address confirms the holder.",
          invoke: {
            id: "presentProof",
            src: "presentProof",
            input: ({ context }) => ({ email: context.account.present }),
            onDone: {
              target: "changing",
              actions: {
                type: "assignPart",
                params: ({ event }) => event.output.result
              }
            }
          },
          on: { "address.change": "givingAddress" }
        },
        changing: { invoke: {
          id: "change",
          src: "changeCall",
          input: ({ context }) => context,
          onDone: [{
            guard: {
              type: "isChanged",
              params: ({ event }) => ({ result: event.output })
            },
            target: "#emailChange.resting"
          }, { target: "proving.again" }]
        } }
      }
    }
  }
});
