import type { draft } from "@gatehouse/machines/draft";
import type { form } from "@gatehouse/machines/form";
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from "xstate";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import type { Flow } from "#contract/forms/pages.ts";
import type { Application } from "./application.ts";

export type PlanChange = { type: "plan.change" } & ReturnType<Application["plan"]>;

/** A way of applying as the browser runs it: its questions and its chart. */
export interface WiredFlow {
  id: FlowId;
  flow: Flow;
  /** The chart over one application; `send` reaches the running chart. */
  chart: (application: Application, send: (event: PlanChange) => void) => AnyStateMachine;
}

type OnboardingEvent =
  | PlanChange
  | { type: "section.open"; section: string }
  | { type: "page.previous" | "application.submit" };

interface OnboardingSnapshot {
  context: {
    plan: readonly { step: string; section: string }[];
    accepted: readonly string[];
    section: string;
    refusal: string | null;
    maySubmit: boolean;
  };
  children: { draft?: ActorRefFrom<typeof draft>; form?: ActorRefFrom<typeof form> };
  hasTag(tag: "busy" | "open" | "failed" | "settled"): boolean;
  matches(state: "opening" | "filling"): boolean;
  can(event: OnboardingEvent): boolean;
}

/** What the screens know of a running application, by whichever chart. */
export interface OnboardingRef {
  subscribe: AnyActorRef["subscribe"];
  getSnapshot(): OnboardingSnapshot;
  send(event: OnboardingEvent): void;
}
