import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Applicant } from "./applicant.ts";
import { complaintsOf, openBrowser, visit } from "./browser.ts";
import { KeyboardHand } from "./keyboard-hand.ts";
import { wordsIn } from "./words.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("the whole journey by keyboard alone, the focus always in sight", async () => {
  const context = await visit(browser, { baseUrl: inject("baseUrl") });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const hand = new KeyboardHand(page);
  await hand.forbidPointers();
  const applicant = new Applicant({ hand, words: await wordsIn("en") });
  await applicant.goThrough();
  expect({
    lines: await applicant.lines(),
    unseen: [...new Set(hand.unseen)],
    complaints,
  }).toEqual({ lines: applicant.linesInProgress, unseen: [], complaints: [] });
});
