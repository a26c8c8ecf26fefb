import { get } from "node:http";
import { basename } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { browserArguments, findChromium } from "../support/chromium.ts";
import { sessionCookie } from "./applicants.ts";

/** Starts Chromium as the tests do. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
}

/** Lighthouse's "Slow 4G" as the browser's own throttling wants it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Slows a page down: its processor so many times and, where it is asked, its network to Slow 4G. */
export async function slowDown(page: Page, given: { cpu: number; network?: true }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: given.cpu });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (given.network) await session.send("Network.emulateNetworkConditions", slow4G);
}

const phone = { width: 412, height: 823 };

/** A page of the size of a phone in a browser that has nothing, its processor slowed 4 times, on Slow 4G. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, locale: "en-GB" });
  const page = await context.newPage();
  await slowDown(page, { cpu: 4, network: true });
  return page;
}

/** When a page first showed something, from its navigation. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );

/** A browser that has nothing yet, or nothing but what signing in left there. */
export async function visitor(
  browser: Browser,
  origin: string,
  token?: string,
): Promise<BrowserContext> {
  const localStorage = token ? [{ name: "gatehouse.signedIn", value: "1" }] : [];
  const context = await browser.newContext({
    locale: "en-GB",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  if (token) await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
  return context;
}

/** Bytes of each script, by its file's name. */
export type Scripts = Record<string, number>;

const quietMs = 1500;

/**
 * Opens an address in a browser that has nothing yet; gives every script it asks for until none has
 * been asked for during 1.5 s after the page stands, in bytes as they come compressed.
 */
export async function scriptsOf(
  browser: Browser,
  url: string,
  standsAt: string,
  token?: string,
): Promise<Scripts> {
  const { origin, pathname } = new URL(url);
  const context = await visitor(browser, origin, token);
  const page = await context.newPage();
  const asked = new Set<string>();
  let last = performance.now();
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.endsWith(".js") && request.resourceType() !== "script")
      return;
    asked.add(request.url());
    last = performance.now();
  });
  await page.goto(url);
  await page.waitForSelector(standsAt);
  last = performance.now();
  while (performance.now() - last < quietMs) await page.waitForTimeout(100);
  const shown = new URL(page.url()).pathname;
  await context.close();
  if (shown !== pathname) throw new Error(`${pathname} led to ${shown}.`);
  const scripts = [...asked].map(
    async (script) => [basename(script), await sizeOf(script)] as const,
  );
  return Object.fromEntries(await Promise.all(scripts));
}

/** Bytes of a file as a browser gets it: compressed ahead by brotli, or plain where it is too small for that. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip, deflate, br" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("error", reject);
      response.on("end", () => {
        const encoding = response.headers["content-encoding"];
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        else if (encoding !== "br" && bytes >= 400) reject(new Error(`${url} came as ${encoding}`));
        else resolve(bytes);
      });
    }).on("error", reject);
  });
}

export const totalOf = (scripts: Scripts): number =>
  Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
