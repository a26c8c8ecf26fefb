import { msg } from "@lingui/core/macro";
import type { BrowserContext, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { contactName, password } from "./support/applicant.ts";
import { axeFindings, complaintsOf, holdNews, visit } from "./support/browser.ts";
import { fillSection } from "./support/filling.ts";
import { PointerHand } from "./support/hands.ts";
import { Member } from "./support/member.ts";
import {
  enterSection,
  goOn,
  head,
  input,
  logIn,
  savedAt,
  saveState,
  say,
} from "./support/returning.ts";
import { type Words, wordsIn } from "./support/words.ts";
import { writtenIn } from "../support/written.ts";

const baseUrl = inject("baseUrl");
const company = "companyInformation";
const activity = "activityInformation";
const today = new Date().toISOString().slice(0, 10);
const sample = sampleAnswers(today);

/** The server ends the session of this browser. */
const end = (context: BrowserContext) =>
  context.request.post("/ins-kyc/v1/action/logout", {
    data: {},
    headers: { "Sec-Fetch-Site": "same-origin" },
  });

/** Whose session the browser has, by the server. */
const whoIs = async (page: Page) => {
  const { data } = await page.evaluate(async () => (await fetch("/ins-kyc/v1/who-am-i")).json());
  return (data as { email: string }).email;
};

const asks = (page: Page, { say: says }: Pick<Words, "say"> = { say }) =>
  page.getByRole("dialog", { name: says(msg`Log in to continue`) });

async function comeBack(page: Page, { say: says }: Pick<Words, "say"> = { say }) {
  const dialog = asks(page, { say: says });
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: says(msg`Log in`), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

interface Typed {
  id: string;
  value: string | boolean;
}

/** What stands in the inputs of the page; each is marked, so that it is known again. */
const typedOn = (page: Page): Promise<Typed[]> =>
  page
    .locator("main")
    .locator("input, textarea, select")
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map((each) => {
        each.dataset["seen"] = "before";
        const isTick = each.type === "checkbox" || each.type === "radio";
        return { id: each.id, value: isTick ? each.checked : each.value };
      }),
    );

/** How many inputs of the page were not there when it was last looked at. */
const drawnAgain = (page: Page) =>
  page
    .locator("main")
    .locator("input, textarea, select")
    .and(page.locator(":not([data-seen])"))
    .count();

/** A person at the company section, or at one after it, in a language. */
async function atCompany(words: Words, width = 1280, section = company, ...before: string[]) {
  const member = await Member.at(baseUrl);
  await member.prepare("applicableAccount", "entryBoarding", ...before);
  const context = await visit({ baseUrl, locale: words.locale, member, width });
  const page = await enterSection(context, section, words.say);
  return { member, context, page };
}

const locale = "zh-TW";

test("SE12 the session ends in the middle of a section with 40 fields: signed in again in place, everything is there and saved", async () => {
  const words = await wordsIn(locale);
  const before = [company, "businessInformation"];
  const { member, context, page } = await atCompany(words, 1280, activity, ...before);
  const complaints = complaintsOf(page);
  await page.route("**/action/save-kyc", (route) => route.abort());
  const pen = { hand: new PointerHand(page), words, all: sample };
  await fillSection(pen, institutional.sections[activity]!, sample[activity]!);
  await end(context);
  const typed = await typedOn(page);
  await page.unroute("**/action/save-kyc");
  await asks(page, words).waitFor();
  const findings = await axeFindings(page);
  await comeBack(page, words);
  await saveState(page, new RegExp(writtenIn(locale, "{time}")));
  expect([await typedOn(page), await drawnAgain(page)]).toEqual([typed, 0]);
  await member.logIn();
  const elsewhere = await enterSection(
    await visit({ baseUrl, locale, member }),
    activity,
    words.say,
  );
  await expect.poll(() => typedOn(elsewhere), { timeout: 20_000 }).toEqual(typed);
  const blamed = complaints.filter((line) => !/ERR_FAILED|status of 401/.test(line));
  expect({ findings, blamed, many: typed.length >= 40 }).toEqual({
    findings: [],
    blamed: [],
    many: true,
  });
});

const english = await wordsIn("en");
const login = (page: Page) => page.getByRole("heading", { level: 1, name: say(msg`Log in`) });

test("three tabs: one is asked, one led away; signing in in one brings all back, signing out in one leads all out", async () => {
  const { member, context, page } = await atCompany(english);
  const second = await enterSection(context, "entryBoarding");
  const third = await context.newPage();
  await third.goto("/kyc/user");
  await third.getByRole("heading", { level: 2, name: say(msg`Security`) }).waitFor();
  await end(context);
  await input(page, "entityName").fill("Harbour Light Limited");
  await asks(page).waitFor();
  await login(second).waitFor();
  await login(third).waitFor();
  await comeBack(page);
  await head(second, "entryBoarding").waitFor();
  await third.waitForURL("**/kyc/user");
  await saveState(page, savedAt);
  await third.getByRole("button", { name: say(msg`Sign Out`), exact: true }).click();
  for (const tab of [page, second, third]) await login(tab).waitFor();
  await member.logIn();
  expect(await member.answers()).toMatchObject({
    [company]: { entityName: "Harbour Light Limited" },
  });
});

test("another account that signs in in the same browser gets neither the page of the first nor its answers", async () => {
  const { member, context, page } = await atCompany(english);
  const other = await Member.at(baseUrl);
  await end(context);
  await input(page, "entityName").fill("Harbour Light Limited");
  await asks(page).waitFor();
  const beside = await context.newPage();
  await beside.goto("/kyc/login");
  await logIn(beside, other);
  await page.waitForURL("**/kyc/user");
  await page.getByRole("heading", { level: 2, name: say(msg`Security`) }).waitFor();
  expect(await whoIs(page)).toBe(other.email);
  await member.logIn();
  await other.logIn();
  expect([await member.answers(), await other.answers()].map((all) => all[company])).toEqual([
    undefined,
    undefined,
  ]);
  await page.getByRole("button", { name: say(msg`Sign Out`), exact: true }).click();
  await login(beside).waitFor();
  await beside.goto(`/kyc/login?back=verify&section=${company}`);
  await logIn(beside, member);
  await goOn(beside);
  await head(beside, company).waitFor();
  await expect.poll(() => input(beside, "entityName").inputValue()).toBe("Harbour Light Limited");
});

test("A22 a warning comes two minutes before the end and one key extends; left alone the page is left, and signing in leads back to the very form", async () => {
  const member = await Member.at(baseUrl);
  await member.prepare("applicableAccount", "entryBoarding");
  const first = member.formId;
  await member.open("goldToken");
  const context = await visit({ baseUrl, member });
  await holdNews(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`/kyc/verify?section=${company}&form=${first}`);
  await goOn(page);
  await head(page, company).waitFor();
  await input(page, "entityName").fill("Harbour Light Limited");
  await saveState(page, savedAt);
  await page.clock.fastForward("28:10");
  const warning = page.getByRole("dialog", { name: say(msg`You will be signed out soon`) });
  await warning.waitFor();
  const findings = await axeFindings(page);
  await page.keyboard.press("Enter");
  await warning.waitFor({ state: "detached" });
  await page.clock.fastForward("28:10");
  await warning.waitFor();
  await page.clock.fastForward("02:00");
  await login(page).waitFor();
  await logIn(page, member);
  await head(page, company).waitFor();
  const { searchParams } = new URL(page.url());
  expect({
    findings,
    form: searchParams.get("form"),
    typed: await input(page, "entityName").inputValue(),
  }).toEqual({ findings: [], form: first, typed: "Harbour Light Limited" });
});

test.each(["/kyc/user", "/kyc/verify?section=applicableAccount"])(
  "while it is asked who is there the frame of %s stands and its code comes, and nothing moves when the answer comes",
  async (address) => {
    const member = await Member.at(baseUrl);
    const context = await visit({ baseUrl, member });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const asked = Promise.withResolvers<void>();
    await page.route("**/who-am-i*", async (route) => {
      await asked.promise;
      await route.continue();
    });
    const frame = async () => ({
      header: await page.getByRole("banner").boundingBox(),
      main: (await page.getByRole("main").boundingBox())!.x,
      language: await page.getByRole("banner").getByRole("button").first().boundingBox(),
    });
    const code = page.waitForRequest(/\/member-pages-[^/]*\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("[aria-busy=true]").getByRole("banner").waitFor();
    await code;
    const before = { frame: await frame(), barriers: await axeFindings(page) };
    const greetings = await page.getByText(contactName).count();
    asked.resolve();
    await page.getByRole("banner").getByText(contactName).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    const { language, ...after } = await frame();
    const still = { ...after, language: { ...language, x: before.frame.language!.x } };
    expect({ ...before, greetings, complaints }).toEqual({
      frame: still,
      barriers: [],
      greetings: 0,
      complaints: [],
    });
  },
);

test("a button of the portal that is pressed twice at once hears it once", async () => {
  const page = await (await visit({ baseUrl })).newPage();
  await page.goto("/kyc/login");
  await page.locator("#root:not([data-prerendered])").waitFor();
  const heard = await page.getByRole("button", { name: say(msg`Log in`), exact: true }).evaluate(
    // The page has no other element of this role and name.
    (element: HTMLButtonElement) => {
      let presses = 0;
      element.addEventListener("click", () => (presses += 1));
      element.click();
      element.click();
      return presses;
    },
  );
  expect(heard).toBe(1);
});
