import type { MessageDescriptor } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { planFor } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);

const textOf = (text: MessageDescriptor | undefined) => text?.message ?? "";

/** Every text that an applicant of this kind reads while answering. */
function read(entityType: string, says: "yes" | "no"): string[] {
  const given = {
    applicableAccount: { lines: ["custodyHongKong", "custodySingapore"] },
    entryBoarding: { entityType },
  };
  const all = generatedAnswers(flow, { given, says }, today);
  return planFor(flow, all).flatMap(({ section: id }) =>
    readIn(flow.sections[id]!, all[id] ?? {}, all),
  );
}

function readIn(section: Section, own: Answers, all: AllAnswers): string[] {
  const { title, lead } = wordedSection(section, all, today);
  const asked = askedQuestions(section, own, all, today).flatMap(([name, question]) => [
    ...[question.label, question.hint, question.heading, question.statement].map(textOf),
    ...Object.values(question.guidance ?? {}).map(textOf),
    ...offeredOptions(question, own, all, today).map(({ label }) => textOf(label)),
    ...(question.each
      ? ((own[name] ?? []) as Answers[]).flatMap((row) => readIn(question.each!, row, all))
      : []),
  ]);
  return [textOf(title), textOf(lead), ...asked].filter((text) => text !== "");
}

describe.each(["yes", "no"] as const)("an applicant who says %s", (says) => {
  test.each([
    [
      "trust",
      /on the certificate|directors?\b|shareholder|bind the company|entity is established|business address/i,
    ],
    ["government", /incorporation|director|shareholder|trustee|bind the company|business address/i],
    ["charity", /trust deed|shareholder/i],
    ["registeredCompany", /trust deed|trustees|founding statute/i],
  ])("as a %s reads no words meant for others", (entityType, foreign) => {
    expect(read(entityType, says).filter((text) => foreign.test(text))).toEqual([]);
  });
});

test("each kind of entity gives its authority in its own words", () => {
  const authority = (entityType: string) =>
    read(entityType, "no").find((text) => text.startsWith("I have authority"));
  expect(["registeredCompany", "trust", "government", "vasp"].map(authority)).toEqual([
    "I have authority to bind the company.",
    "I have authority to act for the trustees and to bind the trust.",
    "I have authority to bind the government entity.",
    "I have authority to bind the entity.",
  ]);
});
