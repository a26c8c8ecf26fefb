import type { Browser } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { institutional } from "#contract/forms/flows/institutional.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import type { Walk } from "../../machines/kit/paths.ts";
import {
  institutionalOnboardingOnScreen,
  railNames,
} from "../../screens/paths/institutional-onboarding.model.ts";
import { beforeDocuments, Member } from "../member.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { applying, openForm, type Scene } from "./onboarding.scene.ts";

const isWhole = ({ accepted }: AnyEvent) => (accepted as string[]).includes("uploadFiles");

const afterDocuments = ["investorClassification", "relatedInformation"];

/** The form of somebody who has answered what the walk begins with. */
async function open(browser: Browser, { section }: { section?: string }, { steps }: Walk) {
  const member = await Member.at(inject("baseUrl"));
  const [first] = steps;
  if (first && isWhole(first.event)) await member.prepare();
  else await member.prepare(...beforeDocuments, ...afterDocuments);
  return openForm(browser, member, `/kyc/verify${section ? `?section=${section}` : ""}`);
}

const [fromStart, fromSection, afterwards] = institutionalOnboardingOnScreen.runs;
const casesOf = (snapshot: AnyMachineSnapshot) =>
  (fromStart!.cases as (at: AnyMachineSnapshot) => AnyEvent[])(snapshot);

/** The long walks are those of somebody who has answered everything: every step is open to them. */
const model = {
  ...institutionalOnboardingOnScreen,
  runs: [
    {
      ...fromStart!,
      cases: (snapshot: AnyMachineSnapshot) =>
        casesOf(snapshot).filter((event) => event.type !== "draft.opened" || isWhole(event)),
    },
    fromSection!,
    afterwards!,
  ],
  facts: ({ context }: AnyMachineSnapshot) => ({
    section: context.section,
    isComplete: context.accepted.includes("companyInformation"),
  }),
};

const { events, states, seesPage } = applying({
  flow: institutional,
  question: "entityName",
  railNames,
  lastStep: "reviewAndSubmit",
});

/** The four steps of the application. */
const institutionalOnboardingTour = (browser: () => Browser): TourTable<Scene> => ({
  model,
  steps: 60,
  open: (input, walk) => open(browser(), input as { section?: string }, walk),
  events: {
    ...events,
    "plan.change": async (_, { page }) => {
      const question = page.locator('[data-question="needsFiat"]');
      await question.getByRole("radio", { name: "No", exact: true }).click();
      await expect.poll(() => page.getByRole("link", { name: /^Bank/ }).count()).toBe(0);
    },
  },
  states: {
    ...states,
    "filling.entityInfo": seesPage,
    "filling.documentUploading": seesPage,
    "filling.investorVerification": seesPage,
  },
  beyond: {
    "institutionalOnboarding.filling --plan.change--> institutionalOnboarding.filling.turning":
      "the page that is open leaves the plan only where another device changes what it hangs on",
    "institutionalOnboarding.filling.reviewAndSubmit --xstate.done.actor.form--> institutionalOnboarding.filling.turning":
      "the last page has no Next Page: it is checked only when it is submitted",
  },
});

testTour(institutionalOnboardingTour);
