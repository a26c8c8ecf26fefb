import { beforeAll, expect, test } from "vitest";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { brokenRules } from "./kit/axe.ts";
import { server } from "./kit/border.ts";
import { stopClock } from "./kit/clock.ts";
import { comesTo, press } from "./kit/hand.ts";
import { answerPages } from "./kit/member.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { emailUndoTable } from "./paths/email-undo.ts";

beforeAll(prepareScreen);

const email = "ada@former.example";

function openAlone() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  answerPages();
  openScreen("/kyc/email-undo");
}

test("opened by its address alone, the page says how to come", async () => {
  try {
    openAlone();
    await comesTo("Open the link in the e-mail");
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});

testPaths(emailUndoTable);

test("a link that did its work is let go: the page says so, and opened once more asks for the mail", async () => {
  try {
    await emailUndoTable.open(undefined);
    server.always(readEmailUndo, () => ({ account_number: "20261120", email: "a", present: "m" }));
    server.always(undoEmailChange, () => ({ email }));
    await comesTo("Put the e-mail address back?");
    await press("Put the address back");
    await comesTo("The address is back");
    leaveScreen();
    openAlone();
    await comesTo("Open the link in the e-mail");
    expect([location.hash, document.body.innerText.includes(email)]).toEqual(["", false]);
  } finally {
    leaveScreen();
  }
});

test("whose address is back finds it on the page where a password is chosen", async () => {
  try {
    await emailUndoTable.open(undefined);
    server.always(readEmailUndo, () => ({ account_number: "20261120", email: "a", present: "m" }));
    server.always(undoEmailChange, () => ({ email }));
    await comesTo("Put the e-mail address back?");
    await press("Put the address back");
    await comesTo("The address is back");
    await press("Choose a new password", "link");
    await comesTo("Forgot your password?");
    expect(document.querySelector<HTMLInputElement>("input[name=email]")?.value).toEqual(email);
  } finally {
    leaveScreen();
    history.replaceState(null, "", location.pathname + location.search);
  }
});
