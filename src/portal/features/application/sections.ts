import type { Source } from "@gatehouse/machines/shared/answers";
import { type CheckOutcome, form } from "@gatehouse/machines/shared/form";
import type { SubmitOutcome } from "@gatehouse/machines/application/plan";
import { sections, type SectionsEvent } from "@gatehouse/machines/application/sections";
import { type ActorRefFrom, type AnyActorLogic, fromCallback, fromPromise, waitFor } from "xstate";
import type * as v from "valibot";
import type { issuesReply } from "#contract/calls/onboarding.ts";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import { askedOf, issuesOfSection } from "#contract/forms/flows/pages.ts";
import { limits } from "#contract/limits.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Refused } from "#portal/system/api.ts";
import { refusalOf } from "#portal/system/refusals.ts";
import type { AnswerStore, Stored } from "./answers.ts";
import { pendingOf } from "./pending.ts";
import { applicationActorIn } from "./application-system.ts";
import { debounce } from "#portal/actors/delays.ts";
import {
  expectQuestions,
  loadChecks,
  loadQuestions,
  needsChecks,
  prefetchChecks,
} from "./flow-parts.ts";
import { factsOf, planOf } from "./form-facts.ts";
import { numberAt } from "./numbers/number-at.ts";
import { continueUnasked } from "./resumed.ts";
import { save, saveIdOf } from "./save-call.ts";

type SectionsRef = ActorRefFrom<typeof sections>;

const check = fromPromise<CheckOutcome, Source>(async ({ input, system, signal }) => {
  const { section } = input;
  const answers = input.answers as AnswerStore;
  const stored = () => answers.getSnapshot().context;
  const issuesNow = () =>
    issuesOfSection(stored().flow, section, stored().answers, factsOf(stored()));
  if (needsChecks(stored().flow, section)) await loadChecks(answers);
  if (issuesNow().length === 0) await loadQuestions(answers);
  signal.throwIfAborted();
  // The answers may have changed while something was loaded.
  const issues = issuesNow();
  if (issues.length > 0) return { kind: "invalid", issues };
  // The plan of the last pause may be outdated.
  applicationActorIn(system, "sections")?.send({ type: "plan.change", ...planOf(stored()) });
  return { kind: "accepted" };
});

/**
 * Reports the plan at once, and after each pause in typing. Puts the questions of all pages into the store with the first answer, and
 * loads the rules of each section that is opened.
 */
const planner = fromCallback<SectionsEvent, AnswerStore>(({ input: answers, self, sendBack }) => {
  const stored = () => answers.getSnapshot().context;
  const report = () => sendBack({ type: "plan.change", ...planOf(stored()) });
  const pause = debounce(limits.planRestMs, report);
  const section = (self._parent as SectionsRef).select(({ context }) => context.section);
  const prefetch = () => {
    if (needsChecks(stored().flow, section.get())) prefetchChecks();
  };
  continueUnasked();
  report();
  prefetch();
  const edits = answers
    .select(({ context }) => context.answers)
    .subscribe(() => {
      expectQuestions(answers);
      pause.request();
    });
  const questions = answers.select(({ context }) => context.flow.sections).subscribe(report);
  const moves = section.subscribe(prefetch);
  return () => {
    edits.unsubscribe();
    questions.unsubscribe();
    moves.unsubscribe();
    pause.cancel();
  };
});

/** Submits the answers. The same answers have the same key: a repeat is harmless. */
const submit = fromPromise<SubmitOutcome, AnswerStore>(async ({ input: answers, system }) => {
  const draft = applicationActorIn(system, "draft");
  if (draft) await waitFor(draft, (snapshot) => !snapshot.matches("saving"));
  const stored = answers.getSnapshot().context;
  const seen = await sha256(
    canonical(maskedAnswers(stored.flow, askedOf(stored.flow, stored.answers))),
  );
  const submission = { idempotency_key: saveIdOf(answers), seen };
  const outcome = await save(system, answers, pendingOf(stored), submission);
  if (!outcome.ok) return unsubmitted(outcome, stored);
  answers.send({ type: "application.submitted", submission: outcome.data.submission });
  return { kind: "submitted" };
});

type SentIssues = v.InferOutput<typeof issuesReply>["issues"];

/** Why a submission failed. Throws without an answer, or for issues in a section that is not asked. */
function unsubmitted(refused: Refused, stored: Stored): SubmitOutcome {
  const issues = issuesIn(refused, stored);
  if (!issues) return { kind: "rejected", refusal: refusalOf(refused) };
  const found = Object.groupBy(issues, ({ section }) => section) as Record<string, Issue[]>;
  const [first] = Object.keys(found);
  if (!planOf(stored).plan.some(({ section }) => section === first))
    throw new Error("issues in a section that is not asked");
  return { kind: "issues", issues: found };
}

/** What is wrong at which question; undefined where the refusal is about none. */
function issuesIn({ refusal, data }: Refused, { answers }: Stored): SentIssues | undefined {
  if (refusal === "maskedNumber")
    return [{ ...numberAt(String(data["path"]), answers), code: "numberChanged" }];
  if (refusal !== "answersIncomplete") return undefined;
  return (data as Partial<v.InferOutput<typeof issuesReply>>).issues ?? [];
}

/** The sections chart with the steps of one flow. */
export const sectionsOf = (steps: AnyActorLogic) =>
  sections.provide({
    actors: { form: form.provide({ actors: { check } }), planner, steps, submit },
  });
