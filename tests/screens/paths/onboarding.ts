import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { Flow } from "#contract/forms/pages.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { server } from "../kit/border.ts";
import { pass, stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton } from "../kit/hand.ts";
import { signIn } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { Gesture, Sight } from "../kit/walk.ts";
import { receipt } from "./institutional-onboarding.model.ts";

const now = Date.UTC(2026, 10, 20, 4);

/** A form before it has come, for somebody who was asked before whether to go on with it. */
export async function openForm(address: string, signInAs: () => void = signIn) {
  stopClock(now);
  signInAs();
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen(address);
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
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
  const events: Record<string, Gesture> = {
    "section.open": ({ section }) => press(railNames[String(section)]!, "link"),
    "page.previous": () => press("Previous Page"),
    "application.submit": () => press("Submit application"),
    "xstate.done.actor.form": async (_, before) => {
      if (!before.matches({ filling: { [lastStep]: "asked" } })) await press("Next Page");
    },
    "xstate.done.actor.submit": (event) => answerSubmit(event, question),
    "xstate.error.actor.submit": async () => server.lose(saveKyc),
  };
  const page = async ({ context }: AnyMachineSnapshot) => {
    const isLast = context.section === "acknowledgement";
    const title = flow.sections[context.section]?.title.message ?? "";
    await sees("heading", isLast ? "Check your answers" : title);
    await seesButton(isLast ? "Submit application" : "Next Page", true);
  };
  const after = (alert: string) => async (snapshot: AnyMachineSnapshot) => {
    await sees("alert", alert);
    await page(snapshot);
  };
  const states: Record<string, Sight> = {
    opening: () => sees("heading", "Loading"),
    [`filling.${lastStep}.reviewing`]: page,
    [`filling.${lastStep}.asked`]: busy,
    [`filling.${lastStep}.refused`]: after(refusals.alreadySubmitted.says.message ?? ""),
    [`filling.${lastStep}.unanswered`]: after(
      "There was no answer. Nothing is lost; please submit again.",
    ),
    submitting: busy,
    submitted: async ({ context }) => {
      await comesTo("Application Submitted");
      await sees("definition", context.reference);
    },
  };
  return { events, states, page };
}

async function answerSubmit({ output }: AnyEvent, question: string) {
  await until(() => server.newest(saveKyc));
  const outcome = output as SubmitOutcome;
  const stored = { revision: 2, saved_at: now, merged: null, submission: receipt };
  if (outcome.kind === "submitted") return server.answer(saveKyc, stored);
  if (outcome.kind === "refused") return server.refuse(saveKyc, "alreadySubmitted");
  const issue = { section: outcome.section, path: question, code: "required" };
  server.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

async function busy() {
  await until(() => server.newest(saveKyc));
  await seesButton("Submit application", false);
}
