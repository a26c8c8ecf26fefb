import type { LinkResult, UndoResult } from "@gatehouse/machines/accounts/email-undo";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { emailUndoModel } from "../../models/accounts/email-undo.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesText } from "../../../support/screens/hand.ts";
import { answerPages } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";

export const ticket = "t".repeat(43);
const noLink = "Open the link in the email";

/** The page before its own code has come, with a link in the address or none. */
export function openUndo(hash = "") {
  stopClock(Date.UTC(2026, 10, 20, 4));
  answerPages();
  history.replaceState(null, "", location.pathname + location.search + hash);
  openScreen("/kyc/email-undo");
}

async function answerReading(result: LinkResult) {
  await until(() => server.newest(readEmailUndo));
  if (result.kind === "ended") return server.refuse(readEmailUndo, "undoEnded");
  const { account: account_number, email, present } = result;
  return server.answer(readEmailUndo, { account_number, email, present });
}

function answerUndo(result: UndoResult) {
  if (result.kind === "undone") return server.answer(undoEmailChange, { email: result.email });
  return server.refuse(undoEmailChange, "undoEnded");
}

async function asks({ context }: AnyMachineSnapshot) {
  await comesTo("Restore the previous email address?");
  const { account, email, present } = context as Record<string, string>;
  await seesText(`Account ${account} now uses the address ${present}.`);
  await seesText(`restore ${email}.`);
  await seesButton("Restore the previous address", true);
}

export const emailUndoTable: PathTable = {
  model: emailUndoModel,
  open: async () => openUndo(),
  passing: { arriving: { type: "link.open", ticket: "" } },
  events: {
    "link.open": async ({ ticket: opened }, before) => {
      if (before.matches("arriving")) await comesTo(noLink);
      if (opened !== "") location.hash = ticket;
    },
    "undo.confirm": () => press("Restore the previous address"),
    "xstate.done.actor.read": ({ output }) => answerReading(output as LinkResult),
    "xstate.done.actor.undo": async ({ output }) => answerUndo(output as UndoResult),
  },
  states: {
    arriving: () => comesTo(noLink),
    noLink: () => comesTo(noLink),
    reading: async () => {
      await comesTo("One moment");
      const asked = await until(() => server.newest(readEmailUndo));
      expect([asked.body, location.hash]).toEqual([{ ticket }, ""]);
    },
    asking: asks,
    undoing: async () => {
      const asked = await until(() => server.newest(undoEmailChange));
      expect(asked.body).toEqual({ ticket });
      await seesButton("Restore the previous address", false);
    },
    undone: async ({ context }) => {
      await comesTo("Email address restored");
      await seesText(`Your account uses ${(context as { email: string }).email} again`);
      await sees("link", "Choose a new password");
    },
    ended: () => comesTo("Page expired"),
  },
};
