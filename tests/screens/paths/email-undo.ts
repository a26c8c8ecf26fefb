import type { ReadUndoOutcome, UndoOutcome } from "@gatehouse/machines/email-undo";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals.ts";
import { emailUndoModel } from "../../machines/models/email-undo.ts";
import { server } from "../kit/border.ts";
import { stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton, seesText } from "../kit/hand.ts";
import { answerPages } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";

const ticket = "t".repeat(43);

function openLink() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  answerPages();
  history.replaceState(null, "", `#${ticket}`);
  openScreen("/kyc/email-undo");
}

async function answerReading(outcome: ReadUndoOutcome) {
  await until(() => server.newest(readEmailUndo));
  if (outcome.kind === "read") {
    const { account: account_number, email, present } = outcome;
    return server.answer(readEmailUndo, { account_number, email, present });
  }
  if (outcome.kind === "ended") return server.refuse(readEmailUndo, "undoEnded");
  return server.refuse(readEmailUndo, "tooMany", { seconds: 30 });
}

function answerUndo(outcome: UndoOutcome) {
  if (outcome.kind === "undone") return server.answer(undoEmailChange, { email: outcome.email });
  const refusal = outcome.kind === "ended" ? "undoEnded" : "addressTaken";
  return server.refuse(undoEmailChange, refusal);
}

async function asks({ context }: AnyMachineSnapshot) {
  await comesTo("Put the e-mail address back?");
  const { account, email, present } = context as Record<string, string>;
  await seesText(`Account ${account} now uses the address ${present}.`);
  await seesText(`put ${email} back.`);
  await seesButton("Put the address back", true);
}

const unread = (says: string) => async () => {
  await comesTo("The link could not be read");
  await sees("alert", says);
};

export const emailUndoTable: PathTable = {
  model: {
    ...emailUndoModel,
    facts: () => ({}),
    // Opened by its address alone the page is seen by itself.
    runs: emailUndoModel.runs.slice(1),
  },
  open: async () => openLink(),
  events: {
    "link.read": () => press("Try again"),
    "undo.confirm": () => press("Put the address back"),
    "xstate.done.actor.readLink": ({ output }) => answerReading(output as ReadUndoOutcome),
    "xstate.error.actor.readLink": async () => {
      await until(() => server.newest(readEmailUndo));
      server.lose(readEmailUndo);
    },
    "xstate.done.actor.undoChange": async ({ output }) => answerUndo(output as UndoOutcome),
    "xstate.error.actor.undoChange": async () => server.lose(undoEmailChange),
  },
  states: {
    reading: async () => {
      await comesTo("One moment");
      const asked = await until(() => server.newest(readEmailUndo));
      expect([asked.body, location.hash]).toEqual([{ ticket }, ""]);
    },
    "unread.declined": unread("Too many requests."),
    "unread.unanswered": unread("Server error!"),
    "asking.waiting": asks,
    "asking.declined": async (now) => {
      await asks(now);
      await sees("alert", refusals.addressTaken.says.message ?? "");
    },
    "asking.unanswered": async (now) => {
      await asks(now);
      await sees("alert", "Server error!");
    },
    undoing: async () => {
      const asked = await until(() => server.newest(undoEmailChange));
      expect(asked.body).toEqual({ ticket });
      await seesButton("Put the address back", false);
    },
    undone: async ({ context }) => {
      await comesTo("The address is back");
      await seesText(`The account uses ${(context as { email: string }).email} again`);
      await sees("link", "Choose a new password");
    },
    ended: () => comesTo("Page expired"),
  },
};
