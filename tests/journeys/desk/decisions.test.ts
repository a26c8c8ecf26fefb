import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { beforeAll, expect, inject, test } from "vitest";
import { rejectionTexts } from "#contract/application/rejection-texts.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { Applicant } from "../support/applicant.ts";
import { complaintsOf, tooWide, visit } from "../support/browser.ts";
import { type DeskUser, review, acceptRest, signedInAtDesk } from "../support/desk.ts";
import {
  acceptDocument,
  act,
  button,
  deskOf,
  openCase,
  rejectDocument,
  sendRequest,
} from "../support/desk-screen.ts";
import { fixtures } from "../support/fixtures.ts";
import { PointerHand } from "../support/hands.ts";
import { mailTo, mailsTo } from "../support/mailbox.ts";
import { prepared } from "../support/member.ts";
import { wordsIn } from "../support/words.ts";

const baseUrl = inject("baseUrl");
/** In the private note of each decision. */
const canary = "PRIVATE-CANARY-77";

let rae: DeskUser;
let ana: DeskUser;
beforeAll(async () => {
  [rae, ana] = await Promise.all([
    signedInAtDesk("Rae", "reviewer"),
    signedInAtDesk("Ana", "approver"),
  ]);
});

/** All that the portal answers to a page, and what the page shows when it is asked. */
function toldBy(page: Page) {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/ins-kyc/")) bodies.push(response.text());
  });
  return async () => {
    // The body of an answer is gone once its page has been left.
    const answers = (await Promise.allSettled(bodies)).flatMap((body) =>
      body.status === "fulfilled" ? [body.value] : [],
    );
    expect(answers.some((answer) => answer.includes("kyc_status"))).toBe(true);
    return [...answers, await page.locator("body").innerText()].join();
  };
}

test("an individual for OTC answers a request at its own address and is approved, in zh-CN on a telephone", async () => {
  const { member, answers } = await prepared("offlineExchange", "individual", "acknowledgement");
  const screen = { locale: "zh-CN", width: 390, height: 844, touch: true } as const;
  const context = await visit({ baseUrl, ...screen, member });
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn("zh-CN");
  const { say } = words;
  const hand = new PointerHand(page, true);
  const applicant = new Applicant({ hand, words, flow: "otcIndividual", answers });
  await page.goto("/kyc/otcVerify?section=acknowledgement");
  await applicant.arriveAt(applicant.titleOf("acknowledgement"));
  await applicant.submit();
  await page.goto("/kyc/user");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();

  const id = member.formId;
  const desk = await deskOf(rae);
  await openCase(desk, "new", id);
  await button(desk, "Claim").click();
  await rejectDocument(desk);
  await acceptRest(rae, id);
  await desk.reload();
  await button(desk, "Request documents").click();
  await sendRequest(desk);

  await page.locator('a[href*="/kyc/otcUploadOtherDoc"]').tap();
  await page.getByRole("heading", { level: 1, name: say(msg`Additional documents`) }).waitFor();
  expect(await page.evaluate(tooWide)).toEqual([]);
  await page.locator("input[type=file]").first().setInputFiles(fixtures.jpeg);
  await page.getByText(say(msg`Answered`), { exact: true }).waitFor();
  await page.getByRole("button", { name: say(msg`Send`), exact: true }).tap();
  await page.getByRole("link", { name: say(msg`Go to dashboard`), exact: true }).tap();
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();

  await openCase(desk, "resubmitted", id);
  await desk.getByText("New since the last submission").waitFor();
  await acceptDocument(desk);
  await act(desk, "Propose", { choice: "Approve" });
  const second = await deskOf(ana);
  await openCase(second, "secondApproval", id);
  await act(second, "Confirm");
  await page.getByText(say(kycStatusLabels.approved)).waitFor();
  expect(complaints).toEqual([]);
});

test("rejected for now, the applicant reads why, applies again with the answers as they were, and is approved", async () => {
  const { member, answers } = await prepared("exchange", "institution");
  await member.submit();
  const context = await visit({ baseUrl, width: 1366, height: 768, member });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn("en");
  const { say } = words;
  const applicant = new Applicant({ hand: new PointerHand(page), words, answers });
  const nonSolicitation = applicant.titleOf("nonSolicitation");
  await page.goto("/kyc/user");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();
  await review(ana, member.formId);
  const desk = await deskOf(ana);
  await openCase(desk, "mine", member.formId);
  await act(desk, "Decide", {
    choice: "Reject (may reapply)",
    reason: "Documents or answers missing",
    note: canary,
  });
  await page.getByText(say(rejectionTexts.incomplete)).waitFor();
  await page.getByRole("button", { name: "Apply again" }).click();
  // What is never copied is asked again, the rest is as it was.
  await applicant.arriveAt(nonSolicitation);
  const again = new URL(page.url()).searchParams.get("form")!;
  await applicant.fill("nonSolicitation");
  await applicant.next();
  await page
    .getByRole("heading", { level: 1, name: nonSolicitation })
    .waitFor({ state: "detached" });
  await page.goto(`/kyc/verify?section=acknowledgement&form=${again}`);
  await applicant.arriveAt(applicant.titleOf("acknowledgement"));
  await page.getByText(String(answers["companyInformation"]!["entityName"])).first().waitFor();
  await applicant.submit();
  await page.goto("/kyc/user");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();

  await review(ana, again);
  await openCase(desk, "mine", again);
  await act(desk, "Decide", { choice: "Approve" });
  await page.getByText(say(kycStatusLabels.approved)).waitFor();
  expect(complaints).toEqual([]);
});

test("rejected for good, the applicant reads no reason anywhere, in zh-TW", async () => {
  const { member } = await prepared("exchange", "institution");
  await member.submit();
  const context = await visit({ baseUrl, locale: "zh-TW", width: 1366, height: 768, member });
  const page = await context.newPage();
  const told = toldBy(page);
  const { say } = await wordsIn("zh-TW");
  await page.goto("/kyc/user");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();
  const id = member.formId;
  await review(rae, id);
  const desk = await deskOf(rae);
  await openCase(desk, "mine", id);
  const decision = { choice: "Reject (final", reason: "Could not be verified", note: canary };
  await act(desk, "Propose", decision);
  const second = await deskOf(ana);
  await openCase(second, "secondApproval", id);
  await second.getByRole("link", { name: /^Notes/ }).click();
  await second.getByText(canary).waitFor();
  await act(second, "Confirm");
  await page.getByText(say(kycStatusLabels.rejected)).waitFor();
  const pages = [await told()];
  for (const path of ["/kyc/user", `/kyc/submitted?form=${id}`, "/kyc/uploadOtherDoc"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    pages.push(await told());
  }
  await mailTo(baseUrl, member.email, "closedForGood");
  const mails = await mailsTo(baseUrl, member.email);
  const secrets = [canary, "notVerified", say(rejectionTexts.notVerified), "Rae", "Ana"];
  const read = pages.join() + JSON.stringify(mails);
  expect(secrets.filter((secret) => read.includes(secret))).toEqual([]);
});
