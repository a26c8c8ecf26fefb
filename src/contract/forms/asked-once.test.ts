import { describe, expect, test } from "vitest";
import * as entityLists from "#contract/options/entity-lists.ts";
import { personWealth } from "#contract/options/lists.ts";
import { partyRoles } from "#contract/options/party-roles.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions } from "#contract/questions/asked.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { activityInformation } from "./activity.ts";
import { businessInformation } from "./business.ts";
import { fundInformation } from "./entities.ts";
import { personalInformation } from "./people/person.ts";

const today = "2026-11-20";

describe("the manager of a fund", () => {
  const asked = (own: Answers) =>
    askedQuestions(fundInformation, own, {}, today)
      .map(([name]) => name)
      .filter((name) => name.startsWith("manage"));

  test("is asked for where there is one, and no words are typed for none", () => {
    expect([
      asked({ management: "manager", managerLicensed: "yes" }),
      asked({ management: "selfManaged", managerLicensed: "yes" }),
    ]).toEqual([
      [
        "management",
        "managerName",
        "managerPlace",
        "managerLicensed",
        "managerRegulator",
        "managerLicence",
      ],
      ["management"],
    ]);
    const facts = { today, rulesOn: today, lines: [] };
    expect(issuesIn(fundInformation, {}, {}, facts)).toContainEqual({
      path: "management",
      code: "selectRequired",
    });
  });

  test("is not asked for again among the parties", () => {
    expect(partyRoles.filter(({ value }) => /manager/i.test(value))).toEqual([]);
  });
});

test("certified copies are offered only on lines that do not demand them", () => {
  const asks = (...lines: LineId[]) =>
    askedQuestions(personalInformation, {}, { applicableAccount: { lines } }, today).some(
      ([name]) => name === "ctcClient",
    );
  expect([asks("otcHongKong"), asks("otcSingapore"), asks("otcHongKong", "otcSingapore")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("each list of sources names gifts at most once", () => {
  const lists = { personWealth, ...entityLists };
  const gifts = Object.values(lists).map(
    (list) => list.filter(({ label }) => /gift/i.test(label.message ?? "")).length,
  );
  expect(Math.max(...gifts)).toBe(1);
});

test("a partnership has no capital from shareholders, and a charity describes its activities once", () => {
  const { sourceOfFunds } = activityInformation.questions;
  const offers = (all: AllAnswers) =>
    offeredOptions(sourceOfFunds, {}, all, today).map(({ value }) => value);
  const fund = { entryBoarding: { entityType: "investmentVehicle" } };
  const partnership = { ...fund, fundInformation: { fundType: "limitedPartnership" } };
  expect(
    [offers(fund), offers(partnership)].map((each) => each.includes("shareholderCapital")),
  ).toEqual([true, false]);
  const described = ["registeredCompany", "charity"].map((entityType) =>
    askedQuestions(businessInformation, {}, { entryBoarding: { entityType } }, today).some(
      ([name]) => name === "natureOfBusiness",
    ),
  );
  expect(described).toEqual([true, false]);
});
