import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { applicantCases } from "../../../tests/support/contract/applicant-cases.ts";
import { individualForOtc, type WorkedCase } from "../../../tests/support/contract/people-cases.ts";
import { specificationCases } from "../../../tests/support/contract/specification-cases.ts";
import {
  fillFlow,
  fillIn,
  load,
  save,
  submissionOf,
} from "../../../tests/support/server/applicant.ts";
import { newEmail } from "../../../tests/support/server/credentials.ts";
import { dataOf } from "../../../tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "../../../tests/support/server/portal.ts";

const portal = sharedPortal();
const cases = [...specificationCases, ...applicantCases];

/** What the server says of each case, saved over the same complete application. */
async function outcomesOf(member: Member, of: WorkedCase["of"]) {
  const complete = (await load(member)).answers as AllAnswers;
  const refused: Record<string, unknown> = {};
  for (const { rule, change } of cases.filter(
    (each) => each.of === of && each.refused.length > 0,
  )) {
    const { revision } = await load(member);
    dataOf(await save(member, revision, change(complete)));
    dataOf(await member.api(insInfo));
    dataOf(await member.api(lineOffers));
    const outcome = await member.api(saveKyc, { body: await submissionOf(member) });
    refused[rule] = outcome.ok
      ? []
      : (outcome.data as { issues: Issue[] }).issues.map(
          ({ section, path, code }) => `${section}.${path} ${code}`,
        );
  }
  return { complete, refused };
}

interface Issue {
  section: string;
  path: string;
  code: string;
}

const expectedOf = (of: WorkedCase["of"]) =>
  Object.fromEntries(
    cases
      .filter((each) => each.of === of && each.refused.length > 0)
      .map(({ rule, refused }) => [rule, refused]),
  );

test.each(["company", "individual"] as const)(
  "the server refuses each worked case of the specification and of the applicant, and submits the accepted ones together: %s",
  async (of) => {
    const member = await portal.member(newEmail(), of === "individual" ? of : undefined);
    await (of === "company" ? fillIn(member) : fillFlow(member, individualForOtc));
    const { complete, refused } = await outcomesOf(member, of);
    expect(refused).toEqual(expectedOf(of));
    const accepted = cases.filter((each) => each.of === of && each.refused.length === 0);
    const together = accepted.reduce((answers, { change }) => change(answers), complete);
    const { revision } = await load(member);
    dataOf(await save(member, revision, together));
    const reply = dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
    expect(reply.submission?.lines.length).toBeGreaterThan(0);
  },
);
