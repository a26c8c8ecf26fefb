import { afterEach, beforeAll, expect, test } from "vitest";
import { delAssistant, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { server } from "./kit/border.ts";
import { until } from "./kit/clock.ts";
import { failsAndIsSentAgain } from "./kit/failing-call.ts";
import { press, type } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { collaboratorsTable } from "./paths/collaborators.ts";

beforeAll(prepareScreen);
testPaths(collaboratorsTable);

afterEach(leaveScreen);

test("an invitation sent again and a removal that fail say why and can be repeated", async () => {
  await collaboratorsTable.open(undefined);
  await press("Add a collaborator");
  await type("Collaborator's work e-mail", "ben@example.com");
  await press("Send invitation");
  await until(() => server.newest(sendAssistantEmail));
  server.refuse(sendAssistantEmail, "alreadyInvited");
  await press("Send the invitation again");
  await failsAndIsSentAgain(sendAssistantEmail, "Send the invitation again");
  server.answer(sendAssistantEmail, {});
  await press("Delete ben@example.com");
  await press("Delete");
  await failsAndIsSentAgain(delAssistant, "Delete");
  expect(server.newest(delAssistant).body).toEqual({ id: expect.any(String) });
});
