import { randomUUID } from "node:crypto";
import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { axeFindings, complaintsOf, holdNews, visit } from "./support/browser.ts";
import { codeFor, invitationFor, mailsTo, mailTo } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { logIn } from "./support/returning.ts";
import { type Words, wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const someone = () => `ben.okafor.${randomUUID().slice(0, 8)}@harbour-light.example`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const at = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** The holder's dashboard, with one invited collaborator. */
async function inviting(words: Words, email: string) {
  const { say, locale } = words;
  const member = await Member.at(baseUrl);
  const page = await (await visit({ baseUrl, locale })).newPage();
  await page.goto("/kyc/user");
  await logIn(page, member, say);
  await invite(page, words, email);
  await page.getByText(say(msg`Collaborator added and email sent`)).waitFor();
  return { member, page };
}

async function invite(page: Page, { say }: Words, email: string) {
  await press(page, say(msg`Add a collaborator`));
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(email);
  await dialog.getByRole("button", { name: say(msg`Send invitation`) }).click();
}

/** Comes in by the link of the mail and the code. */
async function comeIn({ say, locale }: Words, email: string) {
  const link = await invitationFor(baseUrl, email);
  const page = await (await visit({ baseUrl, locale, width: 360 })).newPage();
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const look = async () => void findings.push(...(await axeFindings(page)));
  await page.goto(link);
  await page.getByText(/^b\*\*\*@h\*\*\*\.example$/).waitFor();
  const hash = new URL(page.url()).hash;
  await look();
  await press(page, say(msg`Send code`));
  await at(page, say(msg`Enter the code from the email`));
  await look();
  await mailTo(baseUrl, email, "code.assistant");
  await page.getByLabel(say(msg`Verification code`)).fill(await codeFor(baseUrl, email));
  await press(page, say(msg`Confirm code`));
  await page.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  await look();
  return { page, hash, seen: { complaints, findings } };
}

const locale = "zh-TW";

test("SE11 a collaborator is invited, comes in by the code, finds Leave instead of Sign Out, and leaves", async () => {
  const words = await wordsIn(locale);
  const { say } = words;
  const email = someone();
  await inviting(words, email);
  const { page, hash, seen } = await comeIn(words, email);
  await expect
    .poll(() => page.getByRole("button", { name: say(msg`Sign Out`), exact: true }).count())
    .toBe(0);
  await press(page, say(msg`Leave`));
  await at(page, say(msg`Log in`));
  expect({ hash, ...seen }).toEqual({ hash: "", complaints: [], findings: [] });
});

test("SE07 SE08 removed while typing: nothing more is saved, the link says it has expired", async () => {
  const words = await wordsIn("en");
  const { say } = words;
  const email = someone();
  const { member, page } = await inviting(words, email);
  const { page: theirs } = await comeIn(words, email);
  await invite(page, words, email);
  await page.getByRole("button", { name: say(msg`Send the invitation again`) }).waitFor();
  const findings = await axeFindings(page);
  await page.keyboard.press("Escape");
  await holdNews(theirs.context());
  await theirs.goto("/kyc/verify");
  const box = theirs.locator('input[type="checkbox"]').first();
  await box.waitFor();
  await press(page, `Delete ${email}`);
  await press(page, say(msg`Delete`));
  await page.getByText(say(msg`Deleted successfully`)).waitFor();
  await expect.poll(() => page.getByText(email).count()).toBe(0);
  await box.click();
  await theirs
    .getByRole("dialog")
    .getByRole("button", { name: say(msg`Send code`) })
    .click();
  const expired = say(msg`This link has expired. Ask the account holder for a new one.`);
  await theirs.getByRole("dialog").getByText(expired).waitFor();
  await press(theirs, say(msg`Leave this page`));
  await at(theirs, say(msg`Log in`));
  expect(await member.answers()).toEqual({});
  const link = await invitationFor(baseUrl, email);
  await theirs.goto(link);
  await at(theirs, say(msg`Log in`));
  await theirs
    .getByText(say(msg`Page expired. This link has expired. Ask the account holder for a new one.`))
    .waitFor();
  expect(findings).toEqual([]);
});

test("AC02 a tab that missed another person's login invites no one in their name, and then shows them", async () => {
  const words = await wordsIn("en");
  const { say } = words;
  const email = someone();
  const [first, second] = [await Member.at(baseUrl), await Member.at(baseUrl)];
  const context = await visit({ baseUrl, member: first });
  const page = await context.newPage();
  await page.goto("/kyc/user");
  await page.getByRole("button", { name: say(msg`Add a collaborator`) }).waitFor();
  const number = page.getByText(/^Account \d{8}$/);
  const before = await number.textContent();
  await context.addCookies(second.signedIn);
  await invite(page, words, email);
  await expect.poll(() => number.textContent(), { timeout: 10_000 }).not.toBe(before);
  await page.getByRole("button", { name: say(msg`Add a collaborator`) }).waitFor();
  expect(await mailsTo(baseUrl, email)).toEqual([]);
});
