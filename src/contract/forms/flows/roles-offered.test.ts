import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import { applicant } from "#contract/ownership/structure.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { askedAnswers, issuesIn } from "#contract/questions/section.ts";
import { holding, party } from "#tests/support/contract/entities.ts";

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

test("the role of a party to a trust among the owners is offered only beside such a trust", () => {
  const today = "2026-11-20";
  const facts = { today, rulesOn: today, lines: ["exchange"] } as const;
  const inside = party("inside", "Ho Wai Lam", "trustParty", "representative");
  const beside = (entityType: string, about: Answers, rows: Answers) => {
    const all = { entryBoarding: { entityType }, ...about };
    const own = { ...rows, people: [inside] };
    const [kept] = askedAnswers(relatedInformation, own, all, facts)["people"] as [Answers];
    const codes = issuesIn(relatedInformation, own, all, facts).map(({ path }) => path);
    return [kept["roles"], codes.includes("people.0.holdings")];
  };
  const layered = { declaration: { ownershipLayers: "1to3" } };
  const byCompany = { trustInformation: { corporateParties: "yes" } };
  const [company, trust] = [
    { id: "between", kind: "company" },
    { id: "family", kind: "trust" },
  ];
  const settlor = { ...trust, roles: ["settlor"] };
  // What it is is not asked of a company that owns nothing.
  const acting = { ...trust, roles: ["director"], owns: "no" };
  const [offered, not] = [
    [["trustParty", "representative"], true],
    [["representative"], false],
  ];
  expect([
    beside("registeredCompany", layered, { companies: [company, trust] }),
    beside("registeredCompany", layered, { companies: [company] }),
    beside("registeredCompany", {}, { companies: [trust] }),
    beside("registeredCompany", {}, { hasCorporateParties: "yes", corporateParties: [acting] }),
    beside("trust", byCompany, { corporateParties: [settlor] }),
    beside("trust", byCompany, { corporateParties: [{ ...settlor, kind: "company" }] }),
  ]).toEqual([offered, not, not, not, offered, not]);
});
