import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { delAssistant, getAssistants, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { server } from "./kit/border.ts";
import { until } from "./kit/clock.ts";
import { failsAndIsSentAgain } from "./kit/failing-call.ts";
import { comesTo, press, seesText, type } from "./kit/hand.ts";
import { entity } from "./kit/member.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { collaboratorsTable } from "./paths/collaborators.ts";

beforeAll(prepareScreen);
testPaths(collaboratorsTable);

afterEach(leaveScreen);

async function inviteAgain() {
  await collaboratorsTable.open({});
  await press("Add a collaborator");
  await type("Collaborator's work e-mail", "ben@example.com");
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
  await seesText("The page may be out of date. Please load it again.");
  await comesTo(entity);
  const input = page.getByRole("textbox", { name: "Collaborator's work e-mail" });
  await expect.element(input).toHaveFocus();
});
