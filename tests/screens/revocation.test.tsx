import { afterEach, beforeAll, expect, test } from "vitest";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { server } from "./kit/border.ts";
import { failsAndIsSentAgain } from "./kit/failing-call.ts";
import { press, sees } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { revocationTable } from "./paths/revocation.ts";

beforeAll(prepareScreen);
afterEach(leaveScreen);
testPaths(revocationTable);

test("a disconnection that failed says why and is repeated; at work its dialog stays open", async () => {
  await revocationTable.open(undefined);
  await press("Disconnect Sample Platform");
  await press("Disconnect");
  await failsAndIsSentAgain(unbindPlatform, "Disconnect");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await sees("dialog", "Disconnect Sample Platform?");
  expect(server.newest(unbindPlatform).body).toEqual({ id: expect.any(String) });
});
