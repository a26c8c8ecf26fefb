import { expect, test, vi } from "vitest";
import { entityCases } from "#tests/support/contract/entity-cases.ts";
import { answersOf, type Case, cases, limbCases } from "#tests/support/contract/ownership-cases.ts";
import { trustCases } from "#tests/support/contract/trust-cases.ts";
import { expectedOf } from "#tests/support/contract/worked-cases.ts";
import { submitting } from "#tests/support/server/compliance/submitting.ts";
import { outcomesAtServer } from "#tests/support/server/compliance/worked-cases.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

// Each case is a submission.
vi.setConfig({ testTimeout: 240_000 });

const portal = sharedPortal();

test.each(
  Object.entries({
    refused: cases.filter(({ expected }) => expected.length > 0),
    complete: cases.filter(({ expected }) => expected.length === 0),
    "a person who is needed": limbCases,
  }),
)("the server submits each worked case as the table says: %s", async (_, table) => {
  const submit = submitting(portal, "company");
  const found: Record<string, object> = {};
  for (const each of table) {
    const { issues, kept } = await submit(answersOf(each.changed));
    const chan = kept?.needed.find(({ name }) => name === "Chan Tai Man");
    found[each.name] = {
      expected: issues.map(({ section: _section, ...issue }) => issue),
      lines: kept?.lines,
      ...("limbs" in each ? { limbs: chan?.limbs } : {}),
    };
  }
  expect(found).toEqual(Object.fromEntries(table.map((each) => [each.name, outcomeOf(each)])));
});

test.each(Object.entries({ "kinds of entities": entityCases, "trusts that apply": trustCases }))(
  "the server refuses and stores each worked case about %s as the table says",
  async (_, table) => {
    const expected = Object.fromEntries(table.map((each) => [each.rule, expectedOf(each)]));
    expect(await outcomesAtServer(portal, table)).toEqual(expected);
  },
);

const outcomeOf = ({ changed, expected, ...more }: Case) => ({
  expected,
  lines: expected.length > 0 ? undefined : (changed.lines ?? ["exchange"]),
  ...("limbs" in more ? { limbs: more.limbs } : {}),
});
