import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { checklistOf } from "../support/applicants/checklist.ts";
import { type Script, tenApplicants } from "../support/applicants/ten-applicants.ts";

const today = "2026-11-24";
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function applicationOf({ flow: id, given }: Script) {
  const flow = flowOn(id, today);
  return { flow, answers: generatedAnswers(flow, { given, says: "no" }, today), today };
}

test.each(tenApplicants)("$name may be submitted", (script) => {
  const { flow, answers } = applicationOf(script);
  expect(issuesOfApplication(flow, answers, { today, lines: [script.line] })).toEqual([]);
});

test("one company is too young for audited accounts; every other sends them", () => {
  const without = tenApplicants.filter((script) => {
    const { answers } = applicationOf(script);
    return answers["uploadFiles"]?.["firstAccounts"] !== undefined;
  });
  expect(without.map(({ line }) => line)).toEqual(["goldToken"]);
});

test("docs/applicants.md has the checklist of each", async () => {
  const lists = tenApplicants.map((script) => checklistOf(script, applicationOf(script), i18n));
  const text = [
    "# Ten applicants and their checklists",
    "Made by [ten-applicants.test.ts](../tests/contract/ten-applicants.test.ts) from [the scripts](../tests/support/applicants/ten-applicants.ts). The rules are in [compliance.md](compliance.md). [tests/journeys/applicants](../tests/journeys/applicants) submits each in Chromium: an individual answers every question by hand; of an entity, what sets it apart, the documents and the statements are filled in by hand, and its other answers are saved by the portal's own calls.",
    ...lists,
  ].join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot("../../docs/applicants.md");
});
