import { expect, test } from "vitest";
import { verdict } from "#tests/support/contract/outcome.ts";
import { choices } from "#contract/questions/builders/choices.ts";

const label = { id: "label" };
const several = choices(
  label,
  ["a", "b"].map((value) => ({ value, label })),
);

test.each([
  [["a", "b"], "ok"],
  [["a", "a"], "selectRequired"],
])("of several options each is chosen once: %j is %s", (answer, expected) => {
  expect(verdict(several.rule({} as never), answer)).toEqual(expected);
});
