import type { Browser, BrowserContext } from "playwright";
import { preview } from "vite";
import { join } from "node:path";
import { makeApplicants, revisionOf, sampleAnswers } from "../applicants.ts";
import { type Budget, median } from "../budget.ts";
import { launch, slowDown, visitor } from "../browser.ts";
import { buildPage } from "../floor.ts";
import type { Ground } from "../ground.ts";
import { startPortal, type Portal } from "../portal.ts";

const rounds = 3;
const text = "The quick brown fox jumps over the lazy dog and back.";
const pauseMs = 80;

export const keystroke: Budget = {
  name: "keystroke",
  method: `Time from beforeinput to the end of the dispatch of input, React's drawing included, per key at CPU slowed 4 times, in the middle text field of the company information with every conditional question shown; against a page on which React draws as many uncontrolled inputs and hears of none, typing into the middle one. ${text.length} keys, ${rounds} times in turn, median of all keys.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    await using browser = await launch();
    await using bare = await serveBareForm(ground);
    const token = await someoneFilledIn(portal);
    const form: number[] = [];
    const uncontrolled: number[] = [];
    let inputs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const filled = await typeIntoForm(browser, portal.origin, token);
      inputs = filled.inputs;
      form.push(...filled.times);
      uncontrolled.push(...(await typeIntoBare(browser, bare.origin, inputs)));
    }
    return [
      {
        what: `script time per key among ${inputs} inputs`,
        unit: "ms",
        measured: median(form),
        peer: { what: `${inputs} uncontrolled inputs`, measured: median(uncontrolled) },
        limit: { atMost: 1.5 },
      },
    ];
  },
};

async function serveBareForm(ground: Ground) {
  const outDir = join(ground.temporary, "bare-form");
  await buildPage("bare-form", outDir);
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const origin = server.resolvedUrls!.local[0]!;
  return { origin, [Symbol.asyncDispose]: () => server.close() };
}

/** An applicant whose business is described so that all its questions are asked. */
async function someoneFilledIn(portal: Portal): Promise<string> {
  const applicant = (await makeApplicants(portal, 1))[0]!;
  const wanted = [
    "applicableAccount",
    "entryBoarding",
    "companyInformation",
    "businessInformation",
  ];
  const answers = Object.entries(await sampleAnswers()).filter(([id]) => wanted.includes(id));
  await applicant.save(await revisionOf(applicant), Object.fromEntries(answers));
  return applicant.token;
}

async function typeIntoForm(browser: Browser, origin: string, token: string) {
  const context = await visitor(browser, origin, token);
  const page = await timedPage(context);
  await page.goto(`${origin}/kyc/verify?section=businessInformation`);
  await page.getByRole("button", { name: "Continue with draft" }).click();
  const field = page.locator("input[name=licenceName]");
  await field.fill("");
  const inputs = await page.locator("main :is(input, textarea, select):visible").count();
  await slowDown(page, { cpu: 4 });
  await field.focus();
  const times = await typeTimed(page);
  await context.close();
  return { inputs, times };
}

async function typeIntoBare(browser: Browser, origin: string, inputs: number): Promise<number[]> {
  const context = await visitor(browser, origin);
  const page = await timedPage(context);
  await page.goto(`${origin}?inputs=${inputs}`);
  const field = page.locator(`input[name=input-${Math.floor(inputs / 2)}]`);
  await field.waitFor();
  await slowDown(page, { cpu: 4 });
  await field.focus();
  const times = await typeTimed(page);
  await context.close();
  return times;
}

interface Timed {
  keys: number[];
}

/** A page that notes how long each key keeps it; React hears of a key before the window does. */
async function timedPage(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(globalThis, { keys });
    let begun = 0;
    addEventListener("beforeinput", () => (begun = performance.now()), { capture: true });
    addEventListener("input", () => keys.push(performance.now() - begun));
  });
  return page;
}

async function typeTimed(page: Awaited<ReturnType<typeof timedPage>>): Promise<number[]> {
  const before = await page.evaluate(() => (globalThis as unknown as Timed).keys.length);
  await page.keyboard.type(text, { delay: pauseMs });
  const keys = await page.evaluate(() => (globalThis as unknown as Timed).keys);
  const times = keys.slice(before);
  if (times.length !== text.length) throw new Error(`${times.length} keys of ${text.length} came.`);
  return times;
}
