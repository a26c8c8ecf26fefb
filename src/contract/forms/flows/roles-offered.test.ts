import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import { applicant } from "#contract/ownership/structure.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { holding, party } from "../../../../tests/support/contract/entities.ts";

const flow = flowOn("institutional", "2026-11-20");

test("a role that is not offered is kept as typed, and counts again where it is offered", () => {
  const row: Answers = {
    ...party("holder", "Chan Tai Man", "ubo", "representative", "director"),
    holdings: holding(applicant, "60"),
  };
  const of = (entityType: string) => {
    const all = { entryBoarding: { entityType }, relatedInformation: { people: [row] } };
    const [seen] = visibleAnswers(flow, all)["relatedInformation"]!["people"] as [Answers];
    return seen;
  };
  expect([of("government"), of("registeredCompany")]).toEqual([
    { id: row["id"], fullName: row["fullName"], roles: ["representative"] },
    row,
  ]);
});
