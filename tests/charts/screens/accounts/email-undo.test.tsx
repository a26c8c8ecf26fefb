import { afterEach, beforeAll, expect, test } from "vitest";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { failsAndIsSentAgain } from "../../../support/screens/failing-call.ts";
import { comesTo, press, sees } from "../../../support/screens/hand.ts";
import { leaveScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { emailUndoTable, openUndo, ticket } from "./email-undo.ts";

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
