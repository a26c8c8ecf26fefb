import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { investorCases } from "../../../tests/support/contract/investor-cases.ts";
import { individualForOtc, peopleCases } from "../../../tests/support/contract/people-cases.ts";
import { bankCases, certifierCases, taxCases } from "../../../tests/support/contract/tax-cases.ts";
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

interface Issue {
  section: string;
  path: string;
  code: string;
}

async function refusedAtSubmit(member: Member) {
  const outcome = await member.api(saveKyc, { body: await submissionOf(member) });
  if (outcome.ok) return [];
  const { issues } = outcome.data as { issues: Issue[] };
  return issues.map(({ section, path, code }) => `${section}.${path} ${code}`);
}

const tables = {
  "people and documents": peopleCases,
  "investors and non-solicitation": investorCases,
  "tax residences": taxCases,
  "certified copies and bank accounts": [...certifierCases, ...bankCases],
};

test.each(Object.entries(tables))(
  "the server refuses each worked case about %s at submission, with the same codes",
  async (_, cases) => {
    const company = await portal.member();
    const individual = await portal.member(newEmail(), "individual");
    await fillIn(company);
    await fillFlow(individual, individualForOtc);
    const applicants = { company, individual };
    const complete = {
      company: (await load(company)).answers,
      individual: (await load(individual)).answers,
    };
    for (const { of, rule, change, refused } of cases) {
      if (refused.length === 0) continue;
      const member = applicants[of];
      const { revision } = await load(member);
      dataOf(await save(member, revision, change(complete[of])));
      expect({ rule, refused: await refusedAtSubmit(member) }).toEqual({ rule, refused });
    }
    for (const of of ["company", "individual"] as const) {
      const { revision } = await load(applicants[of]);
      dataOf(await save(applicants[of], revision, complete[of]));
      expect(await refusedAtSubmit(applicants[of])).toEqual([]);
    }
  },
);
