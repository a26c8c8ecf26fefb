import { expect, inject, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { Applicant } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { PointerHand } from "./support/hands.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const today = new Date().toISOString().slice(0, 10);

test("a VASP applies for the exchange by hand, saying yes wherever it is asked, in zh-TW", async () => {
  const locale = "zh-TW";
  const context = await visit({ baseUrl, locale });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "vasp" },
  };
  const answers = generatedAnswers(flowOn("institutional", today), { given, says: "yes" }, today);
  const words = await wordsIn(locale);
  const applicant = new Applicant({ hand: new PointerHand(page), words, answers });
  await applicant.goThrough();
  expect({
    lines: await applicant.lines(),
    barriers: await axeFindings(page),
    complaints,
  }).toEqual({ lines: applicant.linesInProgress, barriers: [], complaints: [] });
  await context.close();
});
