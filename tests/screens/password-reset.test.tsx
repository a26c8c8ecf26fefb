import { beforeAll, expect, test } from "vitest";
import { firstValues, keepAddress } from "#portal/wiring/login.ts";
import { stopClock } from "./kit/clock.ts";
import { comesTo } from "./kit/hand.ts";
import { portalNow } from "./kit/portal.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { passwordResetTable } from "./paths/password-reset.ts";

beforeAll(prepareScreen);
testPaths(passwordResetTable);

test("an address that was proved fills the next login page, and none after it", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    keepAddress(portalNow(), "ada@example.com");
    openScreen("/kyc/login?done=reset");
    await comesTo("Log in");
    const filled = document.querySelector<HTMLInputElement>("input[name=email]")?.value;
    expect([filled, firstValues(portalNow(), true)]).toEqual(["ada@example.com", {}]);
  } finally {
    leaveScreen();
  }
});
