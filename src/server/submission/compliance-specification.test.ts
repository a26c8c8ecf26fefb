import { expect, test, vi } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { accountsCases } from "#tests/support/contract/accounts-cases.ts";
import { applicantCases } from "#tests/support/contract/applicant-cases.ts";
import { specificationCases } from "#tests/support/contract/specification-cases.ts";
import { expectedOf } from "#tests/support/contract/worked-cases.ts";
import { outcomesAtServer } from "#tests/support/server/compliance/worked-cases.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

// Each case is a submission.
vi.setConfig({ testTimeout: 240_000 });

const portal = sharedPortal();

/** Whatever a draft holds, the pages that show it open. */
async function opensDashboard({ api }: Member): Promise<void> {
  dataOf(await api(insInfo));
  dataOf(await api(lineOffers));
}

test.each(
  Object.entries({
    "the specification": specificationCases,
    accounts: accountsCases,
    applicants: applicantCases,
  }),
)("the server refuses and stores each worked case of %s as the table says", async (_, cases) => {
  const expected = Object.fromEntries(cases.map((each) => [each.rule, expectedOf(each)]));
  expect(await outcomesAtServer(portal, cases, opensDashboard)).toEqual(expected);
});
