import { msg } from "@lingui/core/macro";
import { expect, inject, test } from "vitest";
import { axeFindings, complaintsOf, tooWide, visit } from "../support/browser.ts";
import { acceptRest, signedInAtDesk } from "../support/desk.ts";
import {
  act,
  button,
  deskOf,
  openCase,
  rejectDocument,
  sendRequest,
} from "../support/desk-screen.ts";
import { fixtures } from "../support/fixtures.ts";
import { mailsTo } from "../support/mailbox.ts";
import { Member } from "../support/member.ts";
import { logIn } from "../support/returning.ts";
import { wordsIn } from "../support/words.ts";

const baseUrl = inject("baseUrl");
/** Of the sample. */
const lines = ["exchange", "custodyHongKong"];

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

  const rae = await signedInAtDesk("Rae", "reviewer");
  const desk = await deskOf(rae);
  const deskComplaints = complaintsOf(desk);
  await openCase(desk, "new", id);
  await button(desk, "Claim").click();
  const without = async () => {
    const text = await desk
      .getByText(/^Documents without a verdict/)
      .first()
      .innerText();
    return Number(/\d+/.exec(text)?.[0]);
  };
  const before = await without();
  await rejectDocument(desk);
  await expect.poll(without).toBe(before - 1);
  await button(desk, "Request documents").click();
  const request = desk.getByRole("dialog");
  const told = say(msg`We cannot read this document. Please send a sharper copy.`);
  await expect.poll(() => request.getByText(told).count()).toBeGreaterThan(0);
  expect(await axeFindings(desk)).toEqual([]);
  await sendRequest(desk);

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
  await dashboard.getByRole("link", { name: say(msg`Go to dashboard`), exact: true }).click();
  await dashboard
    .getByText(say(msg`KYC In Progress`))
    .first()
    .waitFor();

  await openCase(desk, "resubmitted", id);
  await desk
    .getByText(/Round 2/)
    .first()
    .waitFor();
  await acceptRest(rae, id);
  await desk.reload();
  for (const _ of lines) await act(desk, "Propose", { choice: "Approve" });
  const senior = await deskOf(await signedInAtDesk("Sam", "seniorManager"));
  await openCase(senior, "secondApproval", id);
  for (const _ of lines) await act(senior, "Endorse");
  const approver = await deskOf(await signedInAtDesk("Ana", "approver"));
  await openCase(approver, "secondApproval", id);
  for (const _ of lines) await act(approver, "Confirm");

  await expect.poll(() => dashboard.getByText(say(msg`KYC Approved`)).count()).toBe(2);
  const subjects = (await mailsTo(baseUrl, applicant.email)).map(({ subject }) => subject);
  const approved = say(msg`Your application was approved`);
  expect(subjects.filter((subject) => subject.endsWith(approved))).toHaveLength(2);
  expect([...complaints, ...deskComplaints]).toEqual([]);
});
