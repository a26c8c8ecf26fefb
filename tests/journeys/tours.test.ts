import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { collaboratorsTour } from "./tours/collaborators.ts";
import { codeRequestTour } from "./tours/code-request.ts";
import { draftTour } from "./tours/draft.ts";
import { institutionalOnboardingTour } from "./tours/institutional-onboarding.ts";
import { testTours } from "./tours/kit/walk.ts";
import { sessionTour } from "./tours/session.ts";
import { ticketEntryTour } from "./tours/ticket-entry.ts";
import { uploadQueueTour } from "./tours/upload-queue.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const current = () => browser;

testTours(codeRequestTour(current));
testTours(collaboratorsTour(current));
testTours(draftTour(current));
testTours(institutionalOnboardingTour(current));
testTours(sessionTour(current));
testTours(ticketEntryTour(current));
testTours(uploadQueueTour(current));
