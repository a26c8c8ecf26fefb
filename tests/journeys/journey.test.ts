import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { brands } from "#contract/brands.ts";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { Applicant } from "./support/applicant.ts";
import { axeFindings, complaintsOf, otherSitesOf, tooWide, visit } from "./support/browser.ts";
import { englishOn, ownNames, textsIn } from "./support/foreign-words.ts";
import { type Hand, PointerHand } from "./support/hands.ts";
import { KeyboardHand } from "./support/keyboard-hand.ts";
import { mailsTo, mailTo } from "./support/mailbox.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
/** One language by keys alone, one by finger on a telephone, one by mouse. */
const ways: Record<
  Locale,
  {
    by: string;
    screen: { width: number; height: number; touch?: true };
    hand: (page: Page) => Hand;
  }
> = {
  en: {
    by: "by keyboard alone, the focus always in sight",
    screen: { width: 1280, height: 900 },
    hand: (page) => new KeyboardHand(page),
  },
  "zh-CN": {
    by: "by finger at 360 x 740, no page wider than the screen",
    screen: { width: 360, height: 740, touch: true },
    hand: (page) => new PointerHand(page, true),
  },
  "zh-TW": {
    by: "by mouse",
    screen: { width: 1280, height: 900 },
    hand: (page) => new PointerHand(page),
  },
};

test.each(localeNames.map((locale) => ({ locale, ...ways[locale] })))(
  "IN08 PI09 from registration to KYC In Progress, in $locale, $by",
  async ({ locale, screen, hand: handOn }) => {
    const context = await visit({ baseUrl, locale, ...screen });
    const page = await context.newPage();
    const hand = handOn(page);
    if (hand instanceof KeyboardHand) await hand.forbidPointers();
    const complaints = complaintsOf(page);
    const otherSites = otherSitesOf(context, baseUrl);
    const barriers = new Set<string>();
    const english = new Set<string>();
    const wide = new Set<string>();
    const known = new Set<string>();
    /** In English each page as it is reached and as it is filled; in the others, whose pages differ only in their words, once. */
    const isToInspect = async (seen: Page) => {
      const name = `${seen.url()} ${await seen.locator("h1").first().innerText()}`;
      const isNew = !known.has(name);
      known.add(name);
      return isNew || locale === "en";
    };
    const look = async (seen: Page) => {
      const at = new URL(seen.url()).search;
      for (const found of await seen.evaluate(tooWide)) wide.add(`${at} ${found}`);
      if (await isToInspect(seen))
        for (const barrier of await axeFindings(seen)) barriers.add(barrier);
      if (locale === "en") return;
      const own = [...ownNames, applicant.email, ...textsIn(applicant.answers)];
      for (const text of await englishOn(seen, own)) english.add(`${at} ${text}`);
    };
    const words = await wordsIn(locale);
    const applicant: Applicant = new Applicant({ hand, words, look });
    await applicant.goThrough();
    expect({
      lines: await applicant.lines(),
      lang: await page.locator("html").getAttribute("lang"),
      barriers: [...barriers],
      english: [...english],
      wide: [...wide],
      unseen: hand instanceof KeyboardHand ? [...new Set(hand.unseen)] : [],
      complaints,
      otherSites: [...otherSites],
    }).toEqual({
      lines: applicant.linesInProgress,
      lang: locales[locale].html,
      barriers: [],
      english: [],
      wide: [],
      unseen: [],
      complaints: [],
      otherSites: [],
    });
    await mailTo(baseUrl, applicant.email, "receipt");
    const mails = await mailsTo(baseUrl, applicant.email);
    expect(
      mails.map((mail) => [mail.kind, mail.locale, /\p{Script=Han}/u.test(mail.text)]),
    ).toEqual([
      ["receipt", locale, locale !== "en"],
      ["code.register", locale, locale !== "en"],
    ]);
    expect(mails.every((mail) => mail.text.includes(brands.house.name))).toBe(true);
  },
);
