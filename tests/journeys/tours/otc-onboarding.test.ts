import type { SubmitOutcome } from "@gatehouse/machines/otc-onboarding";
import type { Browser, Page, Request } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { otcIndividual } from "#contract/forms/flows/otc-individual.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { receipt } from "../../screens/paths/institutional-onboarding.model.ts";
import { otcOnboardingOnScreen, railNames } from "../../screens/paths/otc-onboarding.model.ts";
import { visit } from "../browser.ts";
import { Member } from "../member.ts";
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

/** The five steps before the form has come, for one person who has answered everything. */
async function open(browser: Browser): Promise<Scene> {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl, "individual");
  const flow = await member.open("otcSingapore");
  const given = { applicableAccount: { lines: ["otcSingapore"] } };
  await member.prepareAs(flow, { given, says: "no" });
  const context = await visit(browser, { baseUrl, member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [kycForm, saveKyc], waits);
  await page.goto("/kyc/otcVerify");
  await wire.sent(kycForm);
  return { page, wire };
}

/** The server itself takes a whole application; what it would not refuse is refused in its place. */
async function answerSubmit({ output }: AnyEvent, { wire }: Scene) {
  const outcome = output as SubmitOutcome;
  if (outcome.kind === "submitted") return wire.pass(saveKyc);
  if (outcome.kind === "refused") return wire.refuse(saveKyc, "alreadySubmitted");
  const issue = { section: outcome.section, path: "fullName", code: "required" };
  return wire.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

async function seesPage({ context }: AnyMachineSnapshot, { page }: Scene) {
  const isLast = context.section === "acknowledgement";
  const title = otcIndividual.sections[context.section]?.title.message ?? "";
  const name = isLast ? "Check your answers" : title;
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await seesButton(page, isLast ? "Submit application" : "Next Page", true);
}

async function busy(_: AnyMachineSnapshot, { page, wire }: Scene) {
  await wire.sent(saveKyc);
  await seesButton(page, "Submit application", false);
}

const refused = (text: string) => async (now: AnyMachineSnapshot, scene: Scene) => {
  await sees(scene.page, "alert", text);
  await seesPage(now, scene);
};

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

/** The five steps of one person's OTC application. */
const otcOnboardingTour = (browser: () => Browser): TourTable<Scene> => ({
  model,
  steps: 60,
  open: () => open(browser()),
  events: {
    "draft.opened": ({ reference }, { wire }) =>
      reference === null
        ? wire.pass(kycForm)
        : wire.change(kycForm, { submission: receipt, locked: true }),
    "section.open": ({ section }, { page }) => press(page, railNames[String(section)]!, "link"),
    "page.previous": (_, { page }) => press(page, "Previous Page"),
    "application.submit": (_, { page }) => press(page, "Submit application"),
    "xstate.done.actor.form": async (_, { page }, before) => {
      if (!before.matches({ filling: { lastStep: "asked" } })) await press(page, "Next Page");
    },
    "xstate.done.actor.submit": answerSubmit,
    "xstate.error.actor.submit": (_, { wire }) => wire.lose(saveKyc),
  },
  states: {
    opening: (_, { page }) => hearsHeading(page, "Loading"),
    "filling.personalInformation": seesPage,
    "filling.wealthAndTransactions": seesPage,
    "filling.bankInformation": seesPage,
    "filling.requiredDocuments": seesPage,
    "filling.lastStep.reviewing": seesPage,
    "filling.lastStep.asked": busy,
    "filling.lastStep.refused": refused(refusals.alreadySubmitted.says.message ?? ""),
    "filling.lastStep.unanswered": refused(
      "There was no answer. Nothing is lost; please submit again.",
    ),
    submitting: busy,
    submitted: async (_, { page }) => {
      await page.getByRole("heading", { level: 1, name: "Application Submitted" }).waitFor();
      await sees(page, "definition", /^GH-/);
    },
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
