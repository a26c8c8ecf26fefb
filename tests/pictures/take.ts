import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { browserArguments, findChromium } from "../support/chromium.ts";
import { askForCode, fillIn, register } from "./applicant.ts";
import { moment, openDemo, openPortal, type Portal } from "./portal.ts";

interface Look {
  width: number;
  height: number;
  locale: string;
  dark: boolean;
}

const desk: Look = { width: 1280, height: 800, locale: "en-US", dark: false };
const phone: Look = { ...desk, width: 390, height: 844 };

/** Takes every picture of docs/pictures, on a portal of its own. */
export async function takePictures(root: string): Promise<void> {
  const folder = join(root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium found; set CHROMIUM_PATH.");
  const portal = await openPortal(root);
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const picture: Shoot = (page, name) => shoot(page, join(folder, `${name}.png`));
    await tour(portal, browser, picture);
    await tourOfDesk(root, browser, picture);
  } finally {
    await browser.close();
    await portal.close();
  }
}

type Shoot = (page: Page, name: string) => Promise<void>;

async function tour(portal: Portal, browser: Browser, picture: Shoot): Promise<void> {
  const context = await contextOf(portal, browser, desk);
  const page = await context.newPage();
  await page.goto("/kyc/login");
  await page.waitForLoadState("networkidle");
  await picture(page, "login");
  await askForCode(page);
  await picture(page, "code");
  await register(page, portal);
  await portal.settleNumbers();
  // The account has another number by now, and a tab acts only for the person it shows.
  await page.reload({ waitUntil: "networkidle" });
  await fillIn(page);
  await openSection(page, "companyInformation");
  await picture(page, "company-information");
  await openSection(page, "uploadFiles");
  await unfoldSlot(page);
  await picture(page, "documents");
  await openSection(page, "relatedInformation");
  await page.locator("main summary").first().click();
  await picture(page, "people");
  await otherLooks(portal, browser, context, picture);
  await openSection(page, "acknowledgement");
  await page.getByRole("checkbox").first().waitFor();
  await picture(page, "check-your-answers");
  for (const statement of await page.getByRole("checkbox").all()) await statement.check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.getByRole("heading", { name: "Application Submitted" }).waitFor();
  await picture(page, "submitted");
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.waitForURL("**/kyc/user");
  await page.locator("article").first().waitFor();
  await picture(page, "dashboard");
}

/** A reviewer's queues and a case that was answered again, on the cases of the demonstration. */
async function tourOfDesk(root: string, browser: Browser, picture: Shoot): Promise<void> {
  const { portal, seeded } = await openDemo(root);
  try {
    const context = await contextOf(portal, browser, { ...desk, width: 1440, height: 900 });
    const page = await context.newPage();
    const { email, password, secret } = seeded.people.rae;
    await page.goto("/desk");
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=password]").fill(password);
    await page.keyboard.press("Enter");
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await page
      .locator("input[name=code]")
      .fill(totp.generate({ timestamp: moment.getTime() + 30_000 }));
    await page.keyboard.press("Enter");
    await page.locator("[data-row]").first().waitFor();
    await picture(page, "desk-queue");
    await page.goto("/desk?view=resubmitted");
    await page.locator("[data-row]").first().click();
    await page.locator("main img, main canvas").first().waitFor();
    await picture(page, "desk-case");
  } finally {
    await portal.close();
  }
}

/** The same application on a phone, in Traditional Chinese, and as the dark sub-brand. */
async function otherLooks(
  portal: Portal,
  browser: Browser,
  signedIn: BrowserContext,
  picture: Shoot,
): Promise<void> {
  const looks: [string, Look, string, string][] = [
    ["phone", phone, "companyInformation", ""],
    ["traditional-chinese", { ...desk, locale: "zh-TW" }, "companyInformation", ""],
    ["sub-brand-dark", { ...desk, dark: true }, "uploadFiles", "&source=otterline"],
  ];
  for (const [name, look, section, more] of looks) {
    const context = await contextOf(portal, browser, look, await signedIn.storageState());
    const page = await context.newPage();
    await openSection(page, section, more);
    if (section === "uploadFiles") await unfoldSlot(page);
    await picture(page, name);
    await context.close();
  }
}

async function contextOf(
  portal: Portal,
  browser: Browser,
  look: Look,
  storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(storageState ? { storageState } : {}),
    baseURL: portal.origin,
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: 1,
    locale: look.locale,
    timezoneId: "Asia/Hong_Kong",
    colorScheme: look.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(15_000);
  await context.clock.install({ time: moment });
  return context;
}

/** Opens one section of the draft, as a person who has chosen to continue it. */
async function openSection(page: Page, section: string, more = ""): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto(`/kyc/verify?section=${section}${more}`);
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  if (!page.url().includes(`section=${section}`)) throw new Error(`${section} did not open.`);
}

/** Opens a slot with all a slot can have: a date, a certifier and its file. */
async function unfoldSlot(page: Page): Promise<void> {
  const registerOfMembers = 2;
  await page.locator("main button[aria-expanded][aria-controls]").nth(registerOfMembers).click();
  await page.evaluate(() => scrollTo({ top: 250, behavior: "instant" }));
}

const mostBytes = 180_000;

async function shoot(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, animations: "disabled" });
  const bytes = statSync(path).size;
  console.log(`${path.replace(/^.*\//, "").padEnd(30)}${String(bytes).padStart(8)} bytes`);
  if (bytes > mostBytes) throw new Error(`${path} is larger than ${mostBytes} bytes.`);
}
