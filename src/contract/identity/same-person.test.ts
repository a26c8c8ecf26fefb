import { expect, test } from "vitest";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { faultsOf } from "../ownership/faults.ts";
import { structureOf } from "../ownership/from-answers.ts";

const today = "2026-11-20";

/** The owner entered a second time, with these answers instead. */
function faultsWith(again: Answers) {
  const all: AllAnswers = sampleAnswers(today);
  const related = all["relatedInformation"]!;
  const [owner, ...others] = related["people"] as [Answers, ...Answers[]];
  const people = [owner, ...others, { ...owner, id: "again", ...again }];
  const answers = { ...all, relatedInformation: { ...related, people } };
  return faultsOf(structureOf(answers, { rulesOn: today })).map(({ code }) => code);
}

const another = { idNumber: "G123456(A)" };

test.each([
  "Chan Tai-Man",
  "Tai Man CHAN",
  "Chan Tai. Man",
  "ChanTaiMan",
  "Ch\u200dan Tai Man",
  "Chan Taı Man",
])("%s, born the same day, is the same owner", (fullName) => {
  expect(faultsWith({ fullName, ...another })).toContain("partyTwice");
});

test("an owner with other names is another", () => {
  const names = { fullName: "Lee Siu Wah", nativeName: "李小華", ...another };
  expect(faultsWith(names)).not.toContain("partyTwice");
});

test.each<[string, Answers]>([
  ["in the same native script", { fullName: "David Chan" }],
  ["as its alias", { fullName: "T. M. Chan", nativeName: "", otherNames: "David\nChan Tai Man" }],
])("an owner with the name of another %s is the same", (_, names) => {
  expect(faultsWith({ ...names, ...another })).toContain("partyTwice");
});
