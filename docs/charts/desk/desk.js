import { assertEvent, assign, fromCallback, fromPromise, fromTransition, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/shared/answers.ts
const valuesOf = ({ answers, section }) => answers.getSnapshot().context.answers[section] ?? {};
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
/** The answers of a short form, for as long as it runs. The name of its only section is empty. */
const formAnswers = fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/form.ts
const belongsTo = ({ path }, name) => path === name || path.startsWith(`${name}.`);
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    formAnswers,
    check: fromPromise(unprovided)
  },
  actions: {
    assignIssues: assign((_, { issues }) => ({ issues })),
    assignOutcome: assign((_, outcome) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined
    })),
    dropIssuesOf: assign(({ context }, { name }) => ({ issues: context.issues.filter((issue) => !belongsTo(issue, name)) })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearFindings: assign({
      issues: [],
      refusal: null
    })
  },
  guards: {
    isAccepted: (_, outcome) => outcome.kind === "accepted",
    isInvalid: (_, outcome) => outcome.kind === "invalid",
    hasIssues: ({ context }) => context.issues.length > 0,
    isLastIssue: ({ context }, { name }) => context.issues.every((issue) => belongsTo(issue, name))
  }
}).createMachine({
  id: "form",
  context: ({ input, spawn }) => ({
    ..."answers" in input ? {
      answers: input.answers,
      section: input.section,
      issues: input.issues
    } : {
      answers: spawn("formAnswers", {
        id: "answers",
        input
      }),
      section: "",
      issues: []
    },
    attempts: 0,
    refusal: null,
    result: undefined
  }),
  output: ({ context }) => ({
    values: valuesOf(context),
    result: context.result
  }),
  on: { "issues.show": {
    target: ".invalid",
    actions: {
      type: "assignIssues",
      params: ({ event }) => event
    }
  } },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
      always: {
        guard: "hasIssues",
        target: "invalid"
      },
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    edited: {
      tags: "open",
      on: { "form.check": "checking" }
    },
    checking: {
      description: "The answers of this moment are checked; the fields wait for the result.",
      tags: "busy",
      entry: "clearFindings",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context: { answers, section } }) => ({
          answers,
          section
        }),
        onDone: [
          {
            guard: {
              type: "isAccepted",
              params: ({ event }) => event.output
            },
            target: "accepted",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isInvalid",
              params: ({ event }) => event.output
            },
            target: "invalid",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            target: "rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    invalid: {
      description: "Every issue is shown and linked; the issues of a field go once it is edited.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      on: {
        "field.edit": [{
          guard: {
            type: "isLastIssue",
            params: ({ event }) => event
          },
          target: "edited",
          actions: "clearFindings"
        }, { actions: {
          type: "dropIssuesOf",
          params: ({ event }) => event
        } }],
        "form.check": "checking"
      }
    },
    rejected: {
      description: "No field has an issue: the server rejected the form with a reason.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      exit: "clearFindings",
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    unreachable: {
      description: "There was no answer. Nothing is lost; the same check can be tried again.",
      tags: ["failed", "open"],
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    accepted: {
      tags: "settled",
      type: "final"
    }
  }
});
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
