import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import type { Browser, Page, Request } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { Flow } from "#contract/forms/pages.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { receipt } from "../../screens/paths/institutional-onboarding.model.ts";
import { visit } from "../browser.ts";
import type { Member } from "../member.ts";
import { hearsHeading, press, sees, seesButton } from "./kit/sight.ts";
import type { Gesture, Sight } from "./kit/walk.ts";
import { Wire } from "./kit/wire.ts";

export interface Scene {
  page: Page;
  wire: Wire;
}

const body = (request: Request) => request.postDataJSON() as { submit?: unknown } | null;
/** What is saved on the way goes through; what waits is the form that is loaded and what submits it. */
const waits = (request: Request) =>
  request.method() === "GET" || body(request)?.submit !== undefined;

/** A form before it has come, for somebody who was asked before whether to go on with it. */
export async function openForm(browser: Browser, member: Member, path: string): Promise<Scene> {
  const context = await visit(browser, { baseUrl: inject("baseUrl"), member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [kycForm, saveKyc], waits);
  await page.goto(path);
  await wire.sent(kycForm);
  return { page, wire };
}

interface Application {
  flow: Flow;
  /** A question of its pages that the server may find at fault. */
  question: string;
  /** What the rail says of a section. */
  railNames: Readonly<Record<string, RegExp>>;
  /** The state of the last page. */
  lastStep: string;
}

/** What is done and seen alike in every application, by event and by state. */
export function applying({ flow, question, railNames, lastStep }: Application) {
  const events: Record<string, Gesture<Scene>> = {
    "draft.opened": ({ reference }, { wire }) =>
      reference === null
        ? wire.pass(kycForm)
        : wire.change(kycForm, { submission: receipt, locked: true }),
    "section.open": ({ section }, { page }) => press(page, railNames[String(section)]!, "link"),
    "page.previous": (_, { page }) => press(page, "Previous Page"),
    "application.submit": (_, { page }) => press(page, "Submit application"),
    "xstate.done.actor.form": async (_, { page }, before) => {
      if (!before.matches({ filling: { [lastStep]: "asked" } })) await press(page, "Next Page");
    },
    "xstate.done.actor.submit": (event, scene) => answerSubmit(event, scene, question),
    "xstate.error.actor.submit": (_, { wire }) => wire.lose(saveKyc),
  };
  const seesPage = async ({ context }: AnyMachineSnapshot, { page }: Scene) => {
    const isLast = context.section === "acknowledgement";
    const title = flow.sections[context.section]?.title.message ?? "";
    const name = isLast ? "Check your answers" : title;
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await seesButton(page, isLast ? "Submit application" : "Next Page", true);
  };
  const after = (alert: string) => async (now: AnyMachineSnapshot, scene: Scene) => {
    await sees(scene.page, "alert", alert);
    await seesPage(now, scene);
  };
  const states: Record<string, Sight<Scene>> = {
    opening: (_, { page }) => hearsHeading(page, "Loading"),
    [`filling.${lastStep}.reviewing`]: seesPage,
    [`filling.${lastStep}.asked`]: busy,
    [`filling.${lastStep}.refused`]: after(refusals.alreadySubmitted.says.message ?? ""),
    [`filling.${lastStep}.unanswered`]: after(
      "There was no answer. Nothing is lost; please submit again.",
    ),
    submitting: busy,
    submitted: async (_, { page }) => {
      await page.getByRole("heading", { level: 1, name: "Application Submitted" }).waitFor();
      await sees(page, "definition", /^GH-/);
    },
  };
  return { events, states, seesPage };
}

/** The server itself takes a whole application; what it would not refuse is refused in its place. */
async function answerSubmit({ output }: AnyEvent, { wire }: Scene, question: string) {
  const outcome = output as SubmitOutcome;
  if (outcome.kind === "submitted") return wire.pass(saveKyc);
  if (outcome.kind === "refused") return wire.refuse(saveKyc, "alreadySubmitted");
  const issue = { section: outcome.section, path: question, code: "required" };
  return wire.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

async function busy(_: AnyMachineSnapshot, { page, wire }: Scene) {
  await wire.sent(saveKyc);
  await seesButton(page, "Submit application", false);
}
