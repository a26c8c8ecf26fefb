import { beforeAll, expect, test } from "vitest";
import { captchaChallenge } from "#contract/calls/captcha.ts";
import { server } from "../../../support/screens/border.ts";
import { comesTo, press, sees } from "../../../support/screens/hand.ts";
import { pass, until } from "../../../support/screens/clock.ts";
import { portalNow } from "../../../support/screens/portal.ts";
import { startCaptcha } from "#portal/features/captcha/captcha.ts";
import { leaveScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { captchaTable, openAtCaptcha } from "./captcha.ts";

const captchaNow = () => startCaptcha(portalNow().system);
const on = { type: "", output: { isOn: true } };

beforeAll(prepareScreen);
testPaths(captchaTable);

test("a person who goes back to the address while the switch is read is asked nothing later", async () => {
  try {
    await openAtCaptcha();
    await press("Use another address");
    await comesTo("Forgot your password?");
    await until(() => expect(captchaNow().getSnapshot().value).toEqual({ resting: "left" }));
  } finally {
    leaveScreen();
  }
});

test("the focus is never on the close button when the puzzle comes, and goes back to where it was", async () => {
  try {
    await openAtCaptcha();
    await captchaTable.events["xstate.done.actor.readSwitch"]!(on, captchaNow().getSnapshot());
    await sees("dialog", "Confirm you are human");
    const focused = () => document.activeElement;
    await until(() => expect(focused()?.getAttribute("role")).toBe("dialog"));
    await press("Close");
    await pass(1);
    await until(() => expect(focused()?.tagName).toBe("H1"));
    await press("Send code");
    await sees("dialog", "Confirm you are human");
    await press("Close");
    await pass(1);
    await until(() => expect(focused()?.textContent).toBe("Send code"));
  } finally {
    leaveScreen();
  }
});

test("a rejected and a lost puzzle say so, and another can be asked for", async () => {
  try {
    await openAtCaptcha();
    await captchaTable.events["xstate.done.actor.readSwitch"]!(on, captchaNow().getSnapshot());
    await until(() => server.newest(captchaChallenge));
    server.refuse(captchaChallenge, "tooMany", { seconds: 9 });
    await sees("alert", /Too many requests/);
    await press("Try again");
    await until(() => server.newest(captchaChallenge));
    server.lose(captchaChallenge);
    await sees("alert", "The check could not be loaded. Please try again.");
    await press("Verify without a puzzle");
    await until(() => expect(server.newest(captchaChallenge).body).toEqual({ kind: "work" }));
    server.lose(captchaChallenge);
    await sees("alert", "The check could not be loaded. Please try again.");
    await press("Try again");
    await until(() => expect(server.newest(captchaChallenge).body).toEqual({ kind: "puzzle" }));
  } finally {
    leaveScreen();
  }
});
