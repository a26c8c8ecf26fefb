import { assertEvent, assign, fromPromise, fromTransition, setup } from "xstate";
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
// machines/collaborators/collaborators.ts
/** Who else may work on this account, and what is being done about it? */
export const collaborators = setup({
  types: {
    context: {},
    events: {}
  },
  actors: {
    inviteForm: formOf(),
    inviteAgainCall: callOf(),
    removeCall: callOf()
  },
  actions: {
    assignAddress: assign((_, { result }) => result.kind === "known" ? { email: result.email } : {}),
    assignPerson: assign(({ event }) => {
      assertEvent(event, "remove.ask");
      return {
        id: event.id,
        email: event.email
      };
    }),
    clearPerson: assign({
      id: "",
      email: ""
    })
  },
  guards: { isAlreadyInvited: (_, { result }) => result.kind === "known" }
}).createMachine({
  id: "collaborators",
  description: "Runs for the account holder only. The server keeps the list.",
  context: {
    id: "",
    email: ""
  },
  initial: "listing",
  states: {
    listing: {
      entry: "clearPerson",
      on: {
        "invite.open": "inviting",
        "remove.ask": {
          target: "removing",
          actions: "assignPerson"
        }
      }
    },
    inviting: {
      on: { "dialog.close": "listing" },
      initial: "filling",
      states: {
        filling: { invoke: {
          id: "inviteForm",
          src: "inviteForm",
          input: { values: {} },
          onDone: [{
            guard: {
              type: "isAlreadyInvited",
              params: ({ event }) => event.output
            },
            target: "known",
            actions: {
              type: "assignAddress",
              params: ({ event }) => event.output
            }
          }, { target: "#collaborators.listing" }]
        } },
        known: {
          description: "The address was invited before; the invitation can be sent again.",
          on: { "invite.again": "sendingAgain" }
        },
        sendingAgain: {
          description: "A new link goes to the address; the earlier link stops working.",
          invoke: {
            id: "inviteAgain",
            src: "inviteAgainCall",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#collaborators.listing"
          }
        }
      }
    },
    removing: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description: "Removing ends the person's session, link and uploads at once.",
          on: { "remove.confirm": "sending" }
        },
        sending: { invoke: {
          id: "remove",
          src: "removeCall",
          input: ({ context }) => ({ id: context.id }),
          onDone: "#collaborators.listing"
        } }
      }
    }
  }
});
