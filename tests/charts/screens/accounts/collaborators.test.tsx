import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { delAssistant, getAssistants, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { failsAndIsSentAgain } from "../../../support/screens/failing-call.ts";
import { comesTo, press, seesText, type } from "../../../support/screens/hand.ts";
import { entity } from "../../../support/screens/member.ts";
import { leaveScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { collaboratorsTable } from "./collaborators.ts";

beforeAll(prepareScreen);
testPaths(collaboratorsTable);

afterEach(leaveScreen);

async function inviteAgain() {
  await collaboratorsTable.open({});
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
  expect(server.newest(delAssistant).body).toEqual({ id: expect.any(String) });
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
