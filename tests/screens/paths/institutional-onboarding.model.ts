import type { AnyMachineSnapshot } from "xstate";
import { flowOn } from "#contract/forms/flows.ts";
import { acceptedSections, planFor } from "#contract/forms/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { institutionalOnboardingModel } from "../../machines/models/institutional-onboarding.ts";
import { sampleAnswers } from "../../sample.ts";

const today = "2026-11-20";
const institutional = flowOn("institutional", today);
/** The whole sample. */
export const whole = sampleAnswers(today);
const { uploadFiles: _, ...rest } = whole;
/** The sample while its documents are missing. */
export const withoutDocuments: AllAnswers = rest;
const facts = { today, lines: ["exchange", "custodyHongKong"] as const };

const planOf = (answers: AllAnswers) => ({
  plan: planFor(institutional, answers),
  accepted: acceptedSections(institutional, answers, { ...facts, lines: [...facts.lines] }),
});
const withoutFiat: AllAnswers = {
  ...whole,
  companyInformation: { ...whole["companyInformation"], needsFiat: "no" },
};

/** What the rail calls the first page of a step. */
export const railNames: Record<string, RegExp> = {
  applicableAccount: /^Entity Info/,
  investorClassification: /^Accredited Investor Verification/,
  acknowledgement: /^Review and submit/,
};

const opened: AnyEvent[] = [
  { type: "draft.opened", ...planOf(whole), reference: null },
  { type: "draft.opened", ...planOf(withoutDocuments), reference: null },
];
/** What the server holds of an application that was handed in. */
export const receipt = {
  reference: "GH-1",
  submitted_at: Date.UTC(2026, 10, 20, 4),
  reply_by: "2026-11-27",
  lines: ["exchange", "custodyHongKong"],
};
const openedAgain: AnyEvent = {
  type: "draft.opened",
  plan: [],
  accepted: [],
  reference: receipt.reference,
};
const moves: AnyEvent[] = [
  ...opened,
  ...Object.keys(railNames).map((section) => ({ type: "section.open", section })),
  { type: "plan.change", ...planOf(withoutFiat) },
  { type: "page.previous" },
  { type: "application.submit" },
  { type: "xstate.done.actor.form", output: {} },
  ...[
    { kind: "submitted", reference: "GH-1" },
    { kind: "issues", section: "companyInformation" },
    { kind: "issues", section: "nowhere" },
    { kind: "refused", refusal: "alreadySubmitted" },
  ].map((output) => ({ type: "xstate.done.actor.submit", output })),
  { type: "xstate.error.actor.submit", error: "no answer" },
];

/** Who is where decides what can be done: the plan hangs on one question, and the last page is only submitted. */
function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const { section, accepted } = snapshot.context as { section: string; accepted: string[] };
  const isLast = section === "acknowledgement";
  const isAsked = snapshot.matches({ filling: { reviewAndSubmit: "asked" } });
  return moves.filter(({ type }) => {
    if (type === "plan.change") return section === "companyInformation";
    if (type === "xstate.done.actor.form") return isLast ? isAsked : accepted.includes(section);
    return !isAsked;
  });
}

/** The four steps of somebody whose answers are the sample. */
export const institutionalOnboardingOnScreen: ChartModel = {
  ...institutionalOnboardingModel,
  runs: [
    { input: { plan: [], accepted: [] }, cases },
    {
      input: { plan: [], accepted: [], section: "relatedInformation" },
      cases: (snapshot) => (snapshot.matches("opening") ? opened : []),
    },
    { input: { plan: [], accepted: [] }, cases: () => [openedAgain] },
  ],
  facts: ({ context }) => ({ section: context.section }),
};
