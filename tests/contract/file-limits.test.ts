import { expect, test } from "vitest";
import { fileLimitOf, ownFilesIn, slotsOfFiles } from "#contract/file-limits.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { samplePeople } from "#server/development/sample/sample-people.ts";

const answers = sampleAnswers("2026-11-20");

test("the limit of 20 counts the applicant's own documents, not those of related persons", () => {
  const ofPeople = slotsOfFiles(answers).filter((slot) => slot.includes("."));
  expect({ all: slotsOfFiles(answers).length, own: ownFilesIn(answers), ofPeople }).toEqual({
    all: 17,
    own: 12,
    ofPeople: [
      `pepEvidence.${samplePeople.owner}`,
      ...[samplePeople.owner, samplePeople.representative].flatMap((id) => [
        `identity.${id}`,
        `addressProof.${id}`,
      ]),
    ],
  });
});

test("documents of related persons are limited to those of 60 people", () => {
  const { most, counts, refusal } = fileLimitOf("identity.a");
  const counted = ["identity.b", "addressProof.a", "articles", "ownIdentity"].filter(counts);
  expect({ most, counted, refusal }).toEqual({
    most: 300,
    counted: ["identity.b"],
    refusal: "uploadSlotFull",
  });
});
