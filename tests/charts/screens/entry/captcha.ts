import { expect } from "vitest";
import { page } from "vitest/browser";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { captchaChallenge, captchaCheck, captchaSwitch } from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { openJournal } from "#portal/actors/journal.ts";
import type { Answered } from "@gatehouse/machines/entry/captcha";
import { server } from "../../../support/screens/border.ts";
import { comesTo, press, sees, seesButton } from "../../../support/screens/hand.ts";
import { pass, settled, setNow, stopClock, until } from "../../../support/screens/clock.ts";
import { freshJournal } from "../../../support/screens/member.ts";
import { api } from "../../../support/screens/portal.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";
import { captchaOnScreen } from "./captcha.model.ts";

const email = "ada@example.com";
const tenMinutes = 600_000;
const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const closed = "We did not send a code because the check was closed. Please try again.";
const wrong = refusals.captchaWrong.message.message ?? "";

/** Each path begins so much later that what the one before learned of the switch is no longer believed. */
let began = 0;

/** The page of a forgotten password, whose address is known, at the moment at which it asks for a code. */
export async function openAtCaptcha() {
  began += tenMinutes;
  stopClock(began);
  freshJournal();
  await (await openJournal(api, "reset"))?.write({ email });
  openScreen("/kyc/forgetpwd", { isSwitchHeld: true });
  await comesTo("Forgot your password?");
  setNow(began);
  await press("Send code");
}

/** The call for a code that waits, with what the captcha gave. */
const sends = (captcha_result?: string) =>
  until(() =>
    expect(server.newest(sendEmailCaptcha).body).toEqual({
      email,
      type: "reset",
      count: 0,
      ...(captcha_result === undefined ? {} : { captcha_result }),
    }),
  );

const isFor = (kind: "puzzle" | "work") => (body: unknown) =>
  (body as { kind: string }).kind === kind;

const challenged = (kind: "puzzle" | "work") =>
  until(() => server.newest(captchaChallenge, isFor(kind)));

async function draw(id: string) {
  await challenged("puzzle");
  const puzzle = { id, kind: "slide" as const, picture, piece: picture, top: 40 };
  return server.answer(captchaChallenge, puzzle, isFor("puzzle"));
}

async function slideTo(value: number) {
  const slider = page.getByRole("slider").element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

async function give([to]: number[]) {
  await slideTo(to!);
  await press("Confirm");
}

async function checked(answered: Answered) {
  await until(() => server.newest(captchaCheck));
  if ("result" in answered) return server.answer(captchaCheck, { captcha_result: answered.result });
  server.refuse(captchaCheck, "captchaWrong");
  return draw(answered.puzzle.id);
}

const rounds = 1;
const salt = "salt";

/** Work of which the only number there is to try is the right one. */
async function workable() {
  const word = new TextEncoder().encode("0");
  const key = await crypto.subtle.importKey("raw", word, "PBKDF2", false, ["deriveBits"]);
  const way = {
    name: "PBKDF2",
    hash: "SHA-256",
    salt: new TextEncoder().encode(salt),
    iterations: rounds,
  };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(way, key, 128));
  return { salt: btoa(salt), target: btoa(String.fromCharCode(...bits)), most: 1, rounds };
}

async function worked(result: string) {
  await challenged("work");
  const work = { id: "work", kind: "work" as const, ...(await workable()) };
  server.answer(captchaChallenge, work, isFor("work"));
  await until(() => expect(server.newest(captchaCheck).body).toEqual({ id: "work", answer: [0] }));
  server.answer(captchaCheck, { captcha_result: result });
}

export const captchaTable: PathTable = {
  model: captchaOnScreen,
  open: openAtCaptcha,
  passing: { "resting.unasked": "captcha.ask" },
  events: {
    "captcha.ask": async ({ now }, before) => {
      if (before.matches({ resting: "unasked" })) return;
      if (!before.matches({ resting: "left" })) server.refuse(sendEmailCaptcha, "codeTooMany");
      setNow(began + Number(now));
      await press("Send code");
    },
    "captcha.require": async () => server.refuse(sendEmailCaptcha, "captchaNeeded"),
    "captcha.leave": () => press("Close"),
    "puzzle.change": () => press(/^(Another puzzle|Show a puzzle)$/),
    "puzzle.avoid": () => press("Verify without a puzzle"),
    "answer.give": ({ answer }) => give(answer as number[]),
    "xstate.done.actor.readSwitch": async ({ output }) => {
      const status = (output as { isOn: boolean }).isOn ? "ON" : "OFF";
      server.answer(captchaSwitch, { status, data: { status } });
    },
    "xstate.error.actor.readSwitch": async () => server.lose(captchaSwitch),
    "xstate.after.patience.captcha.looking": () => pass(captchaLimits.switchMs),
    "xstate.done.actor.call": ({ output }, before) => {
      const answered = output as Answered;
      if (before.matches({ shown: "checking" })) return checked(answered);
      return "result" in answered ? worked(answered.result) : draw(answered.puzzle.id);
    },
  },
  states: {
    "resting.unasked": async () => {},
    looking: () => seesButton(/^Send code/, false),
    "resting.skipped": () => sends(),
    "resting.passed": ({ context }) => sends(context.result),
    "resting.left": () => sees("alert", closed),
    "shown.fetching": async () => {
      await challenged("puzzle");
      await sees("status", "Loading the puzzle");
      await seesButton("Confirm", false);
    },
    "shown.solving": () => sees("slider", "Position of the piece"),
    "shown.wrong": async () => {
      await sees("alert", wrong);
      await sees("slider", "Position of the piece");
    },
    "shown.checking": async ({ context }) => {
      await until(() =>
        expect(server.newest(captchaCheck).body).toMatchObject({ id: context.puzzle.id }),
      );
      await seesButton("Confirm", false);
      await seesButton("Verify without a puzzle", false);
    },
    "shown.working": () => sees("status", "Your device is running the check."),
  },
};
