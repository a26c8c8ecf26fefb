import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { codeRequestTour } from "./tours/code-request.ts";
import { institutionalOnboardingTour } from "./tours/institutional-onboarding.ts";
import { testTours } from "./tours/kit/walk.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const current = () => browser;

testTours(codeRequestTour(current));
testTours(institutionalOnboardingTour(current));
