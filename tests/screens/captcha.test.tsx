import { beforeAll, expect, test } from "vitest";
import { comesTo, press, sees } from "./kit/hand.ts";
import { pass, until } from "./kit/clock.ts";
import { systemActor } from "./kit/portal.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { captchaTable, openAtCaptcha } from "./paths/captcha.ts";

const on = { type: "", output: { status: "ON" } };

beforeAll(prepareScreen);
testPaths(captchaTable);

test("whoever goes back to the address while the switch is read is asked nothing later", async () => {
  try {
    await openAtCaptcha();
    await press("Use another address");
    await comesTo("Forgot your password?");
    await until(() =>
      expect(systemActor("captcha").getSnapshot().value).toEqual({ resting: "left" }),
    );
  } finally {
    leaveScreen();
  }
});

test("the focus is never on the close button when the puzzle comes, and goes back to where it was", async () => {
  try {
    await openAtCaptcha();
    await captchaTable.events["xstate.done.actor.readSwitch"]!(
      on,
      systemActor("captcha").getSnapshot(),
    );
    await sees("dialog", "Confirm that you are a person");
    const focused = () => document.activeElement;
    await until(() => expect(focused()?.getAttribute("role")).toBe("dialog"));
    await press("Close");
    await pass(1);
    await until(() => expect(focused()?.tagName).toBe("H1"));
    await press("Send code");
    await sees("dialog", "Confirm that you are a person");
    await press("Close");
    await pass(1);
    await until(() => expect(focused()?.textContent).toBe("Send code"));
  } finally {
    leaveScreen();
  }
});
