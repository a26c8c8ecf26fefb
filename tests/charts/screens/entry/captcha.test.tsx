import type { Answered } from "@gatehouse/machines/captcha/captcha";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { captchaChallenge, captchaCheck, captchaSwitch } from "#contract/calls/captcha.ts";
import { openJournal } from "#portal/actors/journal.ts";
import { startCaptcha } from "#portal/features/captcha/captcha.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, setNow, settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees } from "#tests/support/screens/hand.ts";
import { freshJournal } from "#tests/support/screens/member.ts";
import { api, portalNow } from "#tests/support/screens/portal.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { believed, captchaTable, goneBackTable, isLate } from "./captcha.ts";

const email = "ada@example.com";
const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** The page of a forgotten password, whose address is known, at the moment at which it asks for a code. */
async function openAtCaptcha() {
  stopClock(0);
  freshJournal();
  await (await openJournal(api, "reset"))?.write({ email });
  openScreen("/kyc/forgetpwd", { isSwitchHeld: true });
  await comesTo("Forgot your password?");
  await press("Send code");
}

/** The call for a code that waits, with what the captcha gave. */
const sends = (result: object = {}) =>
  ui.sent(sendEmailCaptcha, { email, type: "reset", count: 0, ...result });

async function draw(id: string) {
  await ui.sent(captchaChallenge, { kind: "puzzle" });
  server.answer(captchaChallenge, { id, kind: "slide", picture, piece: picture, top: 40 });
}

async function give(value: number) {
  const slider = page.getByRole("slider").element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  await press("Confirm");
}

async function checked(answered: Answered) {
  await until(() => server.newest(captchaCheck));
  if ("result" in answered) return server.answer(captchaCheck, { captcha_result: answered.result });
  server.refuse(captchaCheck, "captchaWrong");
  return draw(answered.puzzle.id);
}

/** PBKDF2-HMAC-SHA-256 of "0" with the salt "salt", one round. */
const target = "c3obo2R8Vz01DR6GV4RJaA==";

async function worked(result: string) {
  const work = {
    id: "work",
    kind: "work" as const,
    salt: btoa("salt"),
    target,
    most: 1,
    rounds: 1,
  };
  await ui.answer(captchaChallenge, work);
  await ui.sent(captchaCheck, { id: "work", answer: 0 });
  server.answer(captchaCheck, { captcha_result: result });
}

const table = onScreens(captchaTable, {
  open: openAtCaptcha,
  events: {
    "captcha.ask": async (event, before) => {
      if (before.matches({ resting: "unasked" })) return;
      if (!before.matches({ resting: "left" })) server.refuse(sendEmailCaptcha, "codeTooMany");
      if (isLate(event, before)) setNow(Date.now() + believed);
      await press("Send code");
    },
    "answer.give": ({ answer }) => give(answer as number),
    "xstate.done.actor.call": ({ output }, before) => {
      const answered = output as Answered;
      if (before.matches({ shown: "checking" })) return checked(answered);
      return "result" in answered ? worked(answered.result) : draw(answered.puzzle.id);
    },
  },
  states: {
    "resting.unasked": async () => {},
    "resting.skipped": () => sends(),
    "resting.passed": ({ context }) => sends({ captcha_result: context.result }),
  },
});

const captchaNow = () => startCaptcha(portalNow().system);
const comes = () => ui.answer(captchaSwitch, { status: "ON", data: { status: "ON" } });

const goneBack = onScreens(goneBackTable, {
  open: openAtCaptcha,
  events: { "captcha.ask": async () => {} },
  states: { "resting.unasked": async () => {} },
});

eachScreen();
testPaths([table, goneBack]);

test("the focus is never on the close button when the puzzle comes, and goes back to where it was", async () => {
  await openAtCaptcha();
  await comes();
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
});

test("a rejected and a lost puzzle say so, and another can be asked for", async () => {
  await openAtCaptcha();
  await comes();
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
});

test.each<[string, unknown]>([
  ["nothing to read", "<html>"],
  ["neither ON nor OFF", { status: "MAYBE", data: { status: "MAYBE" } }],
])("AU10 a switch that answers %s lets a person go on", async (_, garbage) => {
  await openAtCaptcha();
  await ui.answer(captchaSwitch, garbage as never);
  await sends();
  server.refuse(sendEmailCaptcha, "captchaNeeded");
  await until(() => expect(captchaNow().getSnapshot().matches("shown")).toBe(true));
});
