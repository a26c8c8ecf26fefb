import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { contactName } from "./support/applicant.ts";
import { complaintsOf, visit } from "./support/browser.ts";
import { Member } from "./support/member.ts";
import { logIn, say } from "./support/returning.ts";

const baseUrl = inject("baseUrl");
const markup = `"><img src=x onerror=alert(1) data-hostile>'{{7*7}}<svg onload=alert(2)>`;

/** Every text that is typed freely becomes markup; what chooses among options, and files, stay. */
function poisoned(value: unknown): unknown {
  if (typeof value === "string") return value.includes(" ") ? markup : value;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner)]));
}

const questionsOn = (page: Page) => page.locator("[data-question]");

test("IN01 IN08 answers that are markup are text on every page", async () => {
  const member = await Member.at(baseUrl);
  const answers = await member.prepare();
  const hostileAnswers = poisoned(answers) as AllAnswers;
  await member.save(hostileAnswers);
  const context = await visit({ baseUrl, locale: "zh-CN", member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const complaints = complaintsOf(page);
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const typed = Object.keys(hostileAnswers).filter((id) =>
    JSON.stringify(hostileAnswers[id]).includes("onerror"),
  );
  const addresses = [...typed, "acknowledgement"].map((id) => `/kyc/verify?section=${id}`);
  const hostile: string[] = [];
  let shown = 0;
  for (const address of ["/kyc/user", ...addresses]) {
    await page.goto(address);
    const own = address === "/kyc/user" ? page.getByText(contactName) : questionsOn(page);
    await own.first().waitFor();
    if ((await page.locator("[data-hostile], svg[onload]").count()) > 0) hostile.push(address);
    const fields = await page
      .locator("input, textarea")
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const words = [await page.locator("body").innerText(), ...fields];
    if (words.some((text) => text.includes(markup))) shown += 1;
  }
  expect({ hostile, complaints, isShown: shown > 3 }).toEqual({
    hostile: [],
    complaints: [],
    isShown: true,
  });
});

test("SE04 after signing out, Back shows nothing of the account", async () => {
  const member = await Member.at(baseUrl);
  const page = await (await visit({ baseUrl })).newPage();
  await page.goto("/kyc/user");
  await logIn(page, member);
  await page.getByText(contactName).first().waitFor();
  await page
    .getByRole("banner")
    .getByRole("button", { name: say(msg`Sign Out`), exact: true })
    .click();
  const heading = page.getByRole("heading", { level: 1, name: say(msg`Log in`) });
  await heading.waitFor();
  await page.goBack();
  await heading.waitFor();
  await expect.poll(() => page.getByText(contactName).count()).toBe(0);
  await page.reload();
  await heading.waitFor();
  await expect.poll(() => page.getByText(contactName).count()).toBe(0);
});

test("EB14 a person who has to wait reads how long, and is led to a new password", async () => {
  const member = await Member.at(baseUrl);
  const page = await (await visit({ baseUrl })).newPage();
  await page.goto("/kyc/login");
  await page.locator("input[name=email]").fill(member.email);
  const tryOnce = async () => {
    await page.locator("input[name=password]").fill("Wrong-Kettle-58");
    const answered = page.waitForResponse(`**${account.login.path}`);
    await page.getByRole("button", { name: say(msg`Log in`) }).click();
    return (await (await answered).json()) as { data: { refusal: string } };
  };
  const refused: string[] = [];
  while (!refused.includes("loginPaused") && refused.length < 9)
    refused.push((await tryOnce()).data.refusal);
  expect(refused.at(-1)).toBe("loginPaused");
  await page
    .getByText(/Please wait \d+ s, or reset the password\./)
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: say(msg`Forgot your password?`) }).count())
    .toBe(1);
});
