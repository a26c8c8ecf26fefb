import { type AnyActorLogic, type AnyActorRef, assign, fromCallback, fromPromise } from "xstate";
import { sendTo, setup } from "xstate";
import { form, type Issue } from "../shared/form.ts";
import * as plans from "./plan.ts";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";

export type SectionsEvent =
  | ({ type: "plan.change" } & plans.Plan)
  | ({ type: "section.open" } & plans.Position);

/** section: the one in the address. isChange: opened from the review. maySubmit: false for an assistant. */
export interface SectionsInput {
  answers: AnyActorRef;
  section: string;
  isChange: boolean;
  maySubmit: boolean;
}
type Found = { issues: Record<string, Issue[]>; refusal: Refusal | null };

/** Which section of the application is shown, and can the application be submitted? */
export const sections = setup({
  types: {
    context: {} as SectionsInput & plans.Plan & Found,
    events: {} as SectionsEvent,
    input: {} as SectionsInput,
    tags: {} as "busy" | "failed" | "settled",
  },
  actors: {
    form,
    steps: fromCallback(unprovided) as AnyActorLogic,
    planner: fromCallback<SectionsEvent, AnyActorRef>(unprovided),
    submit: fromPromise<plans.SubmitOutcome, AnyActorRef>(unprovided),
  },
  actions: {
    assignPlan: assign(({ context }, now: plans.Plan & Partial<plans.Position>) =>
      plans.afterPlan(context, now),
    ),
    acceptSection: assign(({ context, context: { issues, section } }) => ({
      ...plans.afterAccepted(context),
      issues: { ...issues, [section]: [] },
    })),
    assignOutcome: assign(({ context }, outcome: plans.SubmitOutcome) =>
      plans.afterSubmit(context, outcome),
    ),
    showStep: sendTo("steps", ({ context }) => plans.stepShown(context)),
  },
  guards: {
    isStillShown: ({ context }, now: plans.Plan) => plans.isReachable({ ...context, ...now }),
    isReachable: (_, next: plans.Position) => plans.isReachable(next),
    canSubmit: ({ context }) => context.maySubmit && plans.isLastReachable(context),
    isSubmitted: (_, outcome: plans.SubmitOutcome) => outcome.kind === "submitted",
    isRejected: (_, outcome: plans.SubmitOutcome) => outcome.kind === "rejected",
  },
}).createMachine({
  id: "sections",
  context: ({ input }) => ({ ...input, plan: [], accepted: [], issues: {}, refusal: null }),
  invoke: [
    { id: "steps", src: "steps" },
    { id: "planner", src: "planner", input: ({ context }) => context.answers },
  ],
  initial: "planning",
  states: {
    planning: {
      on: {
        "plan.change": {
          target: "filling",
          actions: { type: "assignPlan", params: ({ event }) => event },
        },
      },
    },
    filling: {
      description: "Each section that is opened is a new form. The last one submits.",
      entry: "showStep",
      invoke: {
        id: "form",
        src: "form",
        input: ({ context }) => plans.formInput(context, context.issues[context.section]),
        onDone: [
          { guard: "canSubmit", target: "submitting", actions: "acceptSection" },
          {
            target: "filling",
            reenter: true,
            actions: "acceptSection",
          },
        ],
      },
      on: {
        "section.open": {
          guard: { type: "isReachable", params: ({ event }) => event },
          target: "filling",
          reenter: true,
          actions: { type: "assignPlan", params: ({ event }) => event },
        },
        "plan.change": [
          {
            guard: { type: "isStillShown", params: ({ event }) => event },
            actions: { type: "assignPlan", params: ({ event }) => event },
          },
          {
            target: "filling",
            reenter: true,
            actions: { type: "assignPlan", params: ({ event }) => event },
          },
        ],
      },
      initial: "answering",
      states: {
        answering: {},
        rejected: { description: "The server rejected the application.", tags: "failed" },
        unreachable: { description: "Submitting again is safe.", tags: "failed" },
      },
    },
    submitting: {
      description: "The last section stays in view.",
      tags: "busy",
      invoke: [
        { id: "form", src: "form", input: ({ context }) => plans.formInput(context) },
        {
          id: "submit",
          src: "submit",
          input: ({ context }) => context.answers,
          onDone: [
            {
              guard: { type: "isSubmitted", params: ({ event }) => event.output },
              target: "submitted",
            },
            {
              guard: { type: "isRejected", params: ({ event }) => event.output },
              target: "filling.rejected",
              actions: { type: "assignOutcome", params: ({ event }) => event.output },
            },
            {
              target: "filling",
              actions: { type: "assignOutcome", params: ({ event }) => event.output },
            },
          ],
          onError: "filling.unreachable",
        },
      ],
    },
    submitted: { type: "final", tags: "settled" },
  },
});
