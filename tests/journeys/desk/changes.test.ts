import { msg } from "@lingui/core/macro";
import { beforeAll, expect, inject, test } from "vitest";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import * as work from "#contract/calls/desk-work.ts";
import type { Locale } from "#contract/locales.ts";
import { axeFindings, complaintsOf, tooWide, visit } from "../support/browser.ts";
import { passDays } from "../support/clock.ts";
import { caseSeen, type DeskUser, review, signedInAtDesk } from "../support/desk.ts";
import { act, button, deskOf, openCase } from "../support/desk-screen.ts";
import { mailTo } from "../support/mailbox.ts";
import { given, type Member, prepared } from "../support/member.ts";
import { wordsIn } from "../support/words.ts";
import { todayOf } from "#server/clock.ts";

const baseUrl = inject("baseUrl");
const line = "exchange";

let ana: DeskUser;
beforeAll(async () => {
  ana = await signedInAtDesk("Ana", "approver");
});

const phone = { width: 390, height: 844, touch: true } as const;
const laptop = { width: 1366, height: 768 } as const;

async function dashboardOf(member: Member, locale: Locale, size: typeof phone | typeof laptop) {
  const context = await visit({ baseUrl, locale, ...size, member });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto("/kyc/user");
  await page.getByRole("article").waitFor();
  return { page, complaints, ...(await wordsIn(locale)) };
}

async function underReview(): Promise<Member> {
  const { member } = await prepared(line, "institution");
  await member.submit();
  return member;
}

/** Asks over HTTP for the first document, until tomorrow. */
async function ask(by: DeskUser, id: string): Promise<void> {
  given(await by.api(work.deskClaim, { params: { id } }));
  const { snapshot, files } = await caseSeen(by, id);
  const item = { slot: files[0]!.slot, rejected_uid: null, public_text: "Please send it." };
  const items = [{ ...item, reason: "unreadable" as const }];
  const due_on = todayOf(new Date(Date.now() + 86_400_000));
  const body = { lines: [line as "exchange"], due_on, public_text: "", snapshot, items };
  given(await by.api(work.deskRequest, { params: { id }, body }));
}

test("withdrawn from the dashboard while the reviewer has the case open, who then decides nothing", async () => {
  const member = await underReview();
  const id = member.formId;
  await review(ana, id);
  const desk = await deskOf(ana);
  await openCase(desk, "mine", id);
  const { page, complaints } = await dashboardOf(member, "en", phone);
  await page.getByRole("button", { name: "Withdraw" }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).tap();
  await page.getByText("KYC not submitted").waitFor();
  expect(await page.evaluate(tooWide)).toEqual([]);

  await button(desk, "Decide").click();
  const decision = desk.getByRole("dialog");
  await decision.getByRole("radio", { name: "Approve" }).check();
  await decision.getByRole("button", { name: "Decide" }).click();
  await decision.getByRole("alert").getByText("This is no longer possible.").waitFor();
  await desk.reload();
  await desk.getByText("Not submitted").first().waitFor();
  await expect.poll(() => button(desk, "Decide").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("overdue: the date passes, the desk finds the case among the overdue and the applicant is told, in zh-TW", async () => {
  const member = await underReview();
  await ask(ana, member.formId);
  const { page, complaints, say } = await dashboardOf(member, "zh-TW", laptop);
  await page.getByText(say(kycStatusLabels.additionalDocumentsRequired)).waitFor();
  const overdue = page.getByText(say(msg`Overdue`), { exact: true });
  await expect.poll(() => overdue.count()).toBe(0);
  await passDays(3);
  await overdue.waitFor();
  await mailTo(baseUrl, member.email, "overdue");
  const desk = await deskOf(ana);
  await openCase(desk, "overdue", member.formId);
  await desk.getByRole("row").getByText("Overdue").waitFor();
  await act(desk, "Decide", {
    choice: "Reject (may reapply)",
    reason: "Documents or answers missing",
  });
  await page.getByText(say(kycStatusLabels.rejected)).waitFor();
  expect(complaints).toEqual([]);
});

test("an open account is frozen when its approval ends, and works again once approved again, in zh-CN", async () => {
  const member = await underReview();
  const id = member.formId;
  await review(ana, id);
  const desk = await deskOf(ana);
  await openCase(desk, "mine", id);
  await act(desk, "Decide", { choice: "Approve" });
  const { page, complaints, say } = await dashboardOf(member, "zh-CN", phone);
  await page.getByText(say(kycStatusLabels.approved)).waitFor();
  await page.getByRole("button", { name: say(msg`Open the account`) }).tap();
  const isAccount = (status: keyof typeof accountStatusLabels) =>
    page.getByText(say(accountStatusLabels[status]), { exact: true }).waitFor();
  await isAccount("underReview");
  await desk.reload();
  await act(desk, "Activate");
  await isAccount("normal");
  await act(desk, "End approval", { choice: "The ownership has changed" });
  await isAccount("frozen");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();
  await page
    .getByText(say(msg`The business account is frozen until the review is complete.`))
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await openCase(desk, "periodicReview", id);
  await expect.poll(() => button(desk, "Unfreeze").count()).toBe(0);
  await act(desk, "Decide", { choice: "Approve" });
  await act(desk, "Unfreeze");
  await isAccount("normal");
  expect(complaints).toEqual([]);
});
