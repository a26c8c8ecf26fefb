import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import type { Browser, Page, Request } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { refusals } from "#contract/refusals.ts";
import {
  institutionalOnboardingOnScreen,
  railNames,
  receipt,
} from "../../screens/paths/institutional-onboarding.model.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import type { Walk } from "../../machines/kit/paths.ts";
import { visit } from "../browser.ts";
import { beforeDocuments, Member } from "../member.ts";
import { hearsHeading, press, sees, seesButton } from "./kit/sight.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { Wire } from "./kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
}

const body = (request: Request) => request.postDataJSON() as { submit?: unknown } | null;
/** What is saved on the way goes through; what waits is the form that is loaded and what submits it. */
const waits = (request: Request) =>
  request.method() === "GET" || body(request)?.submit !== undefined;
const isWhole = ({ accepted }: AnyEvent) => (accepted as string[]).includes("uploadFiles");

const afterDocuments = ["investorClassification", "relatedInformation"];

/** The four steps before the form has come, for somebody who has answered what the walk begins with. */
async function open(browser: Browser, { section }: { section?: string }, { steps }: Walk) {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl);
  const [first] = steps;
  if (first && isWhole(first.event)) await member.prepare();
  else await member.prepare(...beforeDocuments, ...afterDocuments);
  const context = await visit(browser, { baseUrl, member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [kycForm, saveKyc], waits);
  await page.goto(`/kyc/verify${section ? `?section=${section}` : ""}`);
  await wire.sent(kycForm);
  return { page, wire };
}

/** The server itself takes a whole application; what it would not refuse is refused in its place. */
async function answerSubmit({ output }: AnyEvent, { wire }: Scene) {
  const outcome = output as SubmitOutcome;
  if (outcome.kind === "submitted") return wire.pass(saveKyc);
  if (outcome.kind === "refused") return wire.refuse(saveKyc, "alreadySubmitted");
  const issue = { section: outcome.section, path: "entityName", code: "required" };
  return wire.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

async function seesPage({ context }: AnyMachineSnapshot, { page }: Scene) {
  const isLast = context.section === "acknowledgement";
  const title = isLast
    ? "Check your answers"
    : (institutional.sections[context.section]?.title.message ?? "");
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  await seesButton(page, isLast ? "Submit application" : "Next Page", true);
}

async function busy(_: AnyMachineSnapshot, { page, wire }: Scene) {
  await wire.sent(saveKyc);
  await seesButton(page, "Submit application", false);
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

/** The four steps of the application. */
const institutionalOnboardingTour = (browser: () => Browser): TourTable<Scene> => ({
  model,
  steps: 60,
  open: (input, walk) => open(browser(), input as { section?: string }, walk),
  events: {
    "draft.opened": ({ reference }, { wire }) =>
      reference === null
        ? wire.pass(kycForm)
        : wire.change(kycForm, { submission: receipt, locked: true }),
    "section.open": ({ section }, { page }) => press(page, railNames[String(section)]!, "link"),
    "plan.change": async (_, { page }) => {
      const question = page.locator('[data-question="needsFiat"]');
      await question.getByRole("radio", { name: "No", exact: true }).click();
      await expect.poll(() => page.getByRole("link", { name: /^Bank/ }).count()).toBe(0);
    },
    "page.previous": (_, { page }) => press(page, "Previous Page"),
    "application.submit": (_, { page }) => press(page, "Submit application"),
    "xstate.done.actor.form": async (_, { page }, before) => {
      if (!before.matches({ filling: { reviewAndSubmit: "asked" } }))
        await press(page, "Next Page");
    },
    "xstate.done.actor.submit": answerSubmit,
    "xstate.error.actor.submit": (_, { wire }) => wire.lose(saveKyc),
  },
  states: {
    opening: (_, { page }) => hearsHeading(page, "Loading"),
    "filling.entityInfo": seesPage,
    "filling.documentUploading": seesPage,
    "filling.investorVerification": seesPage,
    "filling.reviewAndSubmit.reviewing": seesPage,
    "filling.reviewAndSubmit.asked": busy,
    "filling.reviewAndSubmit.refused": async (snapshot, scene) => {
      await sees(scene.page, "alert", refusals.alreadySubmitted.says.message ?? "");
      await seesPage(snapshot, scene);
    },
    "filling.reviewAndSubmit.unanswered": async (snapshot, scene) => {
      const unanswered = "There was no answer. Nothing is lost; please submit again.";
      await sees(scene.page, "alert", unanswered);
      await seesPage(snapshot, scene);
    },
    submitting: busy,
    submitted: async (_, { page }) => {
      await page.getByRole("heading", { level: 1, name: "Application Submitted" }).waitFor();
      await sees(page, "definition", /^GH-/);
    },
  },
  beyond: {
    "institutionalOnboarding.filling --plan.change--> institutionalOnboarding.filling.turning":
      "the page that is open leaves the plan only where another device changes what it hangs on",
    "institutionalOnboarding.filling.reviewAndSubmit --xstate.done.actor.form--> institutionalOnboarding.filling.turning":
      "the last page has no Next Page: it is checked only when it is submitted",
  },
});

testTour(institutionalOnboardingTour);
