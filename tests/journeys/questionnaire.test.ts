import { msg } from "@lingui/core/macro";
import { expect, inject, test } from "vitest";
import {
  beginQuestionnaire,
  questionStatus,
} from "#contract/calls/questionnaires/questionnaires.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { given, prepared } from "./support/member.ts";
import { button, say } from "./support/returning.ts";

const baseUrl = inject("baseUrl");

test("a company fills in its questionnaire from the dashboard, loses nothing on a reload, and sends it", async () => {
  const { member } = await prepared("exchange", "institution");
  await member.submit();
  const context = await visit({ baseUrl, member });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto("/kyc/user");
  await button(page, msg`Later`).click();
  await page.getByRole("heading", { name: say(msg`AML questionnaire`) }).waitFor();
  await page.getByText(say(msg`Postponed`)).waitFor();
  await page.getByRole("link", { name: say(msg`Fill in now`) }).click();
  await page.getByRole("heading", { level: 1, name: say(msg`Conduct`) }).waitFor();
  const questions = await page.getByRole("radiogroup").all();
  for (const question of questions) {
    await question.getByRole("radio", { name: say(msg`No`), exact: true }).focus();
    await page.keyboard.press("Space");
  }
  const why = page.getByRole("textbox", {
    name: say(msg`Taxes not filed or paid: where, for which years and why`),
  });
  await why.fill("The return of 2024 is late.");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: say(msg`Conduct`) }).waitFor();
  await expect.poll(() => why.inputValue()).toBe("The return of 2024 is late.");
  await button(page, msg`Next Page`).click();
  const noRules = page.getByRole("textbox", {
    name: say(msg`Why there are no rules against bribery`),
  });
  await noRules.fill("We are drafting them.");
  await button(page, msg`Next Page`).click();
  await page.getByRole("heading", { level: 1, name: say(msg`Check your answers`) }).waitFor();
  await page.getByRole("textbox", { name: say(msg`Your full name`) }).fill("Ada Wong");
  await page.getByRole("textbox", { name: say(msg`Your job title`) }).fill("Director");
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await button(page, msg`Send answers`).click();
  await page.getByRole("heading", { level: 1, name: say(msg`Questionnaire sent`) }).waitFor();
  const { status } = given(await member.api(questionStatus));
  const { form_id: id } = given(await member.api(beginQuestionnaire));
  const { locked, answers } = given(await member.api(kycForm, { params: { id } }));
  expect({ status, locked, conduct: answers["conduct"] }).toMatchObject({
    status: "sent",
    locked: true,
    conduct: { taxFiled: "no", taxFiledDetails: "The return of 2024 is late." },
  });
  expect({ barriers: await axeFindings(page), complaints }).toEqual({
    barriers: [],
    complaints: [],
  });
  await context.close();
});
