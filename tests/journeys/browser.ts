import { randomInt } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { browserArguments, findChromium } from "../chromium.ts";

const browserLanguage: Record<Locale, string> = { en: "en-US", "zh-CN": "zh-CN", "zh-TW": "zh-TW" };
const patience = 30_000;

/** Starts Chromium. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
}

interface Visit {
  baseUrl: string;
  locale?: Locale;
  /** CSS pixels. */
  width?: number;
  height?: number;
  touch?: boolean;
}

/** A visit with cookies and storage of its own, from a network address of its own; it ends with the test. */
export async function visit(browser: Browser, given: Visit): Promise<BrowserContext> {
  const { baseUrl, locale = "en", width = 1280, height = 900, touch = false } = given;
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: browserLanguage[locale],
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "X-Forwarded-For": `198.51.${randomInt(256)}.${randomInt(256)}` },
  });
  context.setDefaultTimeout(patience);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await picturesOf(context, task.name);
    await context.close();
  });
  return context;
}

/** Leaves a picture of each page in .cache, to see why a test failed. */
async function picturesOf(context: BrowserContext, name: string): Promise<void> {
  const folder = ".cache/journeys-failed";
  const file = name.replaceAll(/\W+/g, "-").slice(0, 60);
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: `${folder}/${file}-${index}.png`, fullPage: true });
  }
}

/** Collects what a page complains about: errors of scripts, of the console and of the page's policy. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${message.text()}`);
  });
  return heard;
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands, one line for each rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).search} ${id}: ${node.html.slice(0, 200)}`),
  );
}
