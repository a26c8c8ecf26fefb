import { assign, fromCallback, fromPromise, fromTransition, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
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
// machines/desk/desk.ts
/** Who is signed in at the desk, and how far is the sign-in? It is the root of the desk's actor system. */
export const desk = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    findPerson: fromPromise(unprovided),
    passwordForm: formOf(),
    codeForm: formOf(),
    logoutCall: callOf(),
    drafts: fromCallback(unprovided)
  },
  actions: {
    assignFound: assign((_, { person }) => ({ person })),
    assignPerson: assign((_, { result }) => ({ person: result.person })),
    clearPerson: assign({
      person: null,
      row: ""
    }),
    assignRow: assign((_, { row }) => ({ row })),
    closeScreen: stopChild((_, { actor }) => actor)
  },
  guards: { isSignedIn: (_, { person }) => person !== null }
}).createMachine({
  id: "desk",
  description: "Screens run their own charts in the same system. Both factors are asked for.",
  context: {
    person: null,
    row: ""
  },
  on: { "screen.close": { actions: {
    type: "closeScreen",
    params: ({ event }) => event
  } } },
  initial: "opening",
  states: {
    opening: {
      tags: "busy",
      invoke: {
        id: "findPerson",
        src: "findPerson",
        onDone: [{
          guard: {
            type: "isSignedIn",
            params: ({ event }) => event.output
          },
          target: "signedIn",
          actions: {
            type: "assignFound",
            params: ({ event }) => event.output
          }
        }, { target: "signedOut" }],
        onError: "unreachable"
      }
    },
    unreachable: {
      description: "Whether someone is signed in is not known.",
      tags: "failed",
      on: { "session.retry": "opening" }
    },
    signedOut: {
      description: "The address stays: after the sign-in the same page is shown.",
      tags: "open",
      initial: "askingPassword",
      states: {
        askingPassword: {
          initial: "first",
          states: {
            first: {},
            ended: { description: "The page says that the session has ended." },
            displaced: { description: "Another tab has signed another person in." }
          },
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: { values: {} },
            onDone: "askingCode"
          }
        },
        askingCode: {
          description: "A code of the authenticator app, or a recovery code.",
          invoke: {
            id: "codeForm",
            src: "codeForm",
            input: { values: {} },
            onDone: {
              target: "#desk.signedIn",
              actions: {
                type: "assignPerson",
                params: ({ event }) => event.output
              }
            }
          },
          on: {
            "password.return": "askingPassword",
            "session.end": "askingPassword.ended"
          }
        }
      }
    },
    signedIn: {
      description: "What this person types is kept for them alone until it is sent.",
      tags: "settled",
      invoke: {
        id: "drafts",
        src: "drafts",
        input: ({ context: { person } }) => ({ person })
      },
      on: {
        "row.leave": { actions: {
          type: "assignRow",
          params: ({ event }) => event
        } },
        "session.leave": "leaving",
        "session.end": {
          target: "signedOut.askingPassword.ended",
          actions: "clearPerson"
        },
        "session.displace": {
          target: "signedOut.askingPassword.displaced",
          actions: "clearPerson"
        }
      }
    },
    leaving: {
      description: "A failed call waits here for another try: the session may still be open.",
      tags: "busy",
      invoke: {
        id: "logout",
        src: "logoutCall",
        onDone: {
          target: "signedOut",
          actions: "clearPerson"
        }
      },
      on: { "session.end": {
        target: "signedOut",
        actions: "clearPerson"
      } }
    }
  }
});
