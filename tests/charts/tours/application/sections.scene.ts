import { neighbour, type Position, type SubmitOutcome } from "@gatehouse/machines/application/plan";
import type { Browser, Page, Request } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "../../kit/model.ts";
import type { Filled } from "../../screens/application/sections.model.ts";
import { visit } from "../../../journeys/support/browser.ts";
import type { Member } from "../../../journeys/support/member.ts";
import { press, sees, seesButton } from "../kit/sight.ts";
import type { TourTable } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
}

/** What is saved on the way goes through; what waits is what submits the application. */
const submits = (request: Request) =>
  (request.postDataJSON() as { submit?: unknown } | null)?.submit !== undefined;

/** The form of a person who was asked before whether to continue. */
async function open(browser: Browser, member: Member, path: string): Promise<Scene> {
  const context = await visit(browser, { baseUrl: inject("baseUrl"), member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [kycForm, saveKyc], submits);
  await page.goto(path);
  return { page, wire };
}

interface Toured extends Omit<Filled, "answers" | "opened"> {
  flow: Flow;
  path: string;
  member: () => Promise<Member>;
  beyond: Record<string, string>;
}

/** The sections of a flow, for a person who has answered everything. */
export const sectionsTour =
  ({ flow, model, fault, railNames, path, member, beyond }: Toured) =>
  (browser: () => Browser): TourTable<Scene> => {
    const seesPage = async ({ context }: AnyMachineSnapshot, { page }: Scene) => {
      const { section } = context as Position;
      const isLast = section === "acknowledgement";
      const name = isLast ? "Check your answers" : (flow.sections[section]?.title.message ?? "");
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      await seesButton(page, isLast ? "Submit application" : "Next Page", true);
    };
    const after = (alert: string) => async (now: AnyMachineSnapshot, scene: Scene) => {
      await sees(scene.page, "alert", alert);
      await seesPage(now, scene);
    };
    // A walk is long: what it may open depends on the plan and on what the server has found at fault before.
    const facts = ({ context }: AnyMachineSnapshot) => ({
      section: context.section,
      planned: context.plan.length,
      isAccepted: context.accepted.includes(fault.section),
    });
    return {
      model: { ...model, facts },
      steps: 60,
      open: async () => open(browser(), await member(), path),
      undrawn: ["planning"],
      events: {
        "plan.change": async (_, { page }, before) => {
          if (before.matches("planning")) return;
          const question = page.locator('[data-question="needsFiat"]');
          await question.getByRole("radio", { name: "No", exact: true }).click();
          await expect.poll(() => page.getByRole("link", { name: /^Bank/ }).count()).toBe(0);
        },
        "section.open": ({ section }, { page }, { context }) =>
          section === neighbour(context, -1)
            ? press(page, "Previous Page")
            : press(page, railNames[String(section)]!, "link"),
        "xstate.done.actor.form": (_, { page }, { context }) =>
          press(page, context.section === "acknowledgement" ? "Submit application" : "Next Page"),
        "xstate.done.actor.submit": (event, scene) => answerSubmit(event, scene, fault),
        "xstate.error.actor.submit": (_, { wire }) => wire.lose(saveKyc),
      },
      states: {
        planning: async () => undefined,
        "filling.answering": seesPage,
        "filling.rejected": after(refusals.alreadySubmitted.message.message ?? ""),
        "filling.unreachable": after("We did not get a response. Nothing is lost. Submit again."),
        submitting: async (_, { page, wire }) => {
          await wire.sent(saveKyc);
          await seesButton(page, "Submit application", false);
        },
        submitted: async (_, { page }) => {
          await page.getByRole("heading", { level: 1, name: "Application Submitted" }).waitFor();
          await sees(page, "definition", /^GH-/);
        },
      },
      beyond,
    };
  };

/** The server itself takes a whole application; what it would not reject is rejected in its place. */
async function answerSubmit(
  { output }: AnyEvent,
  { wire }: Scene,
  { section, question }: Filled["fault"],
) {
  const outcome = output as SubmitOutcome;
  if (outcome.kind === "submitted") return wire.pass(saveKyc);
  if (outcome.kind === "rejected") return wire.refuse(saveKyc, "alreadySubmitted");
  const issue = { section, path: question, code: "required" };
  return wire.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}
