import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { patience } from "./applicants/script-journey.ts";
import { Applicant } from "./support/applicant.ts";
import { axeFindings, complaintsOf, otherSitesOf, visit } from "./support/browser.ts";
import { KeyboardHand } from "./support/keyboard-hand.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");

/** The scripts of the ten applicants go by mouse and by finger, in Chinese. */
test(
  "IN08 PI09 from registration to KYC In Progress by keyboard alone, the focus always in sight",
  async () => {
    const context = await visit({ baseUrl });
    const page = await context.newPage();
    const hand = new KeyboardHand(page);
    await hand.forbidPointers();
    const complaints = complaintsOf(page);
    const otherSites = otherSitesOf(context, baseUrl);
    const barriers = new Set<string>();
    const look = async (seen: Page) => {
      for (const barrier of await axeFindings(seen)) barriers.add(barrier);
    };
    const applicant = new Applicant({ hand, words: await wordsIn("en"), look });
    await applicant.goThrough();
    expect({
      lines: await applicant.lines(),
      barriers: [...barriers],
      unseen: [...new Set(hand.unseen)],
      complaints,
      otherSites: [...otherSites],
    }).toEqual({
      lines: applicant.linesInProgress,
      barriers: [],
      unseen: [],
      complaints: [],
      otherSites: [],
    });
  },
  patience,
);
