import { assign, fromPromise, fromTransition, setup } from "xstate";
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
export const form = setup({
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
