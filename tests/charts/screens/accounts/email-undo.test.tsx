import { expect, test } from "vitest";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees } from "#tests/support/screens/hand.ts";
import { answerPages } from "#tests/support/screens/member.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { byLinkTable, emailUndoTable } from "./email-undo.ts";

const ticket = "t".repeat(43);

/** The page before its own code has come, with a link in the address or none. */
function openUndo(hash = "") {
  stopClock(Date.UTC(2026, 10, 20, 4));
  answerPages();
  history.replaceState(null, "", location.pathname + location.search + hash);
  openScreen("/kyc/email-undo");
}

async function readsWithCleanAddress() {
  await comesTo("One moment");
  await ui.sent(readEmailUndo, { ticket });
  expect(location.hash).toEqual("");
}

eachScreen();
testPaths([
  onScreens(byLinkTable, {
    open: async () => openUndo(`#${ticket}`),
    states: { reading: readsWithCleanAddress },
  }),
  onScreens(emailUndoTable, {
    open: async () => openUndo(),
    events: {
      "link.open": async ({ ticket: opened }) => {
        if (opened !== "") location.hash = ticket;
      },
    },
    states: {
      reading: readsWithCleanAddress,
      undoing: async (at) => {
        await emailUndoTable.states["undoing"]!(ui, at);
        await ui.sent(undoEmailChange, { ticket });
      },
    },
  }),
]);

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
