import { describe, expect, test } from "vitest";
import { applyChanges } from "#contract/application/changes.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { prefill } from "#contract/forms/flows/prefill.ts";
import { entityTypes } from "#contract/options/lists.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const institutional = flowOn("institutional", today);
const otcInstitution = flowOn("otcInstitution", today);

const forExchange = (entityType: string) =>
  generatedAnswers(
    institutional,
    {
      given: { applicableAccount: { lines: ["exchange"] }, entryBoarding: { entityType } },
      says: "no",
    },
    today,
  );

describe.each(entityTypes.map(({ value }) => value))(
  "a %s that applied for Exchange",
  (entityType) => {
    const given = [{ flow: institutional, answers: forExchange(entityType) }];
    const found = prefill(otcInstitution, {}, given);

    test("is asked by a line of the OTC set for its purpose, recent accounts and consents alone", () => {
      const { purpose } = given[0]!.answers["businessInformation"]!;
      const { hasAccounts } = given[0]!.answers["activityInformation"]!;
      expect(purpose).not.toEqual([]);
      expect(found["activityInformation"]).not.toHaveProperty("hasAccounts");
      expect(found["businessInformation"]).not.toHaveProperty("purpose");
      const withPurpose = applyChanges(found, {
        businessInformation: { purpose },
        ...(hasAccounts ? { activityInformation: { hasAccounts } } : {}),
      }) as AllAnswers;
      const { left } = itemsLeft(otcInstitution, "offlineExchange", withPurpose, { today });
      const { sections } = otcInstitution;
      expect(
        left.map(({ section, question }) => {
          const { kind, label } = sections[section]!.questions[question]!;
          return [section, kind, label.message];
        }),
      ).toEqual([
        ["nonSolicitation", "consent", "Own initiative"],
        ["acknowledgement", "consent", "Confirm that the answers are true"],
        ["acknowledgement", "consent", "Confirm your authority"],
        ["acknowledgement", "consent", "Agree to sharing"],
      ]);
    });

    test("brings its purpose along where it applies for the same line again", () => {
      const again = prefill(institutional, {}, given, ["exchange"]);
      const others = prefill(institutional, {}, given, ["exchange", "custodyHongKong"]);
      const { purpose } = given[0]!.answers["businessInformation"]!;
      expect(again["businessInformation"]!["purpose"]).toEqual(purpose);
      expect(others["businessInformation"]).not.toHaveProperty("purpose");
    });

    test("has its documents and its declaration where that set asks them", () => {
      const { uploadFiles, declaration } = given[0]!.answers;
      expect(found["uploadFile"]).toEqual(uploadFiles);
      expect(found["declaration"]).toEqual(declaration);
    });

    test("has nothing more to take over the second time", () => {
      expect(prefill(otcInstitution, applyChanges({}, found), given)).toEqual({});
    });
  },
);

test("what the application says itself stays, and of several the first that has an answer counts", () => {
  const named = (entityName: string, nativeName?: string) => ({
    flow: institutional,
    answers: { companyInformation: { entityName, ...(nativeName ? { nativeName } : {}) } },
  });
  const others = [named("Second Limited"), named("Third Limited", "第三有限公司")];
  const own = { companyInformation: { entityName: "First Limited" } };
  expect([prefill(otcInstitution, own, others), prefill(otcInstitution, {}, others)]).toEqual([
    { companyInformation: { nativeName: "第三有限公司" } },
    { companyInformation: { entityName: "Second Limited", nativeName: "第三有限公司" } },
  ]);
});
