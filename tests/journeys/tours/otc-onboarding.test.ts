import type { Browser } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { otcIndividual } from "#contract/forms/flows/otc-individual.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { otcOnboardingOnScreen, railNames } from "../../screens/paths/otc-onboarding.model.ts";
import { Member } from "../member.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { applying, openForm, type Scene } from "./onboarding.scene.ts";

/** The form of one person who has answered everything. */
async function open(browser: Browser): Promise<Scene> {
  const member = await Member.at(inject("baseUrl"), "individual");
  const flow = await member.open("otcSingapore");
  const given = { applicableAccount: { lines: ["otcSingapore"] } };
  await member.prepareAs(flow, { given, says: "no" });
  return openForm(browser, member, "/kyc/otcVerify");
}

const [run] = otcOnboardingOnScreen.runs;
const casesOf = run!.cases as (at: AnyMachineSnapshot) => AnyEvent[];
const leaps = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ filling: "wealthAndTransactions" }) ||
  snapshot.matches({ filling: "lastStep" });

/** The rail leads on and back from one page of a step between, which stands for the others. */
const model = {
  ...otcOnboardingOnScreen,
  runs: [
    {
      ...run!,
      cases: (at: AnyMachineSnapshot) =>
        casesOf(at).filter(({ type }) => type !== "section.open" || leaps(at)),
    },
  ],
};

const chart = "otcOnboarding.filling";
const ofEntities = "an institution's steps are walked by hand, and are those of the other chart";
const stepsOfEntities = ["documentUploading", "entityInfo", "investorVerification"].flatMap(
  (step) => [
    [`${chart}.${step}`, ofEntities],
    [`${chart}.${step} --xstate.done.actor.form--> ${chart}.turning`, ofEntities],
    [`${chart}.turning --always [in step]--> ${chart}.${step}`, ofEntities],
  ],
);
const planStays = "no answer of a plain application adds a page or takes one away";

const { events, states, seesPage } = applying({
  flow: otcIndividual,
  question: "fullName",
  railNames,
  lastStep: "lastStep",
});

/** The five steps of one person's OTC application. */
const otcOnboardingTour = (browser: () => Browser): TourTable<Scene> => ({
  model,
  steps: 60,
  open: () => open(browser()),
  events,
  states: {
    ...states,
    "filling.personalInformation": seesPage,
    "filling.wealthAndTransactions": seesPage,
    "filling.bankInformation": seesPage,
    "filling.requiredDocuments": seesPage,
  },
  beyond: {
    ...Object.fromEntries(stepsOfEntities),
    [`${chart} --plan.change [same page]--> (stays)`]: planStays,
    [`${chart} --plan.change--> ${chart}.turning`]: planStays,
    [`${chart}.lastStep --xstate.done.actor.form--> ${chart}.turning`]:
      "the last page has no Next Page: it is checked only when it is submitted",
    [`otcOnboarding.submitting --xstate.done.actor.submit--> ${chart}.lastStep.unanswered`]:
      "the server finds issues only in sections that are asked",
  },
});

testTour(otcOnboardingTour);
