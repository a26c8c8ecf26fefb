import { readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { formVersion } from "#contract/forms/flows/flow-ids.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { localeNames } from "#contract/locales.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { checklistOf } from "../support/applicants/checklist.ts";
import { type Script, tenApplicants } from "../support/applicants/ten-applicants.ts";

const today = "2026-11-24";
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** What a reader found who went through the lists; a changed list is reviewed again. */
const review =
  "Reviewed on 2026-11-26, list by list, against the rules above. Every person with a reason to be named is named, with an ID document and a proof of address. Two exceptions stand. The compliance officer of the bank is asked for by name, email and telephone only: no rule makes an officer a party. The bank and the virtual asset service provider name an owner that no limb needs, because an applicant may name more people than it must. Ages and certified copies follow the line.";

function applicationOf({ flow: id, given }: Script) {
  const flow = flowOn(id, today);
  return { flow, answers: generatedAnswers(flow, { given, says: "no" }, today), today };
}

test.each(tenApplicants)("$name may be submitted", (script) => {
  const { flow, answers } = applicationOf(script);
  expect(issuesOfApplication(flow, answers, { today, lines: [script.line] })).toEqual([]);
});

test("every run submits one for each flow, each in a language of its own", () => {
  const every = tenApplicants.filter(({ inEveryRun }) => inEveryRun);
  const flows = new Set(tenApplicants.map(({ flow }) => flow));
  expect(every.map(({ flow }) => flow).toSorted()).toEqual([...flows].toSorted());
  expect(every.map(({ locale }) => locale).toSorted()).toEqual(localeNames.toSorted());
});

test("one company is too young for audited accounts; every other sends them", () => {
  const without = tenApplicants.filter((script) => {
    const { answers } = applicationOf(script);
    return answers["uploadFiles"]?.["firstAccounts"] !== undefined;
  });
  expect(without.map(({ line }) => line)).toEqual(["goldToken"]);
});

const page = "../../docs/compliance.md";
const rulesPage = () => readFileSync(new URL(page, import.meta.url), "utf8");
const heading = "\n## Ten applicants and their checklists\n";

test("the last section of docs/compliance.md has the checklist of each", async () => {
  const [rules] = rulesPage().split(heading);
  const lists = tenApplicants.map((script) => checklistOf(script, applicationOf(script), i18n));
  const text = [
    `${rules}${heading}`.trimEnd(),
    "Made by [ten-applicants.test.ts](../tests/contract/ten-applicants.test.ts) from [the scripts](../tests/support/applicants/ten-applicants.ts). [tests/journeys/applicants](../tests/journeys/applicants) submits them in Chromium, in every `npm test` one for each flow, and all where [CONTRIBUTING.md](../CONTRIBUTING.md#tests) says so: an individual answers every question by hand; of an entity, what sets it apart, the documents and the statements are filled in by hand, and its other answers are saved by the portal's own calls.",
    review,
    ...lists,
  ].join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot(page);
});

test("the newest form that docs/compliance.md names is the version of the form", () => {
  const forms = [...rulesPage().matchAll(/\bform (\d{4}-\d\d-\d\d)/g)].map(([, day]) => day!);
  expect(forms.toSorted().at(-1)).toBe(formVersion);
});
