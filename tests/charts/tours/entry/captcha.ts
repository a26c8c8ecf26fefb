import type { Answered } from "@gatehouse/machines/entry/captcha";
import type { Browser, Page, Request } from "playwright";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { captchaChallenge, captchaCheck, captchaSwitch } from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";
import { captchaOnScreen } from "../../screens/entry/captcha.model.ts";
import { someone } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { answer } from "../../../journeys/support/puzzles.ts";
import { press, sees, seesButton, type } from "../kit/sight.ts";
import type { TourTable } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
  email: string;
}

const second = 1000;
const closed = "We did not send a code because the check was closed. Please try again.";

const isFor = (kind: "puzzle" | "work") => (request: Request) =>
  (request.postDataJSON() as { kind: string }).kind === kind;
const puzzle = isFor("puzzle");
const work = isFor("work");

/** The page of a forgotten password before a code is asked for. */
async function open(browser: Browser, baseUrl: string): Promise<Scene> {
  const context = await visit(browser, { baseUrl });
  const calls = [captchaSwitch, captchaChallenge, captchaCheck, sendEmailCaptcha];
  const wire = await Wire.of(context, calls);
  const page = await context.newPage();
  await page.clock.install();
  const email = someone();
  await page.goto("/kyc/forgetpwd");
  await type(page, "Work email", email);
  return { page, wire, email };
}

const casesOf = captchaOnScreen.runs[0]!.cases as (at: AnyMachineSnapshot) => AnyEvent[];
const gone = new Set(["xstate.error.actor.readSwitch", "xstate.after.patience.captcha.looking"]);

/**
 * What is known of the switch is known until a minute has passed, and time does not go back. The
 * server asks for a captcha where none was passed, and never of one code twice.
 */
function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const isKnown = snapshot.context.known !== null;
  const all = casesOf(snapshot);
  const first = all.find(({ type: name }) => name === "captcha.ask");
  return all.filter((event) => {
    if (event.type === "captcha.ask") return isKnown || event === first;
    if (event.type === "captcha.require") return snapshot.matches({ resting: "skipped" });
    return !(isKnown && gone.has(event.type));
  });
}

const model: ChartModel = {
  ...captchaOnScreen,
  runs: [{ ...captchaOnScreen.runs[0]!, cases }],
  facts: ({ context: { known } }) => ({ known: known?.isOn ?? null }),
};

/** A code is asked for: of somebody who has just got one after a minute, of others at once. */
async function ask({ now }: AnyEvent, { page, wire }: Scene, before: AnyMachineSnapshot) {
  const isLater = Number(now) > 0;
  if (isLater && before.matches({ resting: "passed" })) {
    await wire.pass(sendEmailCaptcha);
    await seesButton(page, /^Send again in \d+ s$/, false);
  } else if (before.matches({ resting: "passed" }) || before.matches({ resting: "skipped" })) {
    await wire.refuse(sendEmailCaptcha, "codeTooMany");
  }
  if (isLater) await page.clock.fastForward(limits.captchaSwitchSeconds * second);
  await press(page, /^Send (code|again)$/);
}

/** The call for a code waits, with what the captcha gave. */
const sends = (withResult: boolean) => async (_: AnyMachineSnapshot, scene: Scene) => {
  const request = await scene.wire.sent(sendEmailCaptcha);
  const { email, captcha_result } = request.postDataJSON() as Record<string, unknown>;
  expect([email, typeof captcha_result]).toEqual([
    scene.email,
    withResult ? "string" : "undefined",
  ]);
};

/** The server draws, checks or has work done. */
async function answered({ output }: AnyEvent, { wire }: Scene, before: AnyMachineSnapshot) {
  if (before.matches({ shown: "fetching" })) return wire.pass(captchaChallenge, puzzle);
  if (before.matches({ shown: "working" })) await wire.pass(captchaChallenge, work);
  await wire.pass(captchaCheck);
  if ("puzzle" in (output as Answered)) await wire.pass(captchaChallenge, puzzle);
}

/** What the server is made to do is told by what comes of it. */
const isRight = (next: AnyEvent | undefined) => "result" in ((next?.["output"] ?? {}) as object);

const solving = async (page: Page) => {
  await page.getByRole("dialog").locator("img").first().waitFor();
  await seesButton(page, "Another puzzle", true);
};

/** The captcha of a portal whose switch is ON. */
export const captchaTour = (browser: () => Browser, baseUrl: () => string): TourTable<Scene> => ({
  model,
  steps: 30,
  open: () => open(browser(), baseUrl()),
  events: {
    "captcha.ask": ask,
    "captcha.require": (_, { wire }) => wire.pass(sendEmailCaptcha),
    "captcha.leave": (_, { page }) => press(page, "Close"),
    "puzzle.change": (_, { page }) => press(page, /^(Another puzzle|Show a puzzle)$/),
    "puzzle.avoid": (_, { page }) => press(page, "Verify without a puzzle"),
    "answer.give": async (_, { page }, _before, next) => {
      await answer(page, isRight(next));
      await press(page, "Confirm");
    },
    "xstate.done.actor.readSwitch": ({ output }, { wire }) => {
      if ((output as { isOn: boolean }).isOn) return wire.pass(captchaSwitch);
      return wire.answer(captchaSwitch, { status: "OFF", data: { status: "OFF" } });
    },
    "xstate.error.actor.readSwitch": (_, { wire }) => wire.lose(captchaSwitch),
    "xstate.after.patience.captcha.looking": async (_, { page, wire }) => {
      await wire.sent(captchaSwitch);
      await page.clock.fastForward(captchaLimits.switchMs);
    },
    "xstate.done.actor.call": answered,
  },
  states: {
    "resting.unasked": (_, { page }) => seesButton(page, "Send code", true),
    looking: async (_, { page, wire }) => {
      await wire.sent(captchaSwitch);
      await seesButton(page, /^Send (code|again)/, false);
    },
    "resting.skipped": sends(false),
    "resting.passed": sends(true),
    "resting.left": (_, { page }) => sees(page, "alert", closed),
    "shown.fetching": async (_, { page, wire }) => {
      await wire.sent(captchaChallenge, puzzle);
      await sees(page, "status", "Loading the puzzle");
      await seesButton(page, "Confirm", false);
    },
    "shown.solving": (_, { page }) => solving(page),
    "shown.wrong": async (_, { page }) => {
      await sees(page, "alert", refusals.captchaWrong.message.message ?? "");
      await solving(page);
    },
    "shown.checking": async (_, { page, wire }) => {
      await wire.sent(captchaCheck);
      await seesButton(page, "Confirm", false);
      await seesButton(page, "Verify without a puzzle", false);
    },
    "shown.working": async (_, { page, wire }) => {
      await wire.sent(captchaChallenge, work);
      await sees(page, "status", "Your device is running the check.");
    },
  },
  beyond: {
    "captcha.looking --captcha.leave--> captcha.resting.left":
      "whoever goes back while the switch is read leaves the page that asks for the code",
  },
});
