import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { beforeAll, expect, inject, test } from "vitest";
import { accountStatusLabels } from "#contract/application/status-labels.ts";
import { insInfo } from "#contract/calls/account.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { Locale } from "#contract/locales.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { Applicant, contactName, someone } from "../support/applicant.ts";
import { axeFindings, complaintsOf, tooWide, visit } from "../support/browser.ts";
import { approvedBy, type DeskUser, signedInAtDesk } from "../support/desk.ts";
import { act, button, deskOf } from "../support/desk-screen.ts";
import { PointerHand } from "../support/hands.ts";
import { codeFor, mailTo } from "../support/mailbox.ts";
import { given, type Member } from "../support/member.ts";
import { type Words, wordsIn } from "../support/words.ts";

const baseUrl = inject("baseUrl");
/** Of the people in generated answers. */
const sampleEmail = "tai.man.chan@harbour-light.example";
const today = new Date().toISOString().slice(0, 10);

let ana: DeskUser;
beforeAll(async () => {
  ana = await signedInAtDesk("Ana", "approver");
});

/** Gives the people of the form an address of their own, as few mails go to one address. */
async function namePeople(member: Member): Promise<string> {
  const email = someone();
  const answers = Object.entries(await member.answers());
  const naming = answers.filter(([, own]) => JSON.stringify(own).includes(sampleEmail));
  for (const [section, own] of naming)
    await member.save({
      [section]: JSON.parse(JSON.stringify(own).replaceAll(sampleEmail, email)) as Answers,
    });
  return email;
}

/** The holder's dashboard, in a browser of its own. */
async function dashboardOf(member: Member, locale: Locale) {
  const context = await visit({ baseUrl, locale, width: 1366, height: 768, member });
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn(locale);
  await page.goto("/kyc/user");
  await page.getByRole("article").waitFor();
  const isAccount = (status: keyof typeof accountStatusLabels) =>
    page.getByText(words.say(accountStatusLabels[status]), { exact: true }).waitFor();
  return { page, complaints, words, isAccount };
}

/** Reads the agreement to its end and signs it with the code from the email. */
async function sign(page: Page, member: Member, { say }: Words, capacity?: string) {
  await page.getByRole("link", { name: say(msg`Sign the agreement`) }).click();
  await page.getByRole("heading", { level: 1, name: say(msg`Read and sign`) }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel(say(msg`Your full name`)).waitFor();
  // The reader stays where the text ends, while the form below it is loaded.
  expect(await page.evaluate(() => scrollY > document.body.scrollHeight / 2)).toBe(true);
  await page.getByLabel(say(msg`Your full name`)).fill(contactName);
  if (capacity) await page.getByLabel(say(msg`Your capacity`)).fill(capacity);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: say(msg`Sign agreement`), exact: true }).click();
  await giveCodes(page, member, say);
  await page.getByRole("heading", { level: 1, name: say(msg`The agreement is signed`) }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole("link", { name: say(msg`Go to dashboard`), exact: true })
    .first()
    .click();
}

/** A wrong code first, which is shown once, at its field; then the right one. */
async function giveCodes(page: Page, { email }: Member, say: Words["say"]) {
  const code = await codeFor(baseUrl, email, "code.sign");
  const field = page.locator("input[name=code]");
  const confirm = page.getByRole("button", { name: say(msg`Confirm code`) });
  await field.fill(code === "000000" ? "000001" : "000000");
  await confirm.click();
  const wrong = page.getByText(say(msg`Incorrect verification code. Please try again.`));
  await wrong.first().waitFor();
  await expect.poll(() => wrong.count()).toBe(1);
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await field.fill(code);
  await confirm.click();
}

/** Fills in the AML questionnaire that the dashboard asks for, and sends it. */
async function fillQuestionnaire(page: Page, words: Words, kind: string) {
  const { say } = words;
  await page.getByRole("link", { name: say(msg`Fill in now`) }).click();
  const given = { questionnaireSubject: { kind } };
  const answers = generatedAnswers(flowOn("questionnaire", today), { given, says: "no" }, today);
  const hand = new PointerHand(page);
  const applicant = new Applicant({ hand, words, flow: "questionnaire", answers });
  await applicant.fillAll();
  await applicant.fill("acknowledgement");
  await page.getByRole("button", { name: say(msg`Send answers`), exact: true }).click();
  await applicant.arriveAt(say(msg`Questionnaire sent`));
  await page.getByRole("link", { name: say(msg`Go to dashboard`), exact: true }).click();
}

/** A phone that has opened a link of an identity check. */
async function phoneAt(url: string, locale: Locale): Promise<Page> {
  const context = await visit({ baseUrl, locale, width: 360, height: 780, touch: true });
  const phone = await context.newPage();
  await phone.goto(url);
  return phone;
}

/** Does the check once, as the sandbox is told to end it. */
async function check(phone: Page, begin: string, outcome: "verified" | "failed") {
  await phone.getByRole("button", { name: begin, exact: true }).tap();
  await phone.locator(`button[value="${outcome}"]`).tap();
}

test("AC09 AC10 an individual signs, verifies the face with a phone at the second try and opens the account, in zh-TW", async () => {
  const { member } = await approvedBy(ana, "otcHongKong", "individual", namePeople);
  const { page, complaints, words, isAccount } = await dashboardOf(member, "zh-TW");
  const { say } = words;
  const openAccount = page.getByRole("button", { name: say(msg`Open the account`) });
  await sign(page, member, words);
  await expect.poll(() => openAccount.count()).toBe(0);

  await page
    .getByRole("link", { name: say(msg`Verify`) })
    .first()
    .click();
  const here = page.getByRole("link", { name: say(msg`Continue on this device`) }).first();
  const phone = await phoneAt((await here.getAttribute("href"))!, "zh-TW");
  const phoneComplaints = complaintsOf(phone);
  await check(phone, say(msg`Start the check`), "failed");
  await phone
    .getByRole("heading", { level: 1, name: say(msg`The check did not succeed`) })
    .waitFor();
  expect(await phone.evaluate(tooWide)).toEqual([]);
  expect(await axeFindings(phone)).toEqual([]);
  await page.getByText(say(msg`The check did not succeed`)).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await check(phone, say(msg`Try again`), "verified");
  await phone.getByRole("heading", { level: 1, name: say(msg`The check succeeded`) }).waitFor();
  await page.getByRole("heading", { level: 1, name: say(msg`Your face is verified`) }).waitFor();
  await page.getByRole("link", { name: say(msg`Go to dashboard`), exact: true }).click();

  await fillQuestionnaire(page, words, "individual");
  await openAccount.click();
  await isAccount("underReview");
  const desk = await deskOf(ana);
  await desk.goto(`/desk/case/${member.formId}`);
  await act(desk, "Activate");
  await isAccount("normal");
  await act(desk, "Freeze", { note: "Checking a payment" });
  await isAccount("frozen");
  await act(desk, "Unfreeze");
  await isAccount("normal");
  await act(desk, "Close account", { note: "The firm asked for it" });
  await isAccount("closed");
  expect(await axeFindings(page)).toEqual([]);
  expect({ complaints, phoneComplaints }).toEqual({ complaints: [], phoneComplaints: [] });
});

test("an institution in Singapore signs, its director proves who they are, and the account opens, in zh-CN and English", async () => {
  const { member, changed: person } = await approvedBy(
    ana,
    "otcSingapore",
    "institution",
    namePeople,
  );
  const { page, complaints, words, isAccount } = await dashboardOf(member, "zh-CN");
  const { say } = words;
  await sign(page, member, words, "董事");
  const { text } = await mailTo(baseUrl, person, "identityLink");
  const phone = await phoneAt(/http\S+#\S+/.exec(text)![0], "en");
  await phone
    .getByRole("link", { name: "Continue on this device" })
    .filter({ visible: true })
    .tap();
  await check(phone, "Start the check", "verified");
  await phone.getByRole("heading", { level: 1, name: "The check succeeded" }).waitFor();
  await fillQuestionnaire(page, words, "registeredCompany");
  await page.getByRole("button", { name: say(msg`Open the account`) }).click();
  await isAccount("underReview");
  const desk = await deskOf(ana);
  await desk.goto(`/desk/case/${member.formId}`);
  await act(desk, "Activate");
  await isAccount("normal");
  const { lines } = given(await member.api(insInfo));
  expect(lines.map((line) => line.business_account_status)).toContain("Normal");
  await expect.poll(() => button(desk, "Freeze").count()).toBe(1);
  expect(complaints).toEqual([]);
});
