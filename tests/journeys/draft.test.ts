import { msg } from "@lingui/core/macro";
import type { BrowserContext, Page } from "playwright";
import { expect, inject, test, vi } from "vitest";
import { locales } from "#contract/locales.ts";
import { contactName } from "./support/applicant.ts";
import { visit } from "./support/browser.ts";
import { Member } from "./support/member.ts";
import { RunningPortal } from "./support/portal.ts";
import {
  button,
  enterSection,
  goOn,
  head,
  input,
  logIn,
  savedAt,
  saveState,
  say,
} from "./support/returning.ts";

const baseUrl = inject("baseUrl");
const company = "companyInformation";

const aVisit = (member: Member, at = baseUrl): Promise<BrowserContext> =>
  visit({ baseUrl: at, member });

/** A person who has answered the first two sections, with the third open in a browser. */
async function atCompany(at = baseUrl) {
  const member = await Member.at(at);
  await member.prepare("applicableAccount", "entryBoarding");
  const context = await aVisit(member, at);
  return { member, context, page: await enterSection(context, company) };
}

/** What the server holds about the company. */
const held = async (member: Member) => (await member.answers())[company];
const nameAndNumber = { entityName: "Harbour Light Limited", incorporationNumber: "1234567" };
const holds = (member: Member, answers: object) => expect.poll(() => held(member)).toEqual(answers);

/** The same person logs in again and opens the third section. */
async function backAtCompany(page: Page, member: Member) {
  await logIn(page, member);
  await page.waitForURL("**/kyc/user");
  await page.goto(`/kyc/verify?section=${company}`);
  await head(page, company).waitFor();
}

test("what is typed is saved by itself and on demand", async () => {
  const { member, page } = await atCompany();
  await input(page, "entityName").fill("Harbour Light Limited");
  await saveState(page, savedAt);
  await holds(member, { entityName: "Harbour Light Limited" });
  await input(page, "incorporationNumber").fill("1234567");
  await button(page, msg`Save`).click();
  await saveState(page, savedAt);
  await expect.poll(() => held(member)).toEqual(nameAndNumber);
});

test("a new tab asks whether to go on; going on shows the answers, starting again puts them away", async () => {
  const { member, context, page } = await atCompany();
  await input(page, "entityName").fill("Harbour Light Limited");
  await saveState(page, savedAt);
  await page.close();
  const next = await context.newPage();
  await next.goto(`/kyc/verify?section=${company}`);
  await next.getByRole("dialog", { name: say(msg`Continue with the saved draft?`) }).waitFor();
  await goOn(next);
  await expect.poll(() => input(next, "entityName").inputValue()).toBe("Harbour Light Limited");
  const last = await context.newPage();
  await last.goto(`/kyc/verify?section=${company}`);
  await button(last, msg`Start again`).click();
  await last.keyboard.press("Escape");
  await button(last, msg`Start again`).click();
  await button(last, msg`Discard and start again`).click();
  await head(last, "applicableAccount").waitFor();
  expect(await member.answers()).toEqual({});
});

test("a reload the moment after typing keeps what was typed", async () => {
  const { member, page } = await atCompany();
  await input(page, "entityName").fill("Harbour Light Limited");
  await page.reload();
  await head(page, company).waitFor();
  await expect.poll(() => input(page, "entityName").inputValue()).toBe("Harbour Light Limited");
  await holds(member, { entityName: "Harbour Light Limited" });
});

test("Back, Forward and leaving for the dashboard keep what was typed", async () => {
  const { member, page } = await atCompany();
  await page.getByRole("link", { name: /^Entity type/ }).click();
  await head(page, "entryBoarding").waitFor();
  await page.goBack();
  await head(page, company).waitFor();
  await input(page, "entityName").fill("Harbour Light Limited");
  await page.goForward();
  await head(page, "entryBoarding").waitFor();
  await page.goBack();
  await head(page, company).waitFor();
  await expect.poll(() => input(page, "entityName").inputValue()).toBe("Harbour Light Limited");
  await input(page, "nativeName").fill("港燈貿易有限公司");
  await page.getByRole("link", { name: /to the dashboard$/ }).click();
  await page
    .getByRole("link", { name: say(msg`Continue draft`) })
    .first()
    .click();
  await holds(member, {
    entityName: "Harbour Light Limited",
    nativeName: "港燈貿易有限公司",
  });
});

test("two tabs, and two people: other answers are joined, the same ones are a choice and neither is lost", async () => {
  const { member, page } = await atCompany();
  const other = await enterSection(await aVisit(member), company);
  await input(page, "entityName").fill("Harbour Light Limited");
  await saveState(page, savedAt);
  await input(other, "incorporationNumber").fill("1234567");
  await expect.poll(() => held(member)).toEqual(nameAndNumber);
  await expect.poll(() => input(other, "entityName").inputValue()).toBe("Harbour Light Limited");

  // An answer in use is not replaced by what the other saves.
  await input(page, "entityName").focus();
  await input(other, "entityName").fill("Harbour Light Trading Limited");
  await expect
    .poll(async () => (await held(member))?.["entityName"])
    .toBe("Harbour Light Trading Limited");
  await input(page, "entityName").fill("Harbour Light Holdings Limited");
  const choice = page.getByRole("alert").filter({ hasText: "Nothing was overwritten" });
  await choice.waitFor();
  expect((await choice.innerText()).match(/Harbour Light \w+ Limited/g)).toEqual([
    "Harbour Light Holdings Limited",
    "Harbour Light Trading Limited",
  ]);
  expect((await member.answers())[company]?.["entityName"]).toBe("Harbour Light Trading Limited");
  await input(page, "nativeName").fill("港燈貿易有限公司");
  await page.reload();
  await choice.waitFor();
  await expect
    .poll(() => input(page, "entityName").inputValue())
    .toBe("Harbour Light Holdings Limited");
  await button(page, msg`Keep my answers`).click();
  const settled = {
    entityName: "Harbour Light Holdings Limited",
    incorporationNumber: "1234567",
    nativeName: "港燈貿易有限公司",
  };
  await holds(member, settled);

  await input(other, "entityName").fill("Harbour Light Group Limited");
  await other.reload();
  await other.getByRole("button", { name: `Use ${contactName}'s answers` }).click();
  await expect
    .poll(() => input(other, "entityName").inputValue())
    .toBe("Harbour Light Holdings Limited");
  await holds(member, settled);
});

test("without the network typing goes on; with it everything is saved", async () => {
  const { member, context, page } = await atCompany();
  await context.setOffline(true);
  await input(page, "entityName").fill("Harbour Light Limited");
  await saveState(page, say(msg`Offline. Your answers are stored on this device`));
  await input(page, "incorporationNumber").fill("1234567");
  await context.setOffline(false);
  await expect.poll(() => held(member)).toEqual(nameAndNumber);
  await saveState(page, savedAt);
});

test("PI07 typed without the network, the tab closed: the next visit has it, and nothing personal lay there in clear", async () => {
  const { member, context, page } = await atCompany();
  await context.setOffline(true);
  await input(page, "entityName").fill("Harbour Light Limited");
  await input(page, "nativeName").fill("Marine lamps for shipyards");
  await saveState(page, say(msg`Offline. Your answers are stored on this device`));
  const kept = await vi.waitFor(async () => {
    const dump = await page.evaluate(dumpOfStorage);
    if (!dump.includes("gatehouse.journal")) throw new Error("nothing is kept yet");
    return dump;
  });
  const personal = ["Harbour", "Marine", "Eleanor", member.email, "9123"];
  expect(personal.filter((text) => kept.includes(text))).toEqual([]);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/kyc/verify?section=${company}`);
  await goOn(next);
  await expect.poll(() => input(next, "entityName").inputValue()).toBe("Harbour Light Limited");
  await holds(member, {
    entityName: "Harbour Light Limited",
    nativeName: "Marine lamps for shipyards",
  });
});

test("signing out saves first; what cannot be saved is said, kept here and there again at the next visit", async () => {
  const { member, page } = await atCompany();
  await input(page, "entityName").fill("Harbour Light Limited");
  await button(page, msg`Sign Out`).click();
  await page.waitForURL("**/kyc/login**");
  await member.logIn();
  expect(await held(member)).toEqual({ entityName: "Harbour Light Limited" });
  await backAtCompany(page, member);
  await page.route("**/action/save-kyc", (route) => route.fulfill({ status: 503, body: "" }));
  await input(page, "incorporationNumber").fill("1234567");
  await button(page, msg`Sign Out`).click();
  await page.getByRole("dialog", { name: say(msg`Your latest changes are not saved`) }).waitFor();
  await button(page, msg`Sign out anyway`).click();
  await page.waitForURL("**/kyc/login**");
  await page.unroute("**/action/save-kyc");
  await member.logIn();
  expect(await held(member)).toEqual({ entityName: "Harbour Light Limited" });
  await backAtCompany(page, member);
  await expect.poll(() => input(page, "incorporationNumber").inputValue()).toBe("1234567");
  await holds(member, { entityName: "Harbour Light Limited", incorporationNumber: "1234567" });
});

test("the language changes and what is typed stays", async () => {
  const { page } = await atCompany();
  await input(page, "entityName").fill("Harbour Light Limited");
  const before = await page.evaluate(() => performance.timeOrigin);
  for (const locale of ["zh-CN", "zh-TW", "en"] as const) {
    await page.getByRole("button", { name: /^(Language|语言|語言)/ }).click();
    await page.getByRole("menuitemradio", { name: locales[locale].name }).click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(locales[locale].html);
    await expect.poll(() => input(page, "entityName").inputValue()).toBe("Harbour Light Limited");
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
});

test("a language that cannot be loaded is named, and the present one stays", async () => {
  const { context, page } = await atCompany();
  const saved = await savedLanguage(context);
  await page.getByRole("button", { name: /^Language/ }).click();
  const item = page.getByRole("menuitemradio", { name: locales["zh-TW"].name });
  await item.waitFor();
  await page.route("**/*.js", (route) => route.abort());
  await item.click();
  const failure = say(msg`The language could not be loaded. Please try again.`);
  await page.getByRole("alert").getByText(failure).waitFor();
  expect([await page.locator("html").getAttribute("lang"), await savedLanguage(context)]).toEqual([
    locales.en.html,
    saved,
  ]);
  await page.getByRole("button", { name: /^Language/ }).waitFor();
});

/** The language that the next visit begins with. */
async function savedLanguage(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === "kyc_language")?.value;
}

test("the server killed while a person types and started again: nothing is lost", async () => {
  const portal = new RunningPortal(inject("builtPortal"));
  try {
    await portal.start();
    const { member, page } = await atCompany(portal.baseUrl);
    await input(page, "entityName").fill("Harbour Light Limited");
    await saveState(page, savedAt);
    await portal.kill();
    await input(page, "incorporationNumber").fill("1234567");
    await saveState(page, say(msg`Offline. Your answers are stored on this device`));
    await portal.start();
    await expect.poll(() => held(member)).toEqual(nameAndNumber);
    await saveState(page, savedAt);
  } finally {
    await portal.remove();
  }
});

/** Everything a browser keeps for this site, as text. Runs in the page. */
async function dumpOfStorage(): Promise<string> {
  const databases = await indexedDB.databases();
  const stores = await Promise.all(databases.map(({ name }) => dumpOf(name ?? "")));
  return JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    stores,
  ]);

  function dumpOf(name: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("error", () => reject(new Error(`${name} cannot be read`)));
      opening.addEventListener("success", () => {
        const names = [...opening.result.objectStoreNames];
        if (names.length === 0) return resolve([]);
        const reading = opening.result.transaction(names);
        const found = names.map((store) => reading.objectStore(store).getAll());
        reading.addEventListener("complete", () =>
          resolve(found.map((request) => request.result as unknown)),
        );
      });
    });
  }
}

const questions = /\/assets\/questions-[^/]*\.js$/;

test("a page is checked again once the questions of later pages are there", async () => {
  const member = await Member.at(baseUrl);
  const context = await aVisit(member);
  const held = Promise.withResolvers<void>();
  await context.route(questions, async (route) => {
    await held.promise;
    await route.continue();
  });
  const page = await enterSection(context, "applicableAccount");
  const line = page.locator("[data-question=lines] input").first();
  await line.check();
  await button(page, msg`Next Page`).click();
  await line.uncheck();
  held.resolve();
  await page.getByText("1 error on this page").waitFor();
  await head(page, "applicableAccount").waitFor();
  await line.check();
  await button(page, msg`Next Page`).click();
  await head(page, "entryBoarding").waitFor();
  await expect
    .poll(async () => (await member.answers())["applicableAccount"])
    .toEqual({ lines: [expect.any(String)] });
});

test("questions of later pages that cannot be loaded are loaded by the next attempt, and nothing typed is lost", async () => {
  const member = await Member.at(baseUrl);
  const context = await aVisit(member);
  await context.route(questions, (route) => route.abort());
  const page = await enterSection(context, "applicableAccount");
  const line = page.locator("[data-question=lines] input").first();
  await line.check();
  await button(page, msg`Next Page`).click();
  await page.getByText(say(msg`Server error!`)).waitFor();
  await context.unroute(questions);
  await button(page, msg`Next Page`).click();
  await head(page, "entryBoarding").waitFor();
  await page.locator("[data-question=entityType]").waitFor();
  await button(page, msg`Previous Page`).click();
  await head(page, "applicableAccount").waitFor();
  await expect.poll(() => line.isChecked()).toBe(true);
});
