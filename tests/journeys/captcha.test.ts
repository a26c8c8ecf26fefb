import { msg } from "@lingui/core/macro";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { captchaTours } from "../charts/tours/entry/captcha.ts";
import { testTour } from "../charts/tours/kit/walk.ts";
import { Applicant } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { KeyboardHand } from "./support/keyboard-hand.ts";
import { RunningPortal } from "./support/portal.ts";
import { wordsIn } from "./support/words.ts";

const guarded = new RunningPortal(inject("builtPortal"), { CAPTCHA_SWITCH: "ON" });
beforeAll(() => guarded.start());
afterAll(() => guarded.remove());

test("AU10 with the switch ON, on a phone's width, in Chinese and by keyboard alone: no puzzle at all", async () => {
  const { baseUrl } = guarded;
  const context = await visit({ baseUrl, locale: "zh-CN", width: 360, height: 780 });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const words = await wordsIn("zh-CN");
  const hand = new KeyboardHand(page);
  await hand.forbidPointers();
  const atCaptcha = async () => {
    await page.getByRole("slider").waitFor();
    findings.push(...(await axeFindings(page)));
    const avoid = words.say(msg`Verify without a puzzle`);
    await hand.press(page.getByRole("button", { name: avoid, exact: true }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await new Applicant({ hand, words, baseUrl }).register(atCaptcha);
  expect({ complaints, findings, unseen: hand.unseen }).toEqual({
    complaints: [],
    findings: [],
    unseen: [],
  });
});

// By pointer: a wrong place, the right one, and a dialog that is closed.
testTour(...captchaTours(() => guarded.baseUrl));
