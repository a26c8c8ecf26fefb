import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { institutional } from "#contract/forms/flows/institutional.ts";
import type { Locale } from "#contract/locales.ts";
import { generatedAnswers } from "../generated.ts";
import { Applicant } from "./applicant.ts";
import { axeFindings, complaintsOf, openBrowser, visit } from "./browser.ts";
import { PointerHand } from "./hands.ts";
import { wordsIn } from "./words.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const baseUrl = inject("baseUrl");
const today = new Date().toISOString().slice(0, 10);

test.each<[string, string, "yes" | "no", Locale]>([
  ["trust", "goldToken", "yes", "en"],
  ["vasp", "exchange", "yes", "zh-TW"],
  ["government", "custodySingapore", "no", "zh-CN"],
])("a %s applies for %s, saying %s, in %s", async (entityType, line, says, locale) => {
  const context = await visit(browser, { baseUrl, locale });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const given = { applicableAccount: { lines: [line] }, entryBoarding: { entityType } };
  const answers = generatedAnswers(institutional, { given, says }, today);
  const words = await wordsIn(locale);
  const applicant = new Applicant({ hand: new PointerHand(page), words, answers });
  await applicant.goThrough();
  expect({
    lines: await applicant.lines(),
    barriers: await axeFindings(page),
    complaints,
  }).toEqual({ lines: applicant.linesInProgress, barriers: [], complaints: [] });
  await context.close();
});
