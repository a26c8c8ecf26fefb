import { describe, expect, test } from "vitest";
import { charts, sources } from "./kit/files.ts";
import { bareCode, importsOf, openSource, toolNames } from "./kit/source.ts";

const shape = (machines: Iterable<readonly [string, { definition: unknown }]>) =>
  [...machines].map(([name, machine]) => [name, JSON.stringify(machine.definition)]).toSorted();

describe.each([...sources])("%s", (file, source) => {
  test("imports only from xstate, by the names the Stately tools know", () => {
    const foreign = importsOf(source).filter(
      (one) =>
        one.from !== "xstate" ||
        (!one.typesOnly && one.names.some((name) => !toolNames.some((known) => known === name))),
    );
    expect(foreign).toEqual([]);
  });

  test("opens on its own and draws the chart that runs", () => {
    const running = charts
      .filter((chart) => chart.file === file)
      .map((chart) => [chart.name, chart.machine] as const);
    expect(shape(openSource(source))).toEqual(shape(running));
  });

  test("reads no clock, names no address, counts nothing but 0 and 1, and leaves nothing undone in silence", () => {
    const code = bareCode(source);
    const numbers = [...code.matchAll(/(?<![\w$.])\d[\w.]*/g)].map(([number]) => number);
    expect({
      numbers: numbers.filter((number) => number !== "0" && number !== "1"),
      clock: code.match(/\b(?:Date|performance|setTimeout|setInterval)\b/g) ?? [],
      addresses: source.match(/\b[a-z]+:\/\/|"\/[a-z][^"]*"/gi) ?? [],
      otherForms:
        code.match(
          /=> \{\}|\bcreateActor\b|\.extend\(|\benum\b|\bimport\.meta\b|export default/g,
        ) ?? [],
    }).toEqual({ numbers: [], clock: [], addresses: [], otherForms: [] });
  });
});
