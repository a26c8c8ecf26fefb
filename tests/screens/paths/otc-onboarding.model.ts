import type { AnyMachineSnapshot } from "xstate";
import { flowOn } from "#contract/forms/flows.ts";
import { acceptedSections, planFor } from "#contract/forms/pages.ts";
import { generatedAnswers } from "../../generated.ts";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { otcOnboardingModel } from "../../machines/models/otc-onboarding.ts";
import { receipt } from "./institutional-onboarding.model.ts";

const today = "2026-11-20";
const otcIndividual = flowOn("otcIndividual", today);
const given = { applicableAccount: { lines: ["otcSingapore"] } };

/** Everything that is asked of one person for OTC Singapore. */
export const ofPerson = generatedAnswers(otcIndividual, { given, says: "no" }, today);

const plan = planFor(otcIndividual, ofPerson);
const accepted = acceptedSections(otcIndividual, ofPerson, { today, lines: ["otcSingapore"] });
const opened = { type: "draft.opened", plan, accepted, reference: null };
const openedAgain = { ...opened, plan: [], accepted: [], reference: receipt.reference };
const first = plan[0]!.section;
const last = plan.at(-1)!.section;

/** What the rail calls the first page of a step. */
export const railNames: Record<string, RegExp> = {
  [first]: /^Personal information/,
  [last]: /^Confirm statement/,
};

const moves: AnyEvent[] = [
  ...Object.keys(railNames).map((section) => ({ type: "section.open", section })),
  { type: "page.previous" },
  { type: "application.submit" },
  { type: "xstate.done.actor.form", output: {} },
];
const answers: AnyEvent[] = [
  ...[
    { kind: "submitted", reference: receipt.reference },
    { kind: "issues", section: "personalInformation" },
    { kind: "refused", refusal: "alreadySubmitted" },
  ].map((output) => ({ type: "xstate.done.actor.submit", output })),
  { type: "xstate.error.actor.submit", error: "no answer" },
];

function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  if (snapshot.matches("opening")) return [opened, openedAgain];
  if (snapshot.matches("submitting")) return answers;
  const isAsked = snapshot.matches({ filling: { lastStep: "asked" } });
  const isLast = snapshot.context.section === last;
  // Inside the first step its first page and its second are called alike.
  const isFirst = snapshot.matches({ filling: "personalInformation" });
  return moves.filter(({ type, section }) => {
    if (type === "xstate.done.actor.form") return isAsked || !isLast;
    return !isAsked && !(isFirst && section === first);
  });
}

/** The five steps of one person whose answers are complete. */
export const otcOnboardingOnScreen: ChartModel = {
  ...otcOnboardingModel,
  runs: [{ input: { plan: [], accepted: [] }, cases }],
  facts: ({ context }) => ({ section: context.section }),
};
