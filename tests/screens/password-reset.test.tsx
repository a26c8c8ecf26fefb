import { beforeAll, expect, test } from "vitest";
import { knowAddress } from "#portal/wiring/login.ts";
import { stopClock } from "./kit/clock.ts";
import { comesTo } from "./kit/hand.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { passwordResetTable } from "./paths/password-reset.ts";

beforeAll(prepareScreen);
testPaths(passwordResetTable);

test("an address that was proved fills the next login page, and none after it", async () => {
  const filled: (string | undefined)[] = [];
  knowAddress("ada@example.com");
  for (const _ of ["the next", "one after it"]) {
    try {
      stopClock(Date.UTC(2026, 10, 20, 4));
      openScreen("/kyc/login?done=reset");
      await comesTo("Log in");
      filled.push(document.querySelector<HTMLInputElement>("input[name=email]")?.value);
    } finally {
      leaveScreen();
    }
  }
  expect(filled).toEqual(["ada@example.com", ""]);
});
