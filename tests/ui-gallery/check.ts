import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright";
import type { Browser } from "playwright";
import { preview, build } from "vite";
import { browserArguments, findChromium } from "../support/chromium.ts";

const configFile = `${import.meta.dirname}/vite.config.ts`;
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const pages = [
  "entry",
  "components",
  "form",
  "form&errors",
  "documents",
  "skeleton",
  "empty",
  "dialog",
];
const brands = ["house", "otterline"];
const modes = ["light", "dark"];
const languages = ["en", "zh-Hans", "zh-Hant-HK"];
const widths = [320, 360, 768, 1024, 1440];

/** What is wrong on one page of the gallery: rules broken, and width beyond the window. */
const faultsOf = async (browser: Browser, address: string, width: number, rules: boolean) => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 600,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("h1").first().waitFor({ state: "attached" });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const broken = rules
    ? (await new AxeBuilder({ page }).withTags(tags).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ""}`,
      )
    : [];
  await context.close();
  return beyond > 0 ? [...broken, `${beyond} px wider than the window`] : broken;
};

await build({ configFile, logLevel: "warn" });
const server = await preview({ configFile, preview: { port: 4398, strictPort: true } });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...browserArguments],
});
let looked = 0;
for (const page of pages)
  for (const brand of brands)
    for (const mode of modes)
      for (const language of languages)
        for (const width of widths) {
          const rules = width === 360 || width === 1440;
          if (!rules && (brand !== "house" || mode !== "light")) continue;
          const query = `page=${page}&brand=${brand}&theme=${mode}&lang=${language}`;
          const faults = await faultsOf(browser, `http://localhost:4398/?${query}`, width, rules);
          for (const fault of faults) {
            console.error(`${query} at ${width}: ${fault}`);
            process.exitCode = 1;
          }
          looked += 1;
        }
await browser.close();
await server.close();
console.log(`${looked} views of the gallery looked at`);
