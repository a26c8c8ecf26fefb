import type { LookOutcome } from "@gatehouse/machines/application/draft-opening";
import { expect } from "vitest";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesText } from "../../../support/screens/hand.ts";
import { signIn, storedForm } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";
import { draftOpeningOnScreen } from "./draft-opening.model.ts";

const start = Date.UTC(2026, 10, 20, 4);
const submission = { reference: "GH-1", submitted_at: start, reply_by: "2026-11-27", lines: [] };
const stored = { revision: 2, merged: null, submission: null, saved_at: start };

/** The bank details of an application that is answered, while its draft is looked for. */
export async function openAtBank(isOffered: boolean) {
  stopClock(start);
  signIn();
  if (!isOffered) sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/verify?section=flatServices");
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
}

export async function answerLook({ output }: AnyEvent) {
  const outcome = output as LookOutcome;
  if (outcome.kind === "found") {
    const { savedAt, by } = outcome;
    return server.answer(kycForm, storedForm({ saved_at: savedAt, saved_by: by ?? "" }));
  }
  const isSubmitted = outcome.kind === "submitted";
  return server.answer(kycForm, storedForm(isSubmitted ? { submission } : {}));
}

export const draftOpeningTable: PathTable = {
  model: draftOpeningOnScreen,
  open: (input) => openAtBank((input as { isOffered: boolean }).isOffered),
  events: {
    "draft.look": () => press("Try again"),
    "draft.resume": () => press("Continue with draft"),
    "draft.restart": () => press("Start again"),
    "draft.discard": () => press("Discard and start again"),
    "draft.keep": async (_, before) => {
      if (before.matches("restarting")) await until(() => server.newest(saveKyc));
      if (before.matches("restarting")) server.lose(saveKyc);
      await press("Keep the draft");
    },
    "xstate.done.actor.look": answerLook,
    "xstate.error.actor.look": async () => server.lose(kycForm),
    "xstate.done.actor.restart": async () => server.answer(saveKyc, stored),
  },
  states: {
    looking: async () => {
      await until(() => server.newest(kycForm));
      await sees("heading", "Loading");
    },
    unreachable: () => sees("heading", "The application could not be loaded"),
    offering: async ({ context }) => {
      await sees("dialog", "Continue with the saved draft?");
      if (context.by) await sees("dialog", `by ${context.by}.`);
      await seesButton("Continue with draft", true);
    },
    confirming: async () => {
      await sees("dialog", "Discard this draft and start again?");
      await seesText("This cannot be undone.");
      await seesButton("Discard and start again", true);
      await until(() => expect(document.activeElement?.textContent).toBe("Keep the draft"));
    },
    restarting: async () => {
      await until(() => expect(server.newest(saveKyc).body).toMatchObject({ restart: true }));
      await seesButton("Discard and start again", false);
      await seesButton("Keep the draft", false);
    },
    opened: async ({ context }) => {
      if (context.isSubmitted) return comesTo("Application Submitted");
      return seesText(context.savedAt === null ? "Saved as you type" : "Saved 08:00 HKT");
    },
  },
};
