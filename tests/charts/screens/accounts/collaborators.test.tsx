import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { delAssistant, getAssistants, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { comesTo, press, seesText, type } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { onScreens } from "#tests/support/screens/screen-ui.ts";
import { leaveScreen, openScreen, prepareScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { collaboratorsTable } from "./collaborators.ts";

beforeAll(prepareScreen);

const start = Date.UTC(2026, 10, 20, 4);
const id = "7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10";

async function open() {
  stopClock(start);
  signIn();
  const ben = { id, email: "ben@example.com", invited_at: start, seen_at: null };
  server.always(getAssistants, () => [ben]);
  openScreen("/kyc/user");
  await comesTo(entity);
}

testPaths(onScreens(collaboratorsTable, { open }));

afterEach(leaveScreen);

async function inviteAgain() {
  await open();
  await press("Add a collaborator");
  await type("Collaborator's work email", "ben@example.com");
  await press("Send invitation");
  await until(() => server.newest(sendAssistantEmail));
  server.refuse(sendAssistantEmail, "alreadyInvited");
  await press("Send the invitation again");
}

test("an invitation sent again and a removal that fail say why and can be repeated", async () => {
  await inviteAgain();
  await failsAndIsSentAgain(sendAssistantEmail, "Send the invitation again");
  server.answer(sendAssistantEmail, {});
  await press("Delete ben@example.com");
  await press("Delete");
  await failsAndIsSentAgain(delAssistant, "Delete");
  expect(server.newest(delAssistant).body).toEqual({ id });
});

test("a dashboard that fails to load again stays, with the dialog that is open over it", async () => {
  await inviteAgain();
  await until(() => server.newest(sendAssistantEmail));
  await press("Close");
  await press("Add a collaborator");
  server.always(getAssistants, () => {
    throw new TypeError("Failed to fetch");
  });
  server.answer(sendAssistantEmail, {});
  await seesText("This page may be out of date. Please reload it.");
  await comesTo(entity);
  const input = page.getByRole("textbox", { name: "Collaborator's work email" });
  await expect.element(input).toHaveFocus();
});
