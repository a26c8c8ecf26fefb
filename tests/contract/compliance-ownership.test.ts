import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication, issuesOfSection } from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { type Limb, neededParties } from "#contract/ownership/needed-parties.ts";
import {
  answersOf,
  cases,
  exactly,
  listedItself,
  ofApplicant,
  owner,
  partOf,
  today,
  trust,
} from "../support/contract/ownership-cases.ts";

const flow = flowOn("institutional", today);
const days = { today, rulesOn: today };
const submitted = (answers: ReturnType<typeof answersOf>) =>
  issuesOfApplication(flow, answers, { today, lines: linesOf(answers) }).map(
    ({ section: _, ...issue }) => issue,
  );

test.each(cases)("$name", ({ changed, expected }) => {
  expect(submitted(answersOf(changed))).toEqual(expected);
});

test("what is not yet known keeps no one on the page of a draft", () => {
  const answers = answersOf({
    people: [owner([{ of: ofApplicant, stake: "unknown" }])],
    companies: [],
    others: [],
    layers: "none",
  });
  const facts = { today, lines: linesOf(answers) };
  expect(issuesOfSection(flow, "relatedInformation", answers, facts)).toEqual([]);
});

test("roles that are missing are told together, with what else is wrong", () => {
  const answers = answersOf({ people: [], companies: [], others: [], layers: "none" });
  const only = { ...owner([]), roles: ["seniorOfficial"] };
  const named = {
    ...answers,
    relatedInformation: { ...answers["relatedInformation"], people: [only] },
  };
  expect(submitted(named).map(({ code }) => code)).toEqual([
    "directorMissing",
    "representativeMissing",
    "openShare",
  ]);
});

const limbsOf = (name: string, changed: Parameters<typeof answersOf>[0]) =>
  neededParties(answersOf(changed), days).find((party) => party.name === name)?.limbs;
const alone = { companies: [], layers: "none" as const };
const rest = (percent: string) => [exactly(ofApplicant, percent)];

test.each<[string, Limb[] | undefined, Parameters<typeof answersOf>[0]]>([
  [
    "exactly 25.00% on a line of 25%: the house rule, not the statute",
    [{ limb: "houseRule", from: 25 }],
    { ...alone, people: [owner([exactly(ofApplicant, "25.00")])], others: rest("75") },
  ],
  [
    "25.0001%: the statute",
    [{ limb: "share", moreThan: "25" }],
    { ...alone, people: [owner([exactly(ofApplicant, "25.0001")])], others: rest("74.9999") },
  ],
  [
    "exactly 10.00% on a line of 10%: the house rule",
    [{ limb: "houseRule", from: 10 }],
    {
      ...alone,
      lines: ["goldToken"],
      people: [owner([exactly(ofApplicant, "10.00")])],
      others: rest("90"),
    },
  ],
  [
    "9.9999% on a line of 10%: no owner",
    undefined,
    {
      ...alone,
      lines: ["goldToken"],
      people: [owner([exactly(ofApplicant, "9.9999")])],
      others: rest("90.0001"),
    },
  ],
  [
    "votes without the share",
    [{ limb: "votes", moreThan: "25" }],
    {
      ...alone,
      people: [
        owner([
          exactly(ofApplicant, "5"),
          { of: ofApplicant, stake: "votes", percent: "30", band: "" },
        ]),
      ],
      others: rest("95"),
    },
  ],
  [
    "control by other means",
    [{ limb: "control" }],
    {
      ...alone,
      people: [owner([{ of: ofApplicant, stake: "control", percent: "", band: "" }])],
      others: rest("100"),
    },
  ],
  [
    "the senior managing official, where no owner is found",
    [{ limb: "seniorOfficial" }],
    {
      ...alone,
      people: [{ ...owner([exactly(ofApplicant, "5")]), roles: ["ubo", "seniorOfficial"] }],
      others: rest("95"),
    },
  ],
  [
    "a party to a trust of 5%",
    [{ limb: "trustRole", role: "settlor", trust: "Sample Family Trust" }],
    {
      companies: [{ ...trust, holdings: [exactly(ofApplicant, "5")] }],
      people: [{ ...owner([partOf("settlor")]), roles: ["trustParty"] }],
      others: rest("95"),
    },
  ],
  [
    "60% of an applicant that is listed: its owners are not needed",
    undefined,
    { ...alone, people: [owner([exactly(ofApplicant, "60")])], business: listedItself },
  ],
  [
    "a director who owns 60% of an applicant that is listed",
    [{ limb: "director" }],
    {
      ...alone,
      people: [{ ...owner([exactly(ofApplicant, "60")]), roles: ["ubo", "director"] }],
      business: listedItself,
    },
  ],
  [
    "5% of the shares and 30% of the votes, in either order",
    [{ limb: "votes", moreThan: "25" }],
    {
      ...alone,
      people: [
        owner([
          { of: ofApplicant, stake: "votes", percent: "30", band: "" },
          exactly(ofApplicant, "5"),
        ]),
      ],
      others: rest("95"),
    },
  ],
])("%s", (_, expected, changed) => {
  expect(limbsOf("Chan Tai Man", changed)).toEqual(expected);
});
