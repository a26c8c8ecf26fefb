import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { contactName, someone } from "./support/applicant.ts";
import { fillSection } from "./support/filling.ts";
import { PointerHand } from "./support/hands.ts";
import { codeFor, mailTo } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { atPlatform, linkFor } from "./support/platform.ts";
import { logIn } from "./support/returning.ts";
import { type Words, wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const sender = "Demo Exchange";
const provider = sender;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const at = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** Comes by a link, in a browser of their own, and is asked what to do. */
async function arrive(words: Words, link: string, width = 1280) {
  const context = await visit({ baseUrl, locale: words.locale, width });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const look = async () => void findings.push(...(await axeFindings(page)));
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/ins-kyc/")) addresses.push(page.url());
  });
  await page.goto(link);
  await at(page, words.say(msg`Continue from ${sender}`));
  const told = addresses.filter((address) => new URL(address).hash !== "");
  return { page, look, seen: { complaints, findings, told } };
}

async function giveCode(page: Page, { say }: Words, email: string, kind: string) {
  await at(page, say(msg`Enter the code from the email`));
  await mailTo(baseUrl, email, kind);
  await page.getByLabel(say(msg`Verification code`)).fill(await codeFor(baseUrl, email));
  await press(page, say(msg`Confirm code`));
}

/** The session's cookie. */
async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "kyc_sid")?.value;
}

const nothing = { complaints: [], findings: [], told: [] };

describe("a person sent by a platform", () => {
  test("D5 connects an account by the code that goes to its mailbox, and from then on comes in by one press", async () => {
    const words = await wordsIn("zh-TW");
    const { say } = words;
    const member = await Member.at(baseUrl);
    const person = atPlatform();
    const { page, look, seen } = await arrive(words, await linkFor(person), 360);
    await look();
    await page.reload();
    await press(page, say(msg`Connect my existing account`));
    await at(page, say(msg`Your account on this portal`));
    await page.locator("input[name=email]").fill(member.email);
    await look();
    await press(page, say(msg`Send code`));
    await giveCode(page, words, member.email, "code.bind");
    await at(page, say(msg`Account connected`));
    const done = say(msg`Binding successful. You can log in with your ${provider} account.`);
    await page.getByText(done).waitFor();
    await look();
    await page.getByRole("link", { name: say(msg`Go to dashboard`) }).click();
    await at(page, contactName);
    await page.getByText(provider, { exact: true }).waitFor();
    await mailTo(baseUrl, member.email, "platformBound");
    await mailTo(baseUrl, person.email, "platformUsed");

    const later = await (await visit({ baseUrl, locale: "zh-TW" })).newPage();
    await later.goto(await linkFor(person));
    await at(later, say(msg`Log in with your ${sender} account?`));
    const asks = await axeFindings(later);
    expect([await sessionOf(later), asks]).toEqual([undefined, []]);
    await press(later, say(msg`Continue`));
    await at(later, contactName);
    // A disconnection ends the other sessions, as the first page then learns at any moment.
    expect(seen).toEqual(nothing);
    await press(later, say(msg`Disconnect ${provider}`));
    await press(later, say(msg`Disconnect`));
    await later.getByText(say(msg`Disconnected`)).waitFor();
    await expect.poll(() => later.getByText(provider, { exact: true }).count()).toBe(0);
  });

  test("makes an account in the sub-brand, without a password", async () => {
    const words = await wordsIn("en");
    const { say } = words;
    const email = someone();
    const person = atPlatform();
    const { page, look, seen } = await arrive(words, await linkFor(person, "?source=otterline"));
    await press(page, say(msg`Create a new account`));
    await at(page, say(msg`Applicant type`));
    const answers = {
      register_type: "institution",
      contact_name: contactName,
      designation: "Director",
      email,
      phone: { country_code: "+852", number: "9123 4567" },
    };
    await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, answers);
    await look();
    await press(page, say(msg`Next Page`));
    await giveCode(page, words, email, "code.register");
    await at(page, say(msg`Your account is ready`));
    await look();
    await page.getByRole("link", { name: say(msg`Go to dashboard`) }).click();
    await at(page, contactName);
    await page.getByRole("link", { name: say(msg`Choose a password`) }).waitFor();
    await look();
    expect(new URL(page.url()).search).toBe("?source=otterline");
    await expect.poll(() => page.getByRole("banner").count()).toBe(0);
    expect((await mailTo(baseUrl, email, "platformBound")).text).toContain("Otterline");
    expect(seen).toEqual(nothing);
  });
});

test("EB04 a ticket that is used, forged or another browser's ends on the same page; without one the page says how to come", async () => {
  const words = await wordsIn("zh-CN");
  const { say } = words;
  const link = await linkFor(atPlatform());
  const used = await arrive(words, link);
  await used.page.context().clearCookies();
  const page = await (await visit({ baseUrl, locale: "zh-CN", width: 768 })).newPage();
  await page.goto("/kyc/oauth-login");
  await at(page, say(msg`Start from your platform`));
  const findings = await axeFindings(page);
  const pages: string[] = [];
  const dead = [
    link,
    `${(await linkFor(atPlatform())).slice(0, -4)}AAAA`,
    `/kyc/oauth-login#${"x".repeat(43)}`,
  ];
  for (const each of dead) {
    await page.goto(each);
    await at(page, say(msg`Log in`));
    await page
      .getByText(
        say(
          msg`Page expired. This link has expired. Go back to your platform and open the portal again.`,
        ),
      )
      .waitFor();
    pages.push(await page.locator("main").innerText());
    await page.goto("about:blank");
  }
  await used.page.reload();
  await at(used.page, say(msg`Start from your platform`));
  expect([new Set(pages).size, findings]).toEqual([1, []]);
});

test("a link opened by a signed-in person asks before it replaces the session", async () => {
  const words = await wordsIn("en");
  const { say } = words;
  const other = await Member.at(baseUrl);
  const person = atPlatform();
  const { page } = await arrive(words, await linkFor(person));
  await press(page, say(msg`Connect my existing account`));
  await page.locator("input[name=email]").fill(other.email);
  await press(page, say(msg`Send code`));
  await giveCode(page, words, other.email, "code.bind");
  await at(page, say(msg`Account connected`));

  const member = await Member.at(baseUrl);
  const own = await (await visit({ baseUrl, member })).newPage();
  await own.goto(await linkFor(person));
  await at(own, say(msg`Switch to another account?`));
  const findings = await axeFindings(own);
  const before = await sessionOf(own);
  await press(own, say(msg`Switch account`));
  await at(own, contactName);
  const later = await sessionOf(own);
  expect([later === before, findings]).toEqual([false, []]);
  await expect(member.answers()).rejects.toThrow("sessionExpired");
});

test("connecting an account while another person is signed in, here or in another tab, asks first and confirms at the end", async () => {
  const words = await wordsIn("en");
  const { say } = words;
  const member = await Member.at(baseUrl);
  const other = await Member.at(baseUrl);
  const context = await visit({ baseUrl });
  const page = await context.newPage();
  await page.goto(await linkFor(atPlatform()));
  await press(page, say(msg`Connect my existing account`));
  await page.locator("input[name=email]").waitFor();
  const tab = await context.newPage();
  await tab.goto("/kyc/login");
  await logIn(tab, member, say);
  await at(page, say(msg`Switch to another account?`));
  const findings = await axeFindings(page);
  const before = await sessionOf(page);
  await press(page, say(msg`Switch account`));
  await press(page, say(msg`Connect my existing account`));
  await page.locator("input[name=email]").fill(other.email);
  await press(page, say(msg`Send code`));
  await giveCode(page, words, other.email, "code.bind");
  await at(page, say(msg`Account connected`));
  await page.getByRole("link", { name: say(msg`Go to dashboard`) }).click();
  await at(page, contactName);
  await page.getByText(provider, { exact: true }).waitFor();
  expect([findings, (await sessionOf(page)) === before]).toEqual([[], false]);
});
