import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { countryDocs } from "#contract/calls/uploads.ts";
import type { LineId } from "#contract/business-lines.ts";
import { formVersion } from "#contract/forms/flows/flow-ids.ts";
import { editionsOn } from "#server/application/editions.ts";
import { fillFlow } from "#tests/support/server/applicant.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { today, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const anIndividual = () => portal.member(newEmail(), "individual");

describe("the server agrees with what the form asks", () => {
  test.each<[string, LineId, { needsAgreement: boolean; needsFace: boolean }]>([
    ["trust", "goldToken", { needsAgreement: false, needsFace: false }],
    ["vasp", "exchange", { needsAgreement: false, needsFace: false }],
    ["government", "custodyHongKong", { needsAgreement: false, needsFace: false }],
    ["charity", "bondToken", { needsAgreement: false, needsFace: false }],
    ["financialInstitution", "structuredProducts", { needsAgreement: false, needsFace: false }],
    ["investmentVehicle", "otcSingapore", { needsAgreement: true, needsFace: false }],
    ["individual", "otcHongKong", { needsAgreement: true, needsFace: true }],
  ])("a %s applies for %s", async (entityType, line, needs) => {
    const holder = entityType === "individual" ? await anIndividual() : await portal.member();
    const { form_id } = dataOf(await holder.api(openBiz, { body: { line } }));
    const member = { ...holder, formId: form_id };
    const body = await fillFlow(member, {
      given: { applicableAccount: { lines: [line] }, entryBoarding: { entityType } },
      says: "no",
    });
    expect(dataOf(await member.api(saveKyc, { body })).submission?.lines).toEqual([line]);
    const { lines } = dataOf(await member.api(account.insInfo));
    expect(lines.map(({ line: name, kyc_status, left }) => [name, kyc_status, left])).toEqual([
      [line, "KYC In Progress", []],
    ]);
    const context = "select snapshot->'context' as needs from line_status where account_id = $1";
    expect(
      await portal.rows(`${context} and chart = 'businessAccount'`, [member.accountId]),
    ).toEqual([{ needs }]);
  });
});

test("an application keeps the form and the day it was begun by, and says what it was checked by", async () => {
  const person = await anIndividual();
  await portal.rows(
    "update application set form_version = 'an earlier one', rules_on = '2026-11-19' where id = $1",
    [person.formId],
  );
  const body = await fillFlow(person, {
    given: { applicableAccount: { lines: ["secondOtc"] } },
    says: "no",
  });
  dataOf(await person.api(saveKyc, { body }));
  const [kept] = await portal.rows<{ snapshot: string }>(
    "select snapshot from submission where account_id = $1",
    [person.accountId],
  );
  const { begunBy, form, rulesOn, ...checked } = JSON.parse(kept!.snapshot) as Record<
    string,
    unknown
  >;
  expect({
    begunBy,
    form,
    rulesOn,
    today: checked["today"],
    editions: checked["editions"],
  }).toEqual({
    begunBy: "an earlier one",
    form: formVersion,
    rulesOn: "2026-11-19",
    today,
    editions: editionsOn({ today, rulesOn: "2026-11-19" }),
  });
});

test("ID documents are told for every country or region", async () => {
  const member = await portal.member();
  const known = dataOf(await member.api(countryDocs));
  const of = (code: string) => known.find(({ country }) => country === code)?.id_types;
  expect([of("HK"), of("US"), of("FR")]).toEqual([
    ["governmentId", "passport"],
    ["passport", "drivingLicence"],
    ["governmentId", "passport", "drivingLicence"],
  ]);
});
