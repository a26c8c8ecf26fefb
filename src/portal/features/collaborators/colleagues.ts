import { colleagues, type ColleaguesReply } from "@gatehouse/machines/collaborators/colleagues";
import { type AnyActorRef, fromPromise } from "xstate";
import { formNews } from "#contract/calls/onboarding.ts";
import { attention } from "#portal/actors/attention.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import type { AnswerStore } from "../application/answers.ts";
import { applicationActorIn } from "../application/application-system.ts";

/** While answers are on their way, or a conflict is open, the reply to them says what others saved. */
function isSettling(system: System): boolean {
  const draft = applicationActorIn(system, "draft")?.getSnapshot();
  const sections = applicationActorIn(system, "sections")?.getSnapshot();
  return Boolean(
    draft?.matches("saving") || draft?.matches("conflict") || sections?.matches("submitting"),
  );
}

/** The answer that has the focus. */
function typedIn(system: System): string | null {
  const question = document.activeElement?.closest<HTMLElement>("[data-question]");
  const [name] = question?.dataset["question"]?.split(".") ?? [];
  const section = applicationActorIn(system, "sections")?.getSnapshot().context.section;
  return name === undefined ? null : `${section}.${name}`;
}

const ask = fromPromise<ColleaguesReply, AnyActorRef>(async ({ input, system }) => {
  const answers = input as AnswerStore;
  const { formId, base } = answers.getSnapshot().context;
  const given = { params: { id: formId }, query: { revision: base.revision } };
  const outcome = await servicesOf(system).api(formNews, given);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { here, revision, rules_on: rulesOn, theirs } = outcome.data;
  const known = answers.getSnapshot().context.base.revision;
  const news = { revision, rulesOn, theirs, typing: typedIn(system) };
  return { here, news: revision > known && !isSettling(system) ? news : null };
});

export const wiredColleagues = colleagues.provide({ actors: { ask, attention } });
