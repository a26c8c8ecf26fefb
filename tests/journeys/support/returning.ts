import { msg } from "@lingui/core/macro";
import type { BrowserContext, Locator, Page } from "playwright";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { password } from "./applicant.ts";
import type { Member } from "./member.ts";
import { wordsIn } from "./words.ts";
import { partOf } from "#tests/support/written.ts";

/** Says a message in English. */
export const { say } = await wordsIn("en");

export const button = (page: Page, message: Parameters<typeof say>[0]): Locator =>
  page.getByRole("button", { name: say(message), exact: true });

/** The input of a question of the section that is open. */
export const input = (page: Page, question: string): Locator =>
  page.locator(`[data-question="${question}"]`).locator("input, textarea").first();

/** The head of a section. */
export const head = (page: Page, section: string, inLanguage = say): Locator =>
  page.getByRole("heading", {
    level: 1,
    name: inLanguage(institutional.sections[section]!.title),
    exact: true,
  });

/** Logs in on the login page that is open. */
export async function logIn(page: Page, member: Member, inLanguage = say): Promise<void> {
  await page.locator("input[name=email]").fill(member.email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: inLanguage(msg`Log in`), exact: true }).click();
}

/** Answers the question whether to go on with the saved draft. */
export async function goOn(page: Page): Promise<void> {
  await button(page, msg`Continue with draft`).click();
}

/** Opens a section at its address in a new tab, logs in on the way and goes on with the draft. */
export async function openSection(
  context: BrowserContext,
  member: Member,
  section: string,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/kyc/verify?section=${section}`);
  await logIn(page, member);
  await goOn(page);
  await head(page, section).waitFor();
  return page;
}

/** Opens a section at its address in a tab that has asked about the draft before; the visit is a member's. */
export async function enterSection(
  context: BrowserContext,
  section: string,
  inLanguage = say,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto(`/kyc/verify?section=${section}`);
  await head(page, section, inLanguage).waitFor();
  return page;
}

/** Waits for what the foot of the page says about saving. */
export async function saveState(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByText(words).waitFor();
}

export const savedAt = partOf("Saved {time}");
