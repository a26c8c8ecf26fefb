import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { server } from "../kit/border.ts";
import { pass, stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton } from "../kit/hand.ts";
import { signIn, storedForm } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";
import {
  institutionalOnboardingOnScreen,
  railNames,
  receipt,
  whole,
  withoutDocuments,
} from "./institutional-onboarding.model.ts";

const now = Date.UTC(2026, 10, 20, 4);
const planDelayMs = 300;
/** The four steps before the form has come; the address names the section that is asked for. */
async function openAt({ section }: { section?: string }) {
  stopClock(now);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen(`/kyc/verify${section ? `?section=${section}` : ""}`);
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
}

async function answerSubmit({ output }: AnyEvent) {
  await until(() => server.newest(saveKyc));
  const outcome = output as SubmitOutcome;
  if (outcome.kind === "submitted")
    return server.answer(saveKyc, {
      revision: 2,
      saved_at: now,
      merged: null,
      submission: receipt,
    });
  if (outcome.kind === "refused") return server.refuse(saveKyc, "alreadySubmitted");
  const issue = { section: outcome.section, path: "entityName", code: "required" };
  server.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

const page = async ({ context }: AnyMachineSnapshot) => {
  const isLast = context.section === "acknowledgement";
  const title = institutional.sections[context.section]?.title.message ?? "";
  await sees("heading", isLast ? "Check your answers" : title);
  await seesButton(isLast ? "Submit application" : "Next Page", true);
};

async function busy() {
  await until(() => server.newest(saveKyc));
  await seesButton("Submit application", false);
}

export const institutionalOnboardingTable: PathTable = {
  model: institutionalOnboardingOnScreen,
  open: (input) => openAt(input as { section?: string }),
  passing: { "filling.reviewAndSubmit.asked": "xstate.done.actor.form" },
  events: {
    "draft.opened": async ({ accepted, reference }) => {
      if (reference !== null)
        return server.answer(kycForm, storedForm({ submission: receipt, locked: true }, whole));
      const isWhole = (accepted as string[]).includes("uploadFiles");
      server.answer(kycForm, storedForm({}, isWhole ? whole : withoutDocuments));
    },
    "section.open": ({ section }) => press(railNames[String(section)]!, "link"),
    "plan.change": async () => {
      await press("No", "radio", "Fiat service needed?");
      await pass(planDelayMs);
    },
    "page.previous": () => press("Previous Page"),
    "application.submit": () => press("Submit application"),
    "xstate.done.actor.form": async (_event, before) => {
      if (!before.matches({ filling: { reviewAndSubmit: "asked" } })) await press("Next Page");
    },
    "xstate.done.actor.submit": answerSubmit,
    "xstate.error.actor.submit": async () => server.lose(saveKyc),
  },
  states: {
    opening: () => sees("heading", "Loading"),
    "filling.entityInfo": page,
    "filling.documentUploading": page,
    "filling.investorVerification": page,
    "filling.reviewAndSubmit.reviewing": page,
    "filling.reviewAndSubmit.asked": busy,
    "filling.reviewAndSubmit.refused": async (snapshot) => {
      await sees("alert", refusals.alreadySubmitted.says.message ?? "");
      await page(snapshot);
    },
    "filling.reviewAndSubmit.unanswered": async (snapshot) => {
      await sees("alert", "There was no answer. Nothing is lost; please submit again.");
      await page(snapshot);
    },
    submitting: busy,
    submitted: async ({ context }) => {
      await comesTo("Application Submitted");
      await sees("definition", context.reference);
    },
  },
};
