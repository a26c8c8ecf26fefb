import { assign, fromPromise, fromTransition, setup, type ActorRefFrom } from "xstate";

export type Values = Record<string, unknown>;
export type ValuesEvent =
  | { type: "value.set"; name: string; value: unknown }
  | { type: "value.merge"; values: Values };

/** path: the question, then where inside it: "shareholders.0.name". */
export interface Issue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

export type CheckOutcome =
  | { kind: "accepted"; result?: unknown }
  | { kind: "invalid"; issues: Issue[] }
  | { kind: "rejected"; refusal: string };

export type FormEvent =
  | { type: "field.edit"; name: string }
  | { type: "form.check" }
  | { type: "issues.show"; issues: Issue[] };

/** result: what the check gave back with its consent. */
export interface FormOutput {
  values: Values;
  result: unknown;
}

const values = fromTransition(
  (held: { values: Values }, event: ValuesEvent) =>
    event.type === "value.set"
      ? { values: { ...held.values, [event.name]: event.value } }
      : { values: { ...held.values, ...event.values } },
  ({ input }: { input: { values: Values } }) => ({ values: input.values }),
);

interface Context {
  values: ActorRefFrom<typeof values>;
  issues: Issue[];
  attempts: number;
  refusal: string | null;
  result: unknown;
}

function belongsTo(issue: Issue, name: string): boolean {
  return issue.path === name || issue.path.startsWith(`${name}.`);
}

/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
export const form = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    input: {} as { values: Values },
    output: {} as FormOutput,
    children: {} as { values: "values"; check: "check" },
    tags: {} as "busy" | "failed" | "open" | "settled",
  },
  actors: {
    values,
    check: fromPromise<CheckOutcome, { values: Values }>(() =>
      Promise.reject(new Error("check is not provided")),
    ),
  },
  actions: {
    "show the issues": assign((_, { issues }: { issues: Issue[] }) => ({ issues })),
    "take in the outcome": assign((_, { outcome }: { outcome: CheckOutcome }) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined,
    })),
    "drop the issues of": assign(({ context }, { name }: { name: string }) => ({
      issues: context.issues.filter((issue) => !belongsTo(issue, name)),
    })),
    "count the attempt": assign({ attempts: ({ context }) => context.attempts + 1 }),
    "forget the issues": assign({ issues: [] }),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    accepted: (_, { outcome }: { outcome: CheckOutcome }) => outcome.kind === "accepted",
    "issues found": (_, { outcome }: { outcome: CheckOutcome }) => outcome.kind === "invalid",
    "nothing left to correct": ({ context }) => context.issues.length === 0,
  },
}).createMachine({
  id: "form",
  description: "The answers live in the child `values`; the chart hears only of edits.",
  context: ({ input, spawn }) => ({
    values: spawn("values", { id: "values", input: { values: input.values } }),
    issues: [],
    attempts: 0,
    refusal: null,
    result: undefined,
  }),
  output: ({ context }) => ({
    values: context.values.getSnapshot().context.values,
    result: context.result,
  }),
  on: {
    "issues.show": {
      target: ".invalid",
      actions: { type: "show the issues", params: ({ event }) => ({ issues: event.issues }) },
    },
  },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    edited: {
      tags: "open",
      on: { "form.check": "checking" },
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
            guard: { type: "accepted", params: ({ event }) => ({ outcome: event.output }) },
            target: "accepted",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
          {
            guard: { type: "issues found", params: ({ event }) => ({ outcome: event.output }) },
            target: "invalid",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
          {
            target: "rejected",
            actions: {
              type: "take in the outcome",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
        ],
        onError: "unreachable",
      },
    },
    invalid: {
      description: "Every issue is shown, with a summary that leads to each field.",
      tags: ["failed", "open"],
      entry: "count the attempt",
      on: {
        "field.edit": {
          target: "correcting",
          actions: { type: "drop the issues of", params: ({ event }) => ({ name: event.name }) },
        },
        "form.check": "checking",
      },
    },
    correcting: {
      description:
        "A field's issue goes as soon as it is edited; the others stay until the next check.",
      tags: ["failed", "open"],
      always: { guard: "nothing left to correct", target: "edited" },
      on: {
        "field.edit": {
          actions: { type: "drop the issues of", params: ({ event }) => ({ name: event.name }) },
        },
        "form.check": "checking",
      },
    },
    rejected: {
      description: "No field is at fault: the server said no and named why.",
      tags: ["failed", "open"],
      entry: "count the attempt",
      exit: "forget the refusal",
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    unreachable: {
      description: "There was no answer. Nothing is lost; the same check can be tried again.",
      tags: ["failed", "open"],
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    accepted: { tags: "settled", type: "final" },
  },
});
