import { expect, test } from "vitest";
import { getPlatforms, unbindPlatform } from "#contract/calls/platforms.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { revocationTable } from "./revocation.ts";

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

/** The heading above the list, or the button that asked. */
const focuses = (name: string) =>
  until(() => {
    const { ariaLabel, textContent } = document.activeElement!;
    expect(ariaLabel ?? textContent).toEqual(name);
  });

eachScreen();

testPaths(
  onScreens(revocationTable, {
    open: openDashboard,
    events: {
      "dialog.close": async (event, before) => {
        await revocationTable.events["dialog.close"]!(ui, event, before);
        await pass(1);
        await focuses(`Disconnect ${provider}`);
      },
    },
    states: {
      ended: async () => {
        await seesNo("dialog");
        await pass(1);
        await focuses("Security");
      },
      revoking: async (at) => {
        await ui.sent(unbindPlatform, { id: bound.id });
        await revocationTable.states["revoking"]!(ui, at);
      },
    },
  }),
);

test("a disconnection that failed says why and is repeated; at work its dialog stays open", async () => {
  await openDashboard();
  await press("Disconnect Sample Platform");
  await press("Disconnect");
  await failsAndIsSentAgain(unbindPlatform, "Disconnect");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await sees("dialog", "Disconnect Sample Platform?");
  expect(server.newest(unbindPlatform).body).toEqual({ id: expect.any(String) });
});
