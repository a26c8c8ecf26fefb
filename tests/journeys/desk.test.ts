import { msg } from "@lingui/core/macro";
import type { BrowserContext, Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import { axeFindings, complaintsOf, tooWide, visit } from "./support/browser.ts";
import { addToDesk, type DeskPerson } from "./support/desk.ts";
import { fixtures } from "./support/fixtures.ts";
import { mailsTo } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { logIn } from "./support/returning.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");

/** A person of the desk in a browser of their own, signed in with both factors. */
async function atDesk(person: DeskPerson): Promise<Page> {
  const context = await visit({ baseUrl, width: 1440, height: 900 });
  const page = await context.newPage();
  await page.goto("/desk");
  await page.locator("input[name=email]").fill(person.email);
  await page.locator("input[name=password]").fill(person.password);
  await page.keyboard.press("Enter");
  await page.locator("input[name=code]").fill(person.code());
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Unassigned" }).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openCase(page: Page, view: string, name: string, id: string): Promise<void> {
  await page.goto(`/desk?view=${view}`);
  await page.locator(`a[href*="${id}"]`).first().click();
  await page.getByRole("heading", { level: 1, name: new RegExp(`^${name}`) }).waitFor();
}

/** Accepts what has no verdict yet, as the buttons do; a click for each would show nothing new. */
async function acceptRest(context: BrowserContext, id: string): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin", origin: baseUrl };
  const reply = await context.request.get(`/desk/api/case/${id}`, { headers });
  const { files } = ((await reply.json()) as { data: ReplyTo<typeof deskCase> }).data;
  const saving = files
    .filter(({ verdict }) => !verdict)
    .map(async ({ uid, sha256 }) => {
      const data = { kind: "document", target: uid, value: sha256, verdict: "accepted" };
      const path = `/desk/api/case/${id}/verdict`;
      const saved = await context.request.post(path, { headers, data });
      return ((await saved.json()) as { code: number }).code;
    });
  expect(new Set(await Promise.all(saving))).toEqual(new Set([0]));
}

const nameOfSample = "Harbour Light Trading Limited";

/** Each line in turn, in the dialog that the button opens. */
async function decideAll(page: Page, act: string, lines: number, choice?: string): Promise<void> {
  for (let left = lines; left > 0; left -= 1) {
    await button(page, act).first().click();
    const dialog = page.getByRole("dialog");
    if (choice) await dialog.getByRole("radio", { name: choice }).check();
    await dialog.getByRole("button", { name: act, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => button(page, act).count()).toBe(left - 1);
  }
}

test("side by side: a document is rejected, asked for in the applicant's language, answered, and approved", async () => {
  const { say } = await wordsIn("zh-TW");
  const applicant = await Member.at(baseUrl);
  await applicant.prepare();
  await applicant.submit();
  const id = applicant.formId;
  const portal = await visit({ baseUrl, locale: "zh-TW", width: 390, height: 844, touch: true });
  const dashboard = await portal.newPage();
  const complaints = complaintsOf(dashboard);
  await dashboard.goto("/kyc/user");
  await logIn(dashboard, applicant, say);
  await dashboard
    .getByText(say(msg`KYC In Progress`))
    .first()
    .waitFor();

  const desk = await atDesk(await addToDesk("Rae", "reviewer"));
  const deskComplaints = complaintsOf(desk);
  await openCase(desk, "new", nameOfSample, id);
  await button(desk, "Claim").click();
  const verdict = desk.getByRole("form", { name: "Verdict on the document" });
  await verdict.getByRole("radio", { name: "Reject" }).check();
  await verdict.getByLabel("Reason").selectOption({ label: "Unreadable" });
  await button(desk, "Save verdict").click();
  await desk.getByText("Documents without a verdict (13)").first().waitFor();
  await button(desk, "Request documents").click();
  const request = desk.getByRole("dialog");
  const told = say(msg`We cannot read this document. Please send a sharper copy.`);
  expect(await request.getByText(told).count()).toBeGreaterThan(0);
  expect(await axeFindings(desk)).toEqual([]);
  await request.getByRole("button", { name: "Send to the applicant" }).click();
  await request.waitFor({ state: "detached" });

  // The dashboard follows without a reload.
  const required = say(msg`Additional documents required`);
  await dashboard.getByText(required).first().waitFor();
  await dashboard.getByText(told).first().waitFor();
  expect(await dashboard.evaluate(tooWide)).toEqual([]);
  await dashboard.locator('a[href*="/kyc/uploadOtherDoc"]').first().click();
  await dashboard.getByRole("heading", { level: 1 }).waitFor();
  await dashboard.getByText(told).waitFor();
  await dashboard.locator("input[type=file]").first().setInputFiles(fixtures.jpeg);
  await dashboard.getByText(say(msg`Answered`), { exact: true }).waitFor();
  expect(await axeFindings(dashboard)).toEqual([]);
  expect(await dashboard.evaluate(tooWide)).toEqual([]);
  await dashboard.getByRole("button", { name: say(msg`Send`), exact: true }).click();
  await dashboard.getByRole("link", { name: say(msg`Go to dashboard`) }).click();
  await dashboard
    .getByText(say(msg`KYC In Progress`))
    .first()
    .waitFor();

  await openCase(desk, "resubmitted", nameOfSample, id);
  await desk
    .getByText(/Round 2/)
    .first()
    .waitFor();
  await acceptRest(desk.context(), id);
  await desk.reload();
  await decideAll(desk, "Propose", 2, "Approve");
  const senior = await atDesk(await addToDesk("Sam", "seniorManager"));
  await openCase(senior, "secondApproval", nameOfSample, id);
  await decideAll(senior, "Endorse", 2);
  const approver = await atDesk(await addToDesk("Ana", "approver"));
  await openCase(approver, "secondApproval", nameOfSample, id);
  await decideAll(approver, "Confirm", 2);

  await expect.poll(() => dashboard.getByText(say(msg`KYC Approved`)).count()).toBe(2);
  const subjects = (await mailsTo(baseUrl, applicant.email)).map(({ subject }) => subject);
  const approved = say(msg`Your application was approved`);
  expect(subjects.filter((subject) => subject.endsWith(approved))).toHaveLength(2);
  expect([...complaints, ...deskComplaints]).toEqual([]);
});
