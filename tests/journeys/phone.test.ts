import { msg } from "@lingui/core/macro";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { planFor } from "#contract/forms/pages.ts";
import { Applicant } from "./applicant.ts";
import { complaintsOf, openBrowser, visit } from "./browser.ts";
import { PointerHand } from "./hands.ts";
import { unfold } from "./long-words.ts";
import { Member } from "./member.ts";
import { wordsIn } from "./words.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const baseUrl = inject("baseUrl");

/** What makes a page wider than the screen; empty where nothing does. Runs in the page. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
  );
  return wide.slice(0, 3).map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 160)}`);
}

test("the whole journey by finger at 360 x 740, no page wider than the screen", async () => {
  const context = await visit(browser, { baseUrl, width: 360, height: 740, touch: true });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const wide = new Set<string>();
  const look = async (seen: Page) => {
    for (const found of await seen.evaluate(tooWide))
      wide.add(`${new URL(seen.url()).search} ${found}`);
  };
  const hand = new PointerHand(page, true);
  const applicant = new Applicant({ hand, words: await wordsIn("en"), look });
  await applicant.goThrough();
  expect({ lines: await applicant.lines(), wide: [...wide], complaints }).toEqual({
    lines: applicant.linesInProgress,
    wide: [],
    complaints: [],
  });
});

test("no page is wider than 320 px, in zh-TW", async () => {
  const locale = "zh-TW";
  const member = await Member.at(baseUrl);
  await member.prepare();
  const context = await visit(browser, { baseUrl, locale, width: 320, height: 568, touch: true });
  const page = await context.newPage();
  const words = await wordsIn(locale);
  const applicant = new Applicant({
    hand: new PointerHand(page, true),
    words,
    email: member.email,
  });
  const wide: string[] = [];
  const look = async () => {
    for (const found of await page.evaluate(tooWide)) wide.push(`${page.url()} ${found}`);
  };
  await page.goto("/kyc/signup");
  await applicant.arriveAt(words.say(msg`Who applies`));
  await look();
  await page.goto("/kyc/verify");
  await applicant.arriveAt(words.say(msg`Log in`));
  await look();
  await applicant.logIn();
  await page.getByRole("dialog").waitFor();
  await look();
  await applicant.button(words.say(msg`Continue with draft`)).tap();
  for (const { section } of planFor(institutional, applicant.answers)) {
    await page.goto(`/kyc/verify?section=${section}`);
    await applicant.arriveAt(applicant.titleOf(section));
    await page.evaluate(unfold);
    await look();
  }
  await page.goto("/kyc/user");
  await page.getByRole("article").first().waitFor();
  await look();
  expect(wide).toEqual([]);
});
