import { afterEach, beforeAll, expect, test } from "vitest";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { server } from "./kit/border.ts";
import { until } from "./kit/clock.ts";
import { failsAndIsSentAgain } from "./kit/failing-call.ts";
import { comesTo, press, sees } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { emailUndoTable, openUndo, ticket } from "./paths/email-undo.ts";

beforeAll(prepareScreen);
afterEach(leaveScreen);
testPaths(emailUndoTable);

const email = "ada@former.example";
const read = { account_number: "20261120", email: "a", present: "m" };

test("a link that cannot be read and a change that is not undone say why and can be repeated", async () => {
  openUndo(`#${ticket}`);
  await comesTo("One moment");
  const asked = await until(() => server.newest(readEmailUndo));
  expect([asked.body, location.hash]).toEqual([{ ticket }, ""]);
  server.refuse(readEmailUndo, "tooMany", { seconds: 30 });
  await comesTo("The link could not be read");
  await sees("alert", "Too many requests. Please wait 30 s and try again.");
  await press("Try again");
  await until(() => server.newest(readEmailUndo));
  server.lose(readEmailUndo);
  await sees("alert", "Server error!");
  await press("Try again");
  await until(() => server.newest(readEmailUndo));
  server.answer(readEmailUndo, read);
  await press("Put the address back");
  await failsAndIsSentAgain(undoEmailChange, "Put the address back");
});

test("a link that did its work is forgotten; the page that resets the password knows the address", async () => {
  openUndo(`#${ticket}`);
  server.always(readEmailUndo, () => read);
  server.always(undoEmailChange, () => ({ email }));
  await comesTo("Put the e-mail address back?");
  await press("Put the address back");
  await comesTo("The address is back");
  await press("Choose a new password", "link");
  await comesTo("Forgot your password?");
  expect(document.querySelector<HTMLInputElement>("input[name=email]")?.value).toEqual(email);
  leaveScreen();
  openUndo();
  await comesTo("Open the link in the e-mail");
  expect([location.hash, document.body.innerText.includes(email)]).toEqual(["", false]);
});
