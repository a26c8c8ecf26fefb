import {
  draft,
  type DraftEvent,
  type LookOutcome,
  type SaveOutcome,
} from "@gatehouse/machines/draft";
import { type CheckOutcome, form, type Values } from "@gatehouse/machines/form";
import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import { type AnyActorRef, fromPromise, type SnapshotFrom } from "xstate";
import { limits } from "#contract/limits.ts";
import { issuesOfSection } from "#contract/forms/pages.ts";
import type { Answers } from "#contract/questions/answers.ts";
import type { Application } from "./application.ts";
import { adapted } from "./adapted.ts";
import type { PlanChange } from "./flow.ts";
import { network } from "./network.ts";
import { goOnUnasked, wasResumed } from "./resumed.ts";

type Send = (event: PlanChange) => void;

function wiredDraft(application: Application) {
  const logic = draft.provide({
    actors: {
      network: network<DraftEvent>(),
      look: fromPromise<LookOutcome>(async () => {
        const { savedAt, by } = await application.open();
        const isBlank = Object.keys(application.notebook.answers).length === 0;
        if (application.submission) return { kind: "handedIn" };
        if (savedAt === null || isBlank) return { kind: "none" };
        return { kind: "found", savedAt, by };
      }),
      save: fromPromise<SaveOutcome>(() => application.save()),
      resolve: fromPromise<unknown, { keep: "mine" | "theirs"; fields: string[] }>(
        async ({ input }) => application.resolve(input.keep),
      ),
      restart: fromPromise<unknown>(() => application.restart()),
    },
  });
  return adapted(logic, {
    getInitialSnapshot: (scope: never) => logic.getInitialSnapshot(scope, draftInput()),
    start: (snapshot: SnapshotFrom<typeof logic>, { self }: DraftScope) => {
      self.on("draft.opened", () => {
        goOnUnasked();
        if (application.takeUnsaved()) application.edited();
        const reference = application.submission?.reference ?? null;
        self._parent?.send({ type: "draft.opened", ...application.plan(), reference });
      });
      logic.start(snapshot);
    },
  });
}

type DraftScope = Parameters<typeof draft.getInitialSnapshot>[0];
type Scope = Parameters<typeof form.getInitialSnapshot>[0];

/** The form of whichever section is open; its answers live in the application's notebook. */
function wiredForm(application: Application, send: Send) {
  const sectionOf = new WeakMap<AnyActorRef, string>();
  const isChecked = (id: string) =>
    application.flow.pages.some(({ section, also }) => section.id === id && also);
  const check = fromPromise<CheckOutcome, { values: Values }>(async ({ input, self }) => {
    const section = sectionOf.get(self._parent!)!;
    const { notebook } = application;
    notebook.write(section, input.values);
    const answers = { ...notebook.answers, [section]: input.values as Answers };
    if (isChecked(section)) await application.fetchChecks();
    const issues = issuesOfSection(application.flow, section, answers, application.facts());
    if (issues.length > 0) return { kind: "invalid", issues };
    send({ type: "plan.change", ...application.plan() });
    return { kind: "accepted" };
  });
  const logic = form.provide({ actors: { check } });
  // The onboarding chart names a section; the form chart wants its answers: this is where the two meet.
  return adapted(logic, {
    getInitialSnapshot: (scope: Scope, { section }: { section: string }) => {
      sectionOf.set(scope.self, section);
      return logic.getInitialSnapshot(scope, { values: application.notebook.valuesOf(section) });
    },
    start: (snapshot: SnapshotFrom<typeof logic>, scope: Scope) => {
      logic.start(snapshot);
      const { values } = snapshot.context;
      const section = sectionOf.get(scope.self)!;
      const { notebook } = application;
      // A page that cannot fetch them now tries again when its answers are checked.
      if (isChecked(section)) application.fetchChecks().catch(() => undefined);
      values.subscribe((held) => notebook.write(section, held.context.values));
      const forget = notebook.onRemote((changed, answers) => {
        if (changed === section) values.send({ type: "value.merge", values: answers });
      });
      scope.self.subscribe({ complete: forget });
    },
  });
}

/** What the chart of a flow needs done, over one application. `send` reaches the running chart. */
export function onboardingActors(application: Application, send: Send) {
  return {
    draft: wiredDraft(application),
    form: wiredForm(application, send),
    submit: fromPromise<SubmitOutcome>(() => application.submit()),
  };
}

/** How long the draft waits before it saves and before it tries again, in ms. */
const draftInput = () => ({
  offer: !wasResumed(),
  saveDelay: limits.saveDelayMs,
  retryDelay: limits.saveRetryMs,
});
