import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { codeFor, mailsTo, mailTo } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { enterSection, input, savedAt, saveState } from "./support/returning.ts";
import { type Words, wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const next = "Walnut-Ladder-31";

const at = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** From the login page to the pane that asks for the code. */
async function askForCode(page: Page, { say }: Words, email: string) {
  await page.goto("/kyc/login");
  await page.getByRole("link", { name: say(msg`Forgot your password?`) }).click();
  await at(page, say(msg`Forgot your password?`));
  expect(new URL(page.url()).pathname).toBe("/kyc/forgetpwd");
  await page.locator("input[name=email]").fill(email);
  await press(page, say(msg`Send code`));
  await at(page, say(msg`Enter the code from the email`));
}

const locale = "zh-TW";

test("AU16 a forgotten password: the code from the mail, a new password, and every other device is out", async () => {
  const words = await wordsIn(locale);
  const { say } = words;
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl, locale, width: 360, height: 780 });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const look = async () => void findings.push(...(await axeFindings(page)));
  await askForCode(page, words, member.email);
  await mailTo(baseUrl, member.email, "code.reset");
  await look();
  await page.getByLabel(say(msg`Verification code`)).fill(await codeFor(baseUrl, member.email));
  await press(page, say(msg`Confirm code`));
  await at(page, say(msg`Choose a password`));
  await look();
  await page.locator("input[name=password]").fill(next);
  await page.locator("input[name=confirmation]").fill(next);
  await press(page, say(msg`Set password`));
  await page
    .getByText(say(msg`Your password has been changed. Log in with the new one.`))
    .waitFor();
  await mailTo(baseUrl, member.email, "passwordChanged");
  await expect.poll(() => page.locator("input[name=email]").inputValue()).toEqual(member.email);
  await page.locator("input[name=password]").fill(next);
  await press(page, say(msg`Log in`));
  await page.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  await expect(member.answers()).rejects.toThrow("sessionExpired");
  expect({ complaints, findings }).toEqual({ complaints: [], findings: [] });
});

test("EB03 an unregistered address sees the same pages, and gets no mail", async () => {
  const words = await wordsIn("en");
  const page = await (await visit({ baseUrl })).newPage();
  const email = `unregistered.${Date.now()}@harbour-light.example`;
  await askForCode(page, words, email);
  await page.getByRole("button", { name: /^Send again in \d+ s$/ }).waitFor();
  await page.reload();
  await press(page, words.say(msg`Send code`));
  await page.getByRole("button", { name: /^Send again in \d+ s$/ }).waitFor();
  await page.getByLabel(words.say(msg`Verification code`)).fill("000000");
  await press(page, words.say(msg`Confirm code`));
  await page.getByText("Incorrect verification code. Please try again.").waitFor();
  expect(await mailsTo(baseUrl, email)).toEqual([]);
});

test("EB13 the link in a code's mail gets another code at once in a new browser, though others ask too", async () => {
  const words = await wordsIn("en");
  const member = await Member.at(baseUrl);
  const strangers = await (await visit({ baseUrl })).newPage();
  await askForCode(strangers, words, member.email);
  const { text } = await mailTo(baseUrl, member.email, "code.reset");
  const { pathname, hash } = new URL(/http\S+forgetpwd#\S+/.exec(text)![0]);
  const page = await (await visit({ baseUrl })).newPage();
  await page.goto(`${pathname}${hash}`);
  await page.locator("input[name=email]").fill(member.email);
  await press(page, words.say(msg`Send code`));
  await page.getByRole("button", { name: /^Send again in \d+ s$/ }).waitFor();
  await expect
    .poll(async () =>
      (await mailsTo(baseUrl, member.email)).filter(({ kind }) => kind === "code.reset"),
    )
    .toHaveLength(2);
});

test("SE12 a person without a password whose session ends chooses one in another tab and continues", async () => {
  const words = await wordsIn("en");
  const { say } = words;
  const member = await Member.at(baseUrl);
  await member.prepare("applicableAccount", "entryBoarding");
  const context = await visit({ baseUrl, member });
  const page = await enterSection(context, "companyInformation", say);
  await page.route("**/action/save-kyc", (route) => route.abort());
  await input(page, "entityName").fill("Harbour Light Trading Limited");
  await context.request.post("/ins-kyc/v1/action/logout", {
    data: {},
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await page.unroute("**/action/save-kyc");
  const dialog = page.getByRole("dialog", { name: say(msg`Log in to continue`) });
  const opened = context.waitForEvent("page");
  await dialog
    .getByRole("link", { name: say(msg`Forgot your password, or never set one?`) })
    .click();
  const other = await opened;
  await other.locator("input[name=email]").fill(member.email);
  await press(other, say(msg`Send code`));
  await mailTo(baseUrl, member.email, "code.reset");
  await other.getByLabel(say(msg`Verification code`)).fill(await codeFor(baseUrl, member.email));
  await press(other, say(msg`Confirm code`));
  await other.locator("input[name=password]").fill(next);
  await other.locator("input[name=confirmation]").fill(next);
  await press(other, say(msg`Set password`));
  await other.locator("input[name=email]").fill(member.email);
  await other.locator("input[name=password]").fill(next);
  await press(other, say(msg`Log in`));
  await dialog.waitFor({ state: "detached" });
  await saveState(page, savedAt);
  await expect
    .poll(() => input(page, "entityName").inputValue())
    .toBe("Harbour Light Trading Limited");
});
