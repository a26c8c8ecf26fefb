import { lineVersion } from "#contract/calls/dashboard.ts";
import { formNews } from "#contract/calls/onboarding.ts";
import { randomInt } from "node:crypto";
import axe from "axe-core";
import { type BrowserContext, chromium, type Cookie, type Page } from "playwright";
import { onTestFinished } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { signedInMark } from "#portal/features/sessions/signed-in-mark.ts";
import { findChromium, testArguments } from "#tests/support/chromium.ts";

const browserLanguage: Record<Locale, string> = { en: "en-US", "zh-CN": "zh-CN", "zh-TW": "zh-TW" };
const patience = 30_000;

const executablePath = findChromium();
/** One for all files of a worker; it ends with the worker. */
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: testArguments,
});

interface Visit {
  baseUrl: string;
  locale?: Locale;
  /** CSS pixels. */
  width?: number;
  height?: number;
  touch?: boolean;
  /** A person who has logged in already. */
  member?: { readonly signedIn: readonly Cookie[] };
}

/** A visit with cookies and storage of its own, from a network address of its own; it ends with the test. */
export async function visit(given: Visit): Promise<BrowserContext> {
  const { baseUrl, locale = "en", width = 1280, height = 900, touch = false, member } = given;
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
  if (member) await leaveMark(context, baseUrl, member.signedIn);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await picturesOf(context, task.name);
    await context.close();
  });
  return context;
}

/**
 * As after a login. The first page finds the portal's mark; to leave it there beforehand, Playwright would load a page of its
 * own, which takes a sixth of the processor time of a visit.
 */
async function leaveMark(context: BrowserContext, url: string, signedIn: readonly Cookie[]) {
  await context.addCookies([...signedIn, { name: unmarked, value: "1", url }]);
  await context.addInitScript(markOnce, [unmarked, signedInMark] as const);
}

const unmarked = "unmarked";

/** Runs in each page. */
function markOnce([cookie, mark]: readonly [string, string]): void {
  // A frame without an origin may not read cookies.
  if (origin === "null" || !document.cookie.includes(cookie)) return;
  localStorage.setItem(mark, "1");
  document.cookie = `${cookie}=; Max-Age=0; Path=/`;
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
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/** Collects the other sites that the pages of a visit ask for anything, by the origin of each request. */
export function otherSitesOf(context: BrowserContext, baseUrl: string): Set<string> {
  const own = new URL(baseUrl).origin;
  const others = new Set<string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== own) others.add(origin);
  });
  return others;
}

/** What makes a page wider than the screen; empty where nothing does. Runs in the page. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
  );
  return wide.slice(0, 3).map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 160)}`);
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands, one line for each rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe, standards);
  return found.map((line) => `${new URL(page.url()).search} ${line}`);
}

/** Runs in the page, whose own time may stand still: axe waits by the browser's. */
async function runAxe(tags: string[]): Promise<string[]> {
  const page = globalThis as unknown as Record<string, unknown> & {
    axe: typeof axe;
    __pwClock?: { builtins: Record<string, unknown> };
  };
  const names = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"];
  const held = names.map((name) => [name, page[name]] as const);
  for (const name of names) page[name] = page.__pwClock?.builtins[name] ?? page[name];
  try {
    const { violations } = await page.axe.run(document, {
      runOnly: tags,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`),
    );
  } finally {
    for (const [name, own] of held) page[name] = own;
  }
}

const news = [lineVersion, formNews].map(({ path }) => path.replace(/[:{].*$/, ""));

/**
 * No answer to what pages ask by themselves. It would bring the deadline of the session by the server's clock, which does not
 * follow the one of the pages.
 */
export const holdNews = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => news.some((path) => pathname.startsWith(path)),
    () => undefined,
  );
