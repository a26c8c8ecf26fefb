import { afterAll, beforeAll, expect, test } from "vitest";
import { countries, insInfo } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { ages } from "#contract/options/ages.ts";
import { settledNames } from "#contract/options/countries.ts";
import { idDocuments } from "#contract/options/id-documents.ts";
import { professionalRules } from "#contract/options/investor-rules.ts";
import { addEdition } from "#tests/support/editions.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, today, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const change = "2026-11-22";
const later = "2026-11-23";
const threeDays = 3 * 24 * 60 * 60;

const portal = sharedPortal();
const undo: (() => void)[] = [];

beforeAll(async () => {
  undo.push(
    addEdition(professionalRules, change, {
      corporation: { portfolio: "8000000", totalAssets: "400000000" },
    }),
    addEdition(ages, change, {
      documents: { ...ages[0].documents, proof: { strict: 1, wide: 1 } },
    }),
    addEdition(idDocuments, change, { withoutCard: ["HK"], cardOnly: [] }),
    addEdition(settledNames, change, { names: {} }),
  );
});
afterAll(() => {
  for (const each of undo) each();
});

const slot = "proofOfBusinessAddress";

/** Submits the sample with one document; returns what the change of rules bears on. */
async function refusedOf(member: Member): Promise<string[]> {
  const { uid, name, size, type } = dataOf(await send(member, pdfOf(1), { slot }));
  const answers = sampleAnswers(today, (of) => (of === slot ? [{ uid, name, size, type }] : []));
  const { revision } = await load(member);
  dataOf(await save(member, revision, answers));
  const outcome = await member.api(saveKyc, { body: await submissionOf(member) });
  const { issues } = outcome.data as { issues: { path: string; code: string }[] };
  return issues
    .map(({ path, code }) => `${path} ${code}`)
    .filter((each) => /^proofOfBusinessAddress|classNotMet|people.0.idType/.test(each));
}

test("an application keeps the figures and lists of the day it was begun; one begun later, or begun again, has the new ones", async () => {
  const [kept, restarted] = [await portal.member(), await portal.member()];
  portal.pass(threeDays);
  const before = await portal.logIn(portal.browser(), kept.email);
  const again = await portal.logIn(portal.browser(), restarted.email);
  const after = await portal.member();
  expect((await load(again)).rules_on).toBe(today);
  const { revision } = await load(again);
  const begun = dataOf(await save(again, revision, {}, { restart: true }));
  expect([begun.rules_on, dataOf(await save(again, begun.revision, {})).rules_on]).toEqual([
    later,
    undefined,
  ]);
  const told = [await load(before), await load(after), await load(again)];
  expect(told.map(({ rules_on, today: on }) => ({ rules_on, on }))).toEqual([
    { rules_on: today, on: later },
    { rules_on: later, on: later },
    { rules_on: later, on: later },
  ]);
  const refused = [
    `${slot}.dated tooOld`,
    "totalAssets classNotMet",
    "people.0.idType selectRequired",
  ];
  expect([await refusedOf(before), await refusedOf(after), await refusedOf(again)]).toEqual([
    [],
    refused,
    refused,
  ]);
  const left = [before, after].map(async ({ api }) =>
    dataOf(await api(insInfo)).lines[0]!.left.some(({ question }) => question === slot),
  );
  expect(await Promise.all(left)).toEqual([false, true]);
});

test("what is told of no application is of today", async () => {
  const names = dataOf(await portal.browser().api(countries, { query: {} }));
  expect(names.find(({ code }) => code === "HK")?.name).toBe("Hong Kong SAR China");
});
