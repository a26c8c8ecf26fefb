import { beforeAll, expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { brokenRules } from "../../../tests/support/screens/axe.ts";
import { stopClock } from "../../../tests/support/screens/clock.ts";
import { comesTo, seesButton } from "../../../tests/support/screens/hand.ts";
import { signIn } from "../../../tests/support/screens/member.ts";
import { server } from "../../../tests/support/screens/border.ts";
import { leaveScreen, openScreen, prepareScreen } from "../../../tests/support/screens/screen.tsx";

beforeAll(prepareScreen);

test("a page whose data does not come says so in its own words, and can be loaded again", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    server.always(insInfo, () => {
      throw new TypeError("Failed to fetch");
    });
    openScreen("/kyc/user");
    await comesTo("The page could not be shown");
    await seesButton("Load again", true);
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});
