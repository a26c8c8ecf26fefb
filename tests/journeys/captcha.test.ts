import { msg } from "@lingui/core/macro";
import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { captchaSwitch } from "#contract/calls/captcha.ts";
import { Applicant, someone } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { PointerHand } from "./support/hands.ts";
import { KeyboardHand } from "./support/keyboard-hand.ts";
import { mailsTo } from "./support/mailbox.ts";
import { RunningPortal } from "./support/portal.ts";
import { answer } from "./support/puzzles.ts";
import { captchaTour } from "../charts/tours/entry/captcha.ts";
import { testTour } from "../charts/tours/kit/walk.ts";
import { type Words, wordsIn } from "./support/words.ts";

const guarded = new RunningPortal(inject("builtPortal"), { CAPTCHA_SWITCH: "ON" });
beforeAll(() => guarded.start());
afterAll(() => guarded.remove());

const pictureOf = (page: Page) =>
  page.getByRole("dialog").locator("img").first().getAttribute("src");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
test("AU10 with the switch ON: a wrong place first, then the right one by pointer, and the code comes", async () => {
  const page = await (await visit({ baseUrl: guarded.baseUrl })).newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn("en");
  const { say } = words;
  const findings: string[] = [];
  const atCaptcha = async () => {
    await page.getByRole("slider").waitFor();
    findings.push(...(await axeFindings(page)));
    const first = await pictureOf(page);
    await answer(page, false);
    await button(page, say(msg`Confirm`)).click();
    await page.getByText(say(msg`That is not correct. Try another one.`)).waitFor();
    expect(await mailsTo(guarded.baseUrl, applicant.email)).toEqual([]);
    await expect.poll(() => pictureOf(page)).not.toEqual(first);
    await answer(page);
    await button(page, say(msg`Confirm`)).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const { baseUrl } = guarded;
  const applicant = new Applicant({ hand: new PointerHand(page), words, baseUrl });
  await applicant.register(atCaptcha);
  const [mail, ...more] = await mailsTo(baseUrl, applicant.email);
  expect({ kind: mail?.kind, more, complaints, findings }).toEqual({
    kind: "code.register",
    more: [],
    complaints: [],
    findings: [],
  });
});

test("with the switch ON, on a phone's width, in Chinese and by keyboard alone: no puzzle at all", async () => {
  const { baseUrl } = guarded;
  const context = await visit({ baseUrl, locale: "zh-CN", width: 360, height: 780 });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const words = await wordsIn("zh-CN");
  const hand = new KeyboardHand(page);
  await hand.forbidPointers();
  const atCaptcha = async () => {
    const avoid = button(page, words.say(msg`Verify without a puzzle`));
    await avoid.waitFor();
    findings.push(...(await axeFindings(page)));
    await hand.press(avoid);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const applicant = new Applicant({ hand, words, baseUrl });
  await applicant.register(atCaptcha);
  expect({ complaints, findings, unseen: hand.unseen }).toEqual({
    complaints: [],
    findings: [],
    unseen: [],
  });
});

test("with the switch OFF nothing is asked", async () => {
  const page = await (await visit({ baseUrl: inject("baseUrl") })).newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/captcha-|anon\/switch/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await new Applicant({ hand: new PointerHand(page), words: await wordsIn("en") }).register();
  expect(asked).toEqual([captchaSwitch.path]);
});

/** From the login page to where the code for a forgotten password is asked for. */
async function forget(page: Page, { say }: Words, email: string) {
  await page.goto("/kyc/forgetpwd");
  await page.locator("input[name=email]").fill(email);
  await button(page, say(msg`Send code`)).click();
}

describe("AU10 whatever the browser learns of the switch, everyone can go on", () => {
  const lies: Record<string, (route: Route) => Promise<void>> = {
    "it is garbage": (route) => route.fulfill({ body: "<html>" }),
    "it says neither": (route) =>
      route.fulfill({ json: { code: 0, message: "OK", data: { data: { status: "MAYBE" } } } }),
  };
  test.each(Object.entries(lies))("%s", async (_, lie) => {
    const context = await visit({ baseUrl: guarded.baseUrl });
    await context.route(`**${captchaSwitch.path}*`, lie);
    const page = await context.newPage();
    const words = await wordsIn("en");
    await forget(page, words, someone());
    await button(page, "Verify without a puzzle").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: /^Send again in/ }).innerText()).toMatch(
      /\d+ s$/,
    );
  });
});

test("a person who closes it reads that no code was sent, and can ask again", async () => {
  const { baseUrl } = guarded;
  const page = await (await visit({ baseUrl })).newPage();
  const words = await wordsIn("en");
  const email = someone();
  await forget(page, words, email);
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByText("We did not send a code because the check was closed. Please try again.")
    .waitFor();
  await button(page, "Send code").click();
  await button(page, "Verify without a puzzle").click();
  await page.getByRole("button", { name: /^Send again in \d+ s$/ }).waitFor();
  expect(await mailsTo(baseUrl, email)).toEqual([]);
});

testTour(captchaTour(() => guarded.baseUrl));
