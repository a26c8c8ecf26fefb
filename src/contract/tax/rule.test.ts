import * as v from "valibot";
import { expect, test } from "vitest";
import { inForce } from "../editions.ts";
import { usualDay } from "#tests/support/editions.ts";
import { taxResidences } from "./rule.ts";
import { taxRules } from "./types.ts";

const facts = { today: usualDay, rulesOn: usualDay, lines: [] };
const holders = ["person", "entity"] as const;
const forms = Object.entries(inForce(taxRules, usualDay).numbers).flatMap(([country, byHolder]) =>
  holders.map((holder) => ({ country, holder, example: byHolder[holder].example })),
);

const messagesOf = (country: string, holder: (typeof holders)[number], tin: string) =>
  v
    .safeParse(taxResidences(facts, { holder, isUs: false, own: {} }), [{ country, tin }])
    .issues?.map(({ message }) => JSON.parse(message) as unknown) ?? [];

test.each(forms)(
  "a number of another form is refused with one that passes: $country, $holder",
  ({ country, holder, example }) => {
    expect(messagesOf(country, holder, "0")).toEqual([["tinFormat", { example }]]);
    expect(messagesOf(country, holder, example)).toEqual([]);
  },
);
