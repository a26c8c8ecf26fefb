import { msg } from "@lingui/core/macro";
import { expect, inject, test } from "vitest";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { Locale } from "#contract/locales.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { Applicant, contactName } from "./support/applicant.ts";
import { complaintsOf, visit } from "./support/browser.ts";
import { PointerHand } from "./support/hands.ts";
import { Member } from "./support/member.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const today = new Date().toISOString().slice(0, 10);

test("an individual for OTC Singapore, by hand from registration to KYC In Progress, in zh-CN", async () => {
  const context = await visit({ baseUrl, locale: "zh-CN" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn("zh-CN");
  const given = { applicableAccount: { lines: ["otcSingapore"] } };
  const applicant = new Applicant({
    hand: new PointerHand(page),
    words,
    flow: "otcIndividual",
    answers: generatedAnswers(flowOn("otcIndividual", today), { given, says: "no" }, today),
  });
  await applicant.register();
  await applicant.logIn();
  const line = words.say(businessLines.otcSingapore.name);
  await page.getByRole("button").filter({ hasText: line }).click();
  await applicant.arriveAt(applicant.titleOf("personalInformation"));
  await page.getByRole("banner").getByText(contactName).waitFor();
  await applicant.fillAll("personalInformation");
  await applicant.submit();
  await page.goto("/kyc/user");
  const { say } = words;
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();
  expect({ lines: await applicant.lines(), complaints }).toEqual({
    lines: [
      { line: say(businessLines.otcSingapore.name), status: say(kycStatusLabels.inProgress) },
    ],
    complaints: [],
  });
});

interface Walk {
  entityType: string;
  line: LineId;
  locale: Locale;
  /** What is filled by hand, each reached by its items on the dashboard. */
  byHand: string[];
}

test.each<Walk>([
  { entityType: "trust", line: "goldToken", locale: "zh-TW", byHand: ["trustInformation"] },
  {
    entityType: "investmentVehicle",
    line: "otcSingapore",
    locale: "en",
    byHand: ["fundInformation"],
  },
  {
    entityType: "government",
    line: "custodySingapore",
    locale: "zh-TW",
    byHand: ["governmentInformation", "investorClassification"],
  },
])("a $entityType for $line, in $locale", async ({ entityType, line, locale, byHand }) => {
  const member = await Member.at(baseUrl);
  const flow = await member.open(line);
  const given = { applicableAccount: { lines: [line] }, entryBoarding: { entityType } };
  const left = [...byHand, "acknowledgement"];
  const answers = await member.prepareAs(flow, { given, says: "no" }, ...left);
  const context = await visit({ baseUrl, locale, member });
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn(locale);
  const { say } = words;
  const applicant = new Applicant({ hand: new PointerHand(page), words, flow, answers });
  for (const section of left) {
    await page.goto("/kyc/user");
    const card = page.getByRole("article");
    await card.locator("summary").click();
    await card.getByRole("listitem").getByRole("link").first().click();
    await applicant.arriveAt(applicant.titleOf(section));
    if (section === "acknowledgement") break;
    const [first = ""] = Object.keys(answers[section]!);
    await page.locator(`[data-question="${first}"]`).locator(":focus").waitFor();
    await applicant.fill(section);
    await applicant.next();
    const held = async () => Object.keys((await member.answers())[section] ?? {});
    await expect.poll(held).toEqual(expect.arrayContaining(Object.keys(answers[section]!)));
  }
  await applicant.submit();
  await page.goto("/kyc/user");
  await page.getByText(say(kycStatusLabels.inProgress)).waitFor();
  expect({ lines: await applicant.lines(), complaints }).toEqual({
    lines: [{ line: say(businessLines[line].name), status: say(kycStatusLabels.inProgress) }],
    complaints: [],
  });
  await page.getByRole("heading", { name: say(msg`Apply for another business line`) }).waitFor();
});
