import { assign, fromPromise, setup } from "xstate";
import { formAnswers, type Issue, type Source, type Values, valuesOf } from "./answers.ts";
import type { Refusal } from "./refusal.ts";
import { unprovided } from "./unprovided.ts";

export type { Issue, Values } from "./answers.ts";

export type CheckOutcome =
  | { kind: "accepted"; result?: unknown }
  | { kind: "invalid"; issues: Issue[] }
  | { kind: "rejected"; refusal: Refusal };

export type FormEvent =
  | { type: "field.edit"; name: string }
  | { type: "form.check" }
  | { type: "issues.show"; issues: Issue[] };

/** A short form has its own values; a section of an application uses the application's answers. */
export type FormInput = { values: Values } | (Source & { issues: Issue[] });

/** result: the result of an accepted check. */
export type FormOutput = { values: Values; result: unknown };

interface Context extends Source {
  issues: Issue[];
  attempts: number;
  refusal: Refusal | null;
  result: unknown;
}

const belongsTo = ({ path }: Issue, name: string) => path === name || path.startsWith(`${name}.`);

/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
export const form = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    input: {} as FormInput,
    output: {} as FormOutput,
    tags: {} as "busy" | "failed" | "open" | "settled",
  },
  actors: {
    formAnswers,
    check: fromPromise<CheckOutcome, Source>(unprovided),
  },
  actions: {
    assignIssues: assign((_, { issues }: { issues: Issue[] }) => ({ issues })),
    assignOutcome: assign((_, outcome: CheckOutcome) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined,
    })),
    dropIssuesOf: assign(({ context }, { name }: { name: string }) => ({
      issues: context.issues.filter((issue) => !belongsTo(issue, name)),
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearFindings: assign({ issues: [], refusal: null }),
  },
  guards: {
    isAccepted: (_, outcome: CheckOutcome) => outcome.kind === "accepted",
    isInvalid: (_, outcome: CheckOutcome) => outcome.kind === "invalid",
    hasIssues: ({ context }) => context.issues.length > 0,
    isLastIssue: ({ context }, { name }: { name: string }) =>
      context.issues.every((issue) => belongsTo(issue, name)),
  },
}).createMachine({
  id: "form",
  context: ({ input, spawn }) => ({
    ...("answers" in input
      ? { answers: input.answers, section: input.section, issues: input.issues }
      : { answers: spawn("formAnswers", { id: "answers", input }), section: "", issues: [] }),
    attempts: 0,
    refusal: null,
    result: undefined,
  }),
  output: ({ context }) => ({ values: valuesOf(context), result: context.result }),
  on: {
    "issues.show": {
      target: ".invalid",
      actions: { type: "assignIssues", params: ({ event }) => event },
    },
  },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
      always: { guard: "hasIssues", target: "invalid" },
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    edited: { tags: "open", on: { "form.check": "checking" } },
    checking: {
      description: "The answers are checked; the fields wait.",
      tags: "busy",
      entry: "clearFindings",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context: { answers, section } }) => ({ answers, section }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "accepted",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isInvalid", params: ({ event }) => event.output },
            target: "invalid",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            target: "rejected",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
        ],
        onError: "unreachable",
      },
    },
    invalid: {
      description: "Every issue is shown and linked; those of a field go once it is edited.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      on: {
        "field.edit": [
          {
            guard: { type: "isLastIssue", params: ({ event }) => event },
            target: "edited",
            actions: "clearFindings",
          },
          { actions: { type: "dropIssuesOf", params: ({ event }) => event } },
        ],
        "form.check": "checking",
      },
    },
    rejected: {
      description: "The server rejected the form with a reason.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      exit: "clearFindings",
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    unreachable: {
      description: "No answer. Nothing is lost; the check can be repeated.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      on: { "field.edit": "edited", "form.check": "checking" },
    },
    accepted: { tags: "settled", type: "final" },
  },
});
