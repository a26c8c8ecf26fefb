import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { type Budget, median } from "../budget.ts";
import { firstPaint, launch, slowPage } from "../browser.ts";
import { startPortal } from "../portal.ts";

const rounds = 7;

export const loginPaint: Budget = {
  name: "login-paint",
  method: `First contentful paint of /kyc/login at 412 x 823, CPU slowed 4 times, Slow 4G (562.5 ms request latency, 1,474.56 kbit/s), cache off, median of ${rounds} loads taken in turn; against the same build without its pages drawn ahead (index.html with an empty root, drawn by the browser), from the same server. In further loads an e-mail address is typed as soon as its field is seen, and must still be there, with the focus, once the page has come alive.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const pages = join(ground.temporary, "plain");
    cpSync(ground.portal, pages, { recursive: true });
    rmSync(join(pages, "pages"), { recursive: true });
    await using plain = await startPortal(ground, { pages });
    await using browser = await launch();
    const drawn: Load[] = [];
    const empty: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      empty.push(await load(browser, plain.origin));
      drawn.push(await load(browser, portal.origin));
    }
    const typed = await loadTyping(browser, portal.origin);
    return [
      {
        what: "first paint of /kyc/login",
        unit: "ms",
        measured: median(drawn.map(({ paint }) => paint)),
        peer: {
          what: "the same page drawn by the browser",
          measured: median(empty.map(({ paint }) => paint)),
        },
        limit: { atMost: 0.35 },
      },
      {
        what: "layout shift of /kyc/login, the most of all loads",
        unit: "",
        measured: Math.max(...drawn.map(({ shift }) => shift), typed.shift),
        limit: { atMost: 0 },
      },
      {
        what: "characters kept of those typed before hydration",
        unit: "%",
        measured: typed.kept,
        limit: { atLeast: 100 },
      },
      {
        what: "errors in the console of all loads, and focus lost",
        unit: "",
        measured: [...drawn, typed].flatMap(({ errors }) => errors).length,
        limit: { atMost: 0 },
      },
    ];
  },
};

interface Load {
  paint: number;
  shift: number;
  errors: string[];
}

/** Loads the login page once in a browser that has nothing; gives what it was like once it is alive. */
async function load(browser: Browser, origin: string, onPage = nothing): Promise<Load> {
  const page = await slowPage(browser);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as Shift).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${origin}/kyc/login`, { waitUntil: "commit" });
  await page.waitForSelector("input[name=email]");
  errors.push(...(await onPage(page)));
  await page.waitForSelector("#root:not([data-prerendered])");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const paint = await firstPaint(page);
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: Shifted }).seen.shift);
  await page.context().close();
  return { paint, shift, errors };
}

type Page = Awaited<ReturnType<typeof slowPage>>;
interface Shift {
  value: number;
}
interface Shifted {
  shift: number;
}

const nothing = async (_page: Page): Promise<string[]> => [];
const address = "mei.lin@harbour.example";

/** The same, while a person types before the page is interactive and after. */
async function loadTyping(browser: Browser, origin: string): Promise<Load & { kept: number }> {
  let kept = 0;
  const typing = async (page: Page): Promise<string[]> => {
    const field = page.locator("input[name=email]");
    await field.click();
    await page.keyboard.type(address);
    const early = await page.locator("#root[data-prerendered]").count();
    if (early === 0) throw new Error("The page was alive before the address was typed.");
    await page.waitForSelector("#root:not([data-prerendered])");
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const before = await field.inputValue();
    await page.keyboard.type("!");
    const after = await field.inputValue();
    kept = before === address && after === `${address}!` ? 100 : sameStart(after, address);
    const focused = await field.evaluate((input) => document.activeElement === input);
    return focused ? [] : ["the focus was lost"];
  };
  const loaded = await load(browser, origin, typing);
  return { ...loaded, kept };
}

/** How many of the characters stand where they were typed, in per cent, and never all. */
function sameStart(value: string, wanted: string): number {
  const same = [...wanted].filter((letter, at) => value[at] === letter).length;
  return Math.min(99, Math.floor((same / wanted.length) * 100));
}
