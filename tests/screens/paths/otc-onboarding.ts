import type { SubmitOutcome } from "@gatehouse/machines/otc-onboarding";
import type { AnyMachineSnapshot } from "xstate";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { otcIndividual } from "#contract/forms/flows/otc-individual.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { server } from "../kit/border.ts";
import { pass, stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton } from "../kit/hand.ts";
import { accountInfo, signIn, storedForm } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";
import { receipt } from "./institutional-onboarding.model.ts";
import { ofPerson, otcOnboardingOnScreen, railNames } from "./otc-onboarding.model.ts";

const now = Date.UTC(2026, 10, 20, 4);
const flow = "otcIndividual" as const;

/** The five steps before the form has come. */
async function open() {
  stopClock(now);
  signIn();
  server.always(insInfo, () => accountInfo(flow));
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/otcVerify");
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
  const issue = { section: outcome.section, path: "fullName", code: "required" };
  server.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

const isLast = ({ context }: AnyMachineSnapshot) => context.section === "acknowledgement";

async function page(snapshot: AnyMachineSnapshot) {
  const title = otcIndividual.sections[snapshot.context.section]?.title.message ?? "";
  await sees("heading", isLast(snapshot) ? "Check your answers" : title);
  await seesButton(isLast(snapshot) ? "Submit application" : "Next Page", true);
}

async function busy() {
  await until(() => server.newest(saveKyc));
  await seesButton("Submit application", false);
}

export const otcOnboardingTable: PathTable = {
  model: otcOnboardingOnScreen,
  open,
  passing: { "filling.lastStep.asked": "xstate.done.actor.form" },
  events: {
    "draft.opened": async ({ reference }) => {
      const handedIn = reference === null ? {} : { submission: receipt, locked: true };
      server.answer(kycForm, storedForm({ flow, ...handedIn }, ofPerson));
    },
    "section.open": ({ section }) => press(railNames[String(section)]!, "link"),
    "page.previous": () => press("Previous Page"),
    "application.submit": () => press("Submit application"),
    "xstate.done.actor.form": async (_event, before) => {
      if (!before.matches({ filling: { lastStep: "asked" } })) await press("Next Page");
    },
    "xstate.done.actor.submit": answerSubmit,
    "xstate.error.actor.submit": async () => server.lose(saveKyc),
  },
  states: {
    opening: () => sees("heading", "Loading"),
    "filling.personalInformation": page,
    "filling.wealthAndTransactions": page,
    "filling.bankInformation": page,
    "filling.requiredDocuments": page,
    "filling.lastStep.reviewing": page,
    "filling.lastStep.asked": busy,
    "filling.lastStep.refused": async (snapshot) => {
      await sees("alert", refusals.alreadySubmitted.says.message ?? "");
      await page(snapshot);
    },
    "filling.lastStep.unanswered": async (snapshot) => {
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
