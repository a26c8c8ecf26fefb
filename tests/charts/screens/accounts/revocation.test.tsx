import { expect, test } from "vitest";
import { getPlatforms, unbindPlatform } from "#contract/calls/platforms.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { type PathTable, testPaths } from "../../../support/screens/walk.ts";
import { failsAndIsSentAgain } from "../../../support/screens/failing-call.ts";
import { revocationModel } from "../../models/accounts/revocation.ts";

const start = Date.UTC(2026, 10, 20, 4);
const provider = "Sample Platform";
const bound = {
  id: "7f3c9a52-3f6b-4f4c-8f0e-2f6f4f1c9a10",
  provider,
  email: "ada@platform.example",
  bound_at: start,
};

async function openDashboard() {
  stopClock(start);
  signIn();
  server.always(getPlatforms, () => ({ has_password: true, platforms: [bound] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

const revocationTable: PathTable = {
  model: revocationModel,
  open: openDashboard,
  events: {
    "revocation.ask": () => press(`Disconnect ${provider}`),
    "revocation.confirm": () => press("Disconnect"),
    "dialog.close": async (_, before) => {
      // A dialog at work cannot be closed; one that failed can.
      if (before.matches("revoking")) server.refuse(unbindPlatform, "overloaded");
      if (before.matches("revoking")) await sees("alert", "busy");
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    },
    "xstate.done.actor.revoke": async () => server.answer(unbindPlatform, {}),
  },
  states: {
    listing: async () => {
      await seesNo("dialog");
      await seesButton(`Disconnect ${provider}`, true);
    },
    ended: async () => {
      await seesNo("dialog");
      await pass(1);
      await until(() => expect(document.activeElement?.textContent).toEqual("Security"));
    },
    asking: async () => {
      await sees("dialog", `Disconnect ${provider}?`);
      await seesButton("Disconnect", true);
      await seesButton("Cancel", true);
    },
    revoking: async () => {
      const asked = await until(() => server.newest(unbindPlatform));
      expect(asked.body).toEqual({ id: bound.id });
      await seesButton("Disconnect", false);
      await seesButton("Cancel", false);
    },
  },
};

eachScreen();
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
