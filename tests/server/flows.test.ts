import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { beginForm } from "#contract/calls/onboarding.ts";
import { countryDocs } from "#contract/calls/uploads.ts";
import type { LineId } from "#contract/business-lines.ts";
import { lineOf } from "#contract/business-lines.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import { flows } from "#contract/forms/flows.ts";
import type { Flow } from "#contract/forms/pages.ts";
import type { StoredFile } from "#contract/questions/builders.ts";
import { rulesVersion } from "#server/store/queries/application.ts";
import { generatedAnswers } from "../generated.ts";
import { sampleAnswers } from "../sample.ts";
import { load, save, submissionOf } from "./applicant.ts";
import { pdfOf } from "./pdf.ts";
import {
  aMember,
  given,
  logIn,
  type Member,
  openPortal,
  type Portal,
  prove,
  refusal,
  registration,
  rows,
  send,
  someone,
  today,
} from "./portal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

async function anIndividual(): Promise<Member> {
  const browser = portal.browser();
  const email = someone();
  const proof = await prove(portal, browser, email);
  const body = { ...registration(email, proof), register_type: "individual" as const };
  given(await browser.api(account.register, { body }));
  return logIn(portal, browser, email);
}

/** Uploads every document that such an applicant is asked for, and saves every answer. */
async function fillGenerated(member: Member, flow: Flow, line: LineId, entityType: string) {
  const character = {
    given: { applicableAccount: { lines: [line] }, entryBoarding: { entityType } },
    says: "no" as const,
  };
  const slots: string[] = [];
  generatedAnswers(flow, character, today, (slot) => {
    slots.push(slot);
    return [{ uid: slot, name: "a.pdf", size: 1, type: "application/pdf" }];
  });
  const files = new Map<string, StoredFile[]>();
  for (const slot of new Set(slots)) {
    const { uid, name, size, type } = given(await send(member, pdfOf(1), { slot }));
    files.set(slot, [{ uid, name, size, type }]);
  }
  const answers = generatedAnswers(flow, character, today, (slot) => files.get(slot) ?? []);
  const { revision } = await load(member);
  given(await save(member, revision, answers));
}

describe("the server agrees with what the form asks", () => {
  test.each<[string, LineId]>([
    ["trust", "goldToken"],
    ["vasp", "exchange"],
    ["government", "custodyHongKong"],
    ["charity", "bondToken"],
    ["financialInstitution", "structuredProducts"],
    ["investmentVehicle", "otcSingapore"],
    ["individual", "otcHongKong"],
  ])("a %s applies for %s", async (entityType, line) => {
    const isPerson = entityType === "individual";
    const holder = isPerson ? await anIndividual() : await aMember(portal);
    const otc: FlowId = isPerson ? "otcIndividual" : "otcInstitution";
    const flow = lineOf(line).flow === "otc" ? otc : "institutional";
    const { form_id } = given(await holder.api(beginForm, { body: { flow } }));
    const member = { ...holder, formId: form_id };
    await fillGenerated(member, flows[flow], line, entityType);
    const body = await submissionOf(member, flows[flow]);
    expect(given(await member.api(saveKyc, { body })).submission?.lines).toEqual([line]);
    const { lines } = given(await member.api(account.insInfo));
    expect(lines.map(({ line: name, kyc_status, left }) => [name, kyc_status, left])).toEqual([
      [line, "inProgress", []],
    ]);
  });
});

test("an institution's OTC form begins once, with what it has answered but no file and no consent", async () => {
  const member = await aMember(portal);
  const { revision } = await load(member);
  const { uploadFiles: _, acknowledgement: _a, ...typed } = sampleAnswers(today);
  given(await save(member, revision, typed));
  const begin = () => member.api(beginForm, { body: { flow: "otcInstitution" } });
  const { form_id } = given(await begin());
  expect(given(await begin())).toEqual({ form_id });
  const form = await load({ ...member, formId: form_id });
  expect(form).toMatchObject({ flow: "otcInstitution", locked: false });
  expect(Object.keys(form.answers).toSorted()).toEqual([
    "companyInformation",
    "declaration",
    "entryBoarding",
    "flatServices",
    "investorClassification",
    "nonSolicitation",
    "relatedInformation",
  ]);
  expect(form.answers["companyInformation"]).toEqual(typed["companyInformation"]);
  expect(JSON.stringify(form.answers).includes('"files"')).toEqual(false);
  const { forms } = given(await member.api(account.insInfo));
  expect(forms.map(({ flow, form_id: id }) => [flow, id])).toEqual([
    ["institutional", member.formId],
    ["otcInstitution", form_id],
  ]);
});

test("a form that is not for this kind of applicant is not found", async () => {
  const institution = await aMember(portal);
  const person = await anIndividual();
  const begin = (member: Member, flow: FlowId) => member.api(beginForm, { body: { flow } });
  expect([
    refusal(await begin(institution, "otcIndividual")),
    refusal(await begin(person, "institutional")),
    refusal(await begin(person, "otcInstitution")),
  ]).toEqual(["notFound", "notFound", "notFound"]);
});

test("an application keeps the versions it was begun by, and says what it was checked by", async () => {
  const person = await anIndividual();
  await rows(
    portal.databaseUrl,
    "update application set rules_version = 'of an earlier day' where id = $1",
    [person.formId],
  );
  await fillGenerated(person, flows.otcIndividual, "secondOtc", "individual");
  const body = await submissionOf(person, flows.otcIndividual);
  given(await person.api(saveKyc, { body }));
  const [kept] = await rows<{ snapshot: string }>(
    portal.databaseUrl,
    "select snapshot from submission where account_id = $1",
    [person.accountId],
  );
  const { rules, checkedBy } = JSON.parse(kept!.snapshot) as { rules: string; checkedBy: string };
  expect({ rules, checkedBy }).toEqual({ rules: "of an earlier day", checkedBy: rulesVersion });
});

test("ID documents are told for every country or region", async () => {
  const member = await aMember(portal);
  const known = given(await member.api(countryDocs));
  const of = (code: string) => known.find(({ country }) => country === code)?.id_types;
  expect([of("HK"), of("US"), of("FR")]).toEqual([
    ["governmentId", "passport"],
    ["passport", "drivingLicence"],
    ["governmentId", "passport", "drivingLicence"],
  ]);
});
