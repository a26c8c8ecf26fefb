import { expect, test } from "vitest";
import * as identity from "#contract/calls/identity/identity.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { rowsOf } from "#contract/questions/answers.ts";
import { trustCases } from "#tests/support/contract/trust-cases.ts";
import { answersIn } from "#tests/support/contract/worked-cases.ts";
import { fill } from "#tests/support/server/compliance/submitting.ts";
import { submissionOf } from "#tests/support/server/applicant.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

test("a child is sent no link and has no check, and the case says so", async () => {
  const member = await portal.member();
  const worked = trustCases.find(({ rule }) => rule.startsWith("a beneficiary of seven years"))!;
  const answers = answersIn(worked);
  const people = rowsOf(answers["relatedInformation"]!["people"]).map((row) => ({
    ...row,
    email: newEmail(),
  }));
  await fill(portal, member, {
    ...answers,
    relatedInformation: { ...answers["relatedInformation"], people },
  });
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
  const mails = await Promise.all(people.map(({ email }) => portal.mailsTo(email)));
  // Both beneficiaries are children.
  expect(mails.map(({ length }) => length)).toEqual([1, 0, 1, 1, 0]);
  const { people: checks } = dataOf(await member.api(identity.identityChecks));
  expect(checks.map(({ name }) => name)).not.toContain("Chan Siu Fung");
  const rae = await atDesk(portal, "Rae", "reviewer");
  const { identity: seen } = await caseSeen(rae, member.formId);
  expect(seen.map(({ name, state }) => `${name} ${state}`)).toEqual([
    "Chan Tai Man sent",
    "Wong Siu Ming sent",
    "Ng Mei Kuen sent",
    "Chan Siu Fung child",
    "Chan Siu Fung child",
  ]);
});
