import { beforeAll, expect, test } from "vitest";
import { captchaActor } from "#portal/wiring/captcha.ts";
import { comesTo, press } from "./kit/hand.ts";
import { until } from "./kit/clock.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { captchaTable, openAtCaptcha } from "./paths/captcha.ts";

beforeAll(prepareScreen);
testPaths(captchaTable);

test("whoever goes back to the address while the switch is read is asked nothing later", async () => {
  try {
    await openAtCaptcha();
    await press("Change e-mail");
    await comesTo("Forgot your password?");
    await until(() => expect(captchaActor.getSnapshot().value).toEqual({ resting: "left" }));
  } finally {
    leaveScreen();
  }
});
