import { describe, expect, test } from "vitest";
import { type Row, scorecard } from "./trust/scorecard.ts";
import { filesWithIds, idsOfTitles } from "./trust/titles.ts";
import { openOf, tableOf, verdictsOf } from "./trust/verdict.ts";

const known = scorecard.map(({ id }) => id);
const named = new Set(filesWithIds().flatMap(({ ids }) => ids));

test("every row that waits for nothing has a test, and every id in a title is a row's", () => {
  const untested = scorecard.filter(({ id, waits }) => waits === undefined && !named.has(id));
  expect({
    untested: untested.map(({ id }) => id),
    unknown: [...named].filter((id) => !known.includes(id)),
  }).toEqual({ untested: [], unknown: [] });
});

test("an id counts where a title carries it, and nowhere else", () => {
  const [a, b, c, d, e, f, g, h, i] = known;
  const source = `
// ${a} is said here, and test("${b} here").
/** ${c} */
 * test("${d}", () => {
const said = "${e}";
test("${f} ${g} a code", () => {
  describe.each(rows)("${h} %s", () => {
    test.each<Row>([
      ["${a}"],
    ])(
      "${i} %s",
`;
  expect(idsOfTitles(source)).toEqual([f, g, h, i]);
});

describe("the verdict", () => {
  const [a, b, c, d] = scorecard.map(({ id }) => id);
  const row = (id: string, waits?: string): Row => ({
    id,
    weight: "core",
    says: "It holds.",
    ...(waits === undefined ? {} : { waits }),
  });
  const rows = [row(a!), row(b!), row(c!), row(d!, "the moon")];

  test("one failing test fails every row it is for; no test is a failure; who waits is not passed", () => {
    const verdicts = verdictsOf(rows, [
      { title: `${a} is fine`, passed: true },
      { title: `${a} ${b} is not`, passed: false },
      { title: `${d} holds already`, passed: true },
    ]);
    expect(openOf(verdicts)).toEqual([
      `${a} (core) It holds. FAILED: ${a} ${b} is not`,
      `${b} (core) It holds. FAILED: ${a} ${b} is not`,
      `${c} (core) It holds. FAILED: no test has its id`,
      `${d} (core) It holds. waits for the moon`,
    ]);
  });

  test("the table counts what is passed of all there are", () => {
    const good = verdictsOf(rows, [{ title: `${a} ${b}`, passed: true }]);
    expect(tableOf(good)[1]).toEqual(["AU Signing in and codes", "2 of 4", "0 of 0", "2"]);
  });
});
