import type { LinkResult, UndoResult } from "@gatehouse/machines/accounts/email-undo";
import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesText } from "../../../support/screens/hand.ts";
import { answerPages } from "../../../support/screens/member.ts";
import { eachScreen, leaveScreen, openScreen } from "../../../support/screens/screen.tsx";
import { type PathTable, testPaths } from "../../../support/screens/walk.ts";
import { failsAndIsSentAgain } from "../../../support/screens/failing-call.ts";
import { emailUndoModel } from "../../models/accounts/email-undo.ts";

const ticket = "t".repeat(43);
const noLink = "Open the link in the email";

/** The page before its own code has come, with a link in the address or none. */
function openUndo(hash = "") {
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

const emailUndoTable: PathTable = {
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

eachScreen();
testPaths(emailUndoTable);

const email = "ada@former.example";
const read = { account_number: "20261120", email: "a", present: "m" };

test("a link that cannot be read and a change that is not undone say why and can be repeated", async () => {
  openUndo(`#${ticket}`);
  await comesTo("One moment");
  const asked = await until(() => server.newest(readEmailUndo));
  expect([asked.body, location.hash]).toEqual([{ ticket }, ""]);
  server.refuse(readEmailUndo, "tooMany", { seconds: 30 });
  await comesTo("We could not read the link");
  await sees("alert", "Too many requests. Please wait 30 s and try again.");
  await press("Try again");
  await until(() => server.newest(readEmailUndo));
  server.lose(readEmailUndo);
  await sees("alert", "Server error!");
  await press("Try again");
  await until(() => server.newest(readEmailUndo));
  server.answer(readEmailUndo, read);
  await press("Restore the previous address");
  await failsAndIsSentAgain(undoEmailChange, "Restore the previous address");
});

test("a link that did its work is forgotten; the page that resets the password knows the address", async () => {
  openUndo(`#${ticket}`);
  server.always(readEmailUndo, () => read);
  server.always(undoEmailChange, () => ({ email }));
  await comesTo("Restore the previous email address?");
  await press("Restore the previous address");
  await comesTo("Email address restored");
  await press("Choose a new password", "link");
  await comesTo("Forgot your password?");
  expect(document.querySelector<HTMLInputElement>("input[name=email]")?.value).toEqual(email);
  leaveScreen();
  openUndo();
  await comesTo("Open the link in the email");
  expect([location.hash, document.body.innerText.includes(email)]).toEqual(["", false]);
});
