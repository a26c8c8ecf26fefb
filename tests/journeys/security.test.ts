import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { password, someone } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { codeFor, mailTo, undoLinkFor } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { button, logIn, say } from "./support/returning.ts";

const baseUrl = inject("baseUrl");
const next = "Walnut-Ladder-31";

/** The dashboard of a member, opened in a browser of its own. */
async function atDashboard(member: Member, width = 1280) {
  const page = await (await visit({ baseUrl, width })).newPage();
  const complaints = complaintsOf(page);
  await page.goto("/kyc/user");
  await logIn(page, member);
  await page.getByText(say(msg`This device`)).waitFor();
  return { page, complaints };
}

const devices = (page: Page) => page.getByText(/^Chrome, |^Unknown device/).count();

test("SE10 a person sees where they are signed in, and signs out one of them and then all others", async () => {
  const member = await Member.at(baseUrl);
  const elsewhere = await atDashboard(member);
  const { page, complaints } = await atDashboard(member, 360);
  expect(await devices(page)).toBe(3);
  const findings = await axeFindings(page);
  await page.getByRole("button", { name: "Sign out Unknown device" }).click();
  await expect.poll(() => devices(page)).toBe(2);
  await expect(member.answers()).rejects.toThrow("sessionExpired");
  await button(page, msg`Sign out all other devices`).click();
  await expect.poll(() => devices(page)).toBe(1);
  await elsewhere.page.reload();
  await elsewhere.page.getByRole("heading", { level: 1, name: say(msg`Log in`) }).waitFor();
  expect({ complaints, findings }).toEqual({ complaints: [], findings: [] });
});

test("AU20 AU21 a person takes another address: only this device stays; by the mail to the one before it is undone, and none stays", async () => {
  const member = await Member.at(baseUrl);
  const { page, complaints } = await atDashboard(member, 360);
  const email = someone();
  await button(page, msg`Change email address`).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(email);
  await dialog.getByRole("button", { name: say(msg`Send code`) }).click();
  await mailTo(baseUrl, email, "code.change");
  const findings = await axeFindings(page);
  await dialog.locator("input[name=code]").fill(await codeFor(baseUrl, email));
  await dialog.getByRole("button", { name: say(msg`Confirm code`) }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toContain("password");
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: say(msg`Confirm the change`) }).click();
  await dialog.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toEqual(say(msg`Change email address`));
  await mailTo(baseUrl, email, "emailTaken");
  await mailTo(baseUrl, member.email, "emailLeft");
  await expect(member.answers()).rejects.toThrow("sessionExpired");
  await page.reload();
  await button(page, msg`Change email address`).click();
  await dialog.getByText(email).waitFor();
  const reader = await (await visit({ baseUrl, width: 360 })).newPage();
  const said = complaintsOf(reader);
  await reader.goto(await undoLinkFor(baseUrl, member.email));
  // From here on the first page may learn at any moment that its session has ended.
  expect(complaints).toEqual([]);
  await button(reader, msg`Restore the previous address`).click();
  await reader.getByRole("link", { name: say(msg`Choose a new password`) }).click();
  await expect.poll(() => reader.locator("input[name=email]").inputValue()).toBe(member.email);
  await mailTo(baseUrl, email, "emailUndone");
  expect({ said, findings }).toEqual({ said: [], findings: [] });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: say(msg`Log in`) }).waitFor();
});

test("AU15 a person changes the password; wrong ones are said at the form, and only this device stays", async () => {
  const member = await Member.at(baseUrl);
  const { page } = await atDashboard(member);
  await button(page, msg`Change password`).click();
  const dialog = page.getByRole("dialog");
  const fill = async (current: string, again = next) => {
    await dialog.locator("input[name=current]").fill(current);
    await dialog.locator("input[name=password]").fill(next);
    await dialog.locator("input[name=confirmation]").fill(again);
    await dialog.getByRole("button", { name: say(msg`Change password`) }).click();
  };
  await fill("Wrong-Kettle-58");
  await dialog
    .getByText(say(msg`The current password is incorrect. Please check and try again.`))
    .waitFor();
  await fill(password, `${next}x`);
  await dialog
    .getByText(say(msg`Passwords don't match.`))
    .first()
    .waitFor();
  const findings = await axeFindings(page);
  await fill(password);
  await dialog.waitFor({ state: "detached" });
  await mailTo(baseUrl, member.email, "passwordChanged");
  await expect(member.answers()).rejects.toThrow("sessionExpired");
  await page.reload();
  await page.getByText(say(msg`This device`)).waitFor();
  expect([await devices(page), findings]).toEqual([1, []]);
});
