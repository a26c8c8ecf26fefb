import { assertEvent, assign, fromPromise, fromTransition, setup } from "xstate";
// machines/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(() => Promise.reject(new Error("send is not provided"))) },
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
  description: "The parent leaves its state to give up; a call that may not be repeated is not retried here.",
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
      description: "A rule says no; its code names why.",
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
// machines/form.ts
const values = fromTransition((held, event) => event.type === "value.set" ? { values: {
  ...held.values,
  [event.name]: event.value
} } : { values: {
  ...held.values,
  ...event.values
} }, ({ input }) => ({ values: input.values }));
function belongsTo(issue, name) {
  return issue.path === name || issue.path.startsWith(`${name}.`);
}
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    children: {},
    tags: {}
  },
  actors: {
    values,
    check: fromPromise(() => Promise.reject(new Error("check is not provided")))
  },
  actions: {
    "show the issues": assign((_, { issues }) => ({ issues })),
    "take in the outcome": assign((_, { outcome }) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined
    })),
    "drop the issues of": assign(({ context }, { name }) => ({ issues: context.issues.filter((issue) => !belongsTo(issue, name)) })),
    "count the attempt": assign({ attempts: ({ context }) => context.attempts + 1 }),
    "forget the issues": assign({ issues: [] }),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    accepted: (_, { outcome }) => outcome.kind === "accepted",
    "issues found": (_, { outcome }) => outcome.kind === "invalid",
    "nothing left to correct": ({ context }) => context.issues.length === 0
  }
}).createMachine({
  id: "form",
  description: "The answers live in the child `values`; the chart hears only of edits.",
  context: ({ input, spawn }) => ({
    values: spawn("values", {
      id: "values",
      input: { values: input.values }
    }),
    issues: [],
    attempts: 0,
    refusal: null,
    result: undefined
  }),
  output: ({ context }) => ({
    values: context.values.getSnapshot().context.values,
    result: context.result
  }),
  on: { "issues.show": {
    target: ".invalid",
    actions: {
      type: "show the issues",
      params: ({ event }) => ({ issues: event.issues })
    }
  } },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
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
      entry: "forget the issues",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => ({ values: context.values.getSnapshot().context.values }),
        onDone: [
          {
            guard: {
              type: "accepted",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "accepted",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "issues found",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "invalid",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            target: "rejected",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "unreachable"
      }
    },
    invalid: {
      description: "Every issue is shown, with a summary that leads to each field.",
      tags: ["failed", "open"],
      entry: "count the attempt",
      on: {
        "field.edit": {
          target: "correcting",
          actions: {
            type: "drop the issues of",
            params: ({ event }) => ({ name: event.name })
          }
        },
        "form.check": "checking"
      }
    },
    correcting: {
      description: "A field's issue goes as soon as it is edited; the others stay until the next check.",
      tags: ["failed", "open"],
      always: {
        guard: "nothing left to correct",
        target: "edited"
      },
      on: {
        "field.edit": { actions: {
          type: "drop the issues of",
          params: ({ event }) => ({ name: event.name })
        } },
        "form.check": "checking"
      }
    },
    rejected: {
      description: "No field is at fault: the server said no and named why.",
      tags: ["failed", "open"],
      entry: "count the attempt",
      exit: "forget the refusal",
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
// machines/form-of.ts
/** The form chart, or a provided copy of it, typed by what its check gives back. */
function formOf(logic = form) {
  return logic;
}
// machines/collaborators.ts
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
  description: "Run for the account holder alone; the list itself is the server's.",
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
