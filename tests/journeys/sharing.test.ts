import { msg } from "@lingui/core/macro";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import * as work from "#contract/calls/desk-work.ts";
import { kycForm, openBiz } from "#contract/calls/onboarding.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import { exchange, newPlatform, proofFor } from "../support/server/product-site.ts";
import { unzip } from "../support/server/unzip.ts";
import { password } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { approve, signedInAt } from "./support/desk.ts";
import { mailTo } from "./support/mailbox.ts";
import { given, Member } from "./support/member.ts";
import { RunningPortal } from "./support/portal.ts";
import { button, say } from "./support/returning.ts";

const platform = newPlatform("https://exchange.example");
const site = "https://exchange.example/arrive";
/** Its own: the platforms of a portal are a setting. */
const portal = new RunningPortal(inject("builtPortal"), {
  PLATFORM_KEYS: JSON.stringify({
    [platform.issuer]: { name: "Harbour Exchange", keys: [platform.jwk], lines: ["prime"], site },
  }),
});
let member: Member;

beforeAll(async () => {
  await portal.start();
  member = await Member.at(portal.baseUrl);
  const flow = await member.open("prime");
  const own = { applicableAccount: { lines: ["prime"] } };
  await member.prepareAs(flow, { given: own, says: "no" });
  await member.submit();
});
afterAll(() => portal.remove());

/** The dashboard of the holder; it is without complaints and barriers in the end. */
async function onDashboard(walk: (page: Page, look: () => Promise<void>) => Promise<void>) {
  const context = await visit({ baseUrl: portal.baseUrl, member });
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const barriers: string[] = [];
  await page.goto("/kyc/user");
  await walk(page, async () => void barriers.push(...(await axeFindings(page))));
  expect({ complaints, barriers }).toEqual({ complaints: [], barriers: [] });
}

/** Starts an application for a further line and says whether it uses the answers of others; gives what it begins with. */
async function apply(page: Page, line: string, answer: string, look = async () => {}) {
  await page.getByText(/^Show \d+ business lines$/).click();
  await page.getByRole("button", { name: new RegExp(`^Apply ?: ${line}$`) }).click();
  await page.getByRole("dialog", { name: say(sharingWording.question) }).waitFor();
  await look();
  await page.getByRole("button", { name: answer, exact: true }).click();
  await page.waitForURL(/\/kyc\/(otcV|v)erify/);
  const { form_id: id } = given(await member.api(insInfo));
  await page.goto("/kyc/user");
  return given(await member.api(kycForm, { params: { id } })).answers;
}

test("the holder agrees to the use of the answers for a further line, and stops it for the next one", () =>
  onDashboard(async (page, look) => {
    const company = (await member.answers())["companyInformation"];
    const use = say(sharingWording.use);
    const shared = await apply(page, "Collateral lending", use, look);
    expect(shared["companyInformation"]).toEqual(company);
    await page.getByText(say(msg`Used for further business lines`), { exact: true }).waitFor();
    await button(page, msg`Stop using your answers`).click();
    await look();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say(msg`Stop`) })
      .click();
    await page.getByText(say(msg`Not used for further business lines`)).waitFor();
    const empty = await apply(page, "OTC Hong Kong", say(sharingWording.empty));
    expect(empty["companyInformation"]).toBeUndefined();
  }));

test("an open account leads to the product's site with a token that works once", async () => {
  const ana = await signedInAt(portal, "Ana", "approver");
  const { formId: id } = member;
  await approve(ana, id, "prime");
  given(await member.api(openBiz, { body: { line: "prime" } }));
  const body = { line: "prime", act: "activate", reason: "Opened" } as const;
  given(await ana.api(work.deskAccount, { params: { id }, body }));
  await onDashboard(async (page) => {
    await page.route(`${site}**`, (route) => route.fulfill({ body: "Welcome" }));
    await page.getByRole("button", { name: /^Go to Harbour Exchange/ }).click();
    await page.waitForURL(`${site}#*`);
    const token = new URL(page.url()).hash.slice(1);
    const at = { origin: portal.baseUrl, publicUrl: portal.baseUrl };
    const arrive = async () => {
      const audience = at.publicUrl;
      const proof = await proofFor({ signer: platform, token, audience, now: new Date() });
      return exchange(at, token, proof);
    };
    expect(await arrive()).toMatchObject({
      code: 0,
      data: { line: "prime", business_account_status: "Normal" },
    });
    expect(await arrive()).toMatchObject({ data: { refusal: "linkExpired" } });
  });
});

test("the holder downloads the own data with the password, and is told by email", () =>
  onDashboard(async (page, look) => {
    await button(page, msg`Download your data`).click();
    const dialog = page.getByRole("dialog");
    const field = dialog.getByLabel(say(msg`Current password`), { exact: true });
    const send = dialog.getByRole("button", { name: say(msg`Download`), exact: true });
    await field.fill("Wrong-Kettle-58");
    await send.click();
    await dialog.getByRole("alert").waitFor();
    await look();
    await field.fill(password);
    const [download] = await Promise.all([page.waitForEvent("download"), send.click()]);
    expect(download.suggestedFilename()).toMatch(/^\d+-\d{4}-\d\d-\d\d\.zip$/);
    const { data, hashes } = await unzip(await readFile(await download.path()));
    const told = JSON.parse(data) as { files: object[]; applications: { form_id: string }[] };
    expect(hashes.size).toBe(told.files.length);
    expect(told.applications.map(({ form_id: id }) => id)).toContain(member.formId);
    await dialog.waitFor({ state: "detached" });
    await mailTo(portal.baseUrl, member.email, "dataDownloaded");
  }));
