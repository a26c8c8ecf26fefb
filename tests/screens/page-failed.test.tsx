import { beforeAll, expect, test } from "vitest";
import { submittedForm } from "#contract/calls/submissions.ts";
import { brokenRules } from "./kit/axe.ts";
import { stopClock } from "./kit/clock.ts";
import { comesTo, seesButton } from "./kit/hand.ts";
import { signIn } from "./kit/member.ts";
import { server } from "./kit/border.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";

beforeAll(prepareScreen);

test("a page whose data does not come says so in its own words, and can be loaded again", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    server.always(submittedForm, () => {
      throw new TypeError("Failed to fetch");
    });
    openScreen("/kyc/submitted?form=0b0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d10");
    await comesTo("The page could not be shown");
    await seesButton("Load again", true);
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});
