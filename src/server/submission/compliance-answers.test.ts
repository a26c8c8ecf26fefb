import { expect, test, vi } from "vitest";
import { documentCases } from "#tests/support/contract/document-cases.ts";
import { investorCases } from "#tests/support/contract/investor-cases.ts";
import { peopleCases } from "#tests/support/contract/people-cases.ts";
import { bankCases, certifierCases, taxCases } from "#tests/support/contract/tax-cases.ts";
import { expectedOf } from "#tests/support/contract/worked-cases.ts";
import { outcomesAtServer } from "#tests/support/server/compliance/worked-cases.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

// Each case is a submission.
vi.setConfig({ testTimeout: 240_000 });

const portal = sharedPortal();

const tables = {
  people: peopleCases,
  documents: documentCases,
  "investors and non-solicitation": investorCases,
  "tax residences": taxCases,
  "certified copies": certifierCases,
  "bank accounts": bankCases,
};

test.each(Object.entries(tables))(
  "the server refuses and stores each worked case about %s as the table says",
  async (_, cases) => {
    const expected = Object.fromEntries(cases.map((each) => [each.rule, expectedOf(each)]));
    expect(await outcomesAtServer(portal, cases)).toEqual(expected);
  },
);
