import { randomUUID } from "node:crypto";
import type { SendCodeResult, Wait } from "@gatehouse/machines/accounts/code-request";
import type { Page } from "playwright";
import { expect, inject } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { codeRequestTable } from "#tests/charts/screens/accounts/code-request.ts";
import { contactName } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { fillSection } from "#tests/journeys/support/filling.ts";
import { PointerHand } from "#tests/journeys/support/hands.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { seesButton } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { allOf } from "#tests/support/written.ts";

class Scene extends PageUi {
  /** When the real server sent a code to an address. */
  readonly mailed = new Map<string, number>();
}

const second = 1000;
const wait = 60 * second;
/** So long after a code the server is sure to ask for patience. */
const surelySoon = 40 * second;
const locale = "zh-CN";
const [words, say] = await Promise.all([wordsIn(locale), spokenIn(locale)]);
const counting = say(allOf("Send again in {count} s"), "whole");

/** The registration page at its second pane; a wait from before is one that the server really set. */
async function open({ deadline, now }: Wait) {
  const context = await visit({ baseUrl: inject("baseUrl"), locale });
  const page = await context.newPage();
  await page.clock.install();
  const id = randomUUID().slice(0, 8);
  const addressOf = (email: string) =>
    email.replace("@example.com", `.${id}@harbour-light.example`);
  const wire = await Wire.of(context, [sendEmailCaptcha]);
  const scene = new Scene(page, wire, addressOf, say);
  await page.goto("/kyc/signup");
  await fillDetails(page, addressOf("ada@example.com"));
  await scene.press("Next Page");
  if (deadline === 0) return scene;
  await scene.wire.pass(sendEmailCaptcha);
  await seesButton(page, counting, false);
  if (now > 0) await page.clock.fastForward(wait);
  await page.reload();
  await seesButton(page, now > 0 ? say("Send again", "whole") : counting, now > 0);
  return scene;
}

async function fillDetails(page: Page, email: string) {
  await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
    register_type: "institution",
    contact_name: contactName,
    designation: "Director",
    email,
    phone: { country_code: "+852", number: "9123 4567" },
  });
}

/** The server itself sends the first code to an address and asks for patience after it. */
async function answer({ wire, mailed }: Scene, output: SendCodeResult, email: string) {
  const left = Math.ceil(output.deadline - output.now);
  const since = Date.now() - (mailed.get(email) ?? -Infinity);
  if (output.kind === "throttled") {
    if (since < surelySoon) return wire.pass(sendEmailCaptcha);
    return wire.refuse(sendEmailCaptcha, "codeTooSoon", { seconds: left });
  }
  if (mailed.has(email))
    return wire.answer(
      sendEmailCaptcha,
      { wait_seconds: left, expires_in_seconds: 600 },
      "The server sends one code to an address in a minute of its own clock.",
    );
  mailed.set(email, Date.now());
  return wire.pass(sendEmailCaptcha);
}

const secondsOn = async (page: Page) =>
  Number(/\d+/.exec(await page.getByRole("button", { name: counting }).innerText()));

async function aSecondPasses(page: Page) {
  const before = await secondsOn(page);
  await page.clock.runFor(second);
  await expect.poll(() => secondsOn(page)).toBeLessThan(before);
}

/** Asking for a code on the registration page. */
testTour(
  onTour<Scene>(codeRequestTable, {
    open: (input) => open(input as Wait),
    events: {
      tick: ({ page }, { now }) =>
        Number(now) < wait / second ? aSecondPasses(page) : page.clock.fastForward(wait),
      "xstate.done.actor.send": (scene, { output }, { context }) =>
        answer(scene, output as SendCodeResult, context.email),
    },
    states: { countingDown: ({ page }) => seesButton(page, counting, false) },
  }),
);
