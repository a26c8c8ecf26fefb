import { expect, test } from "vitest";
import { charts, sources } from "./kit/files.ts";
import { bareCode, importsOf, openSource, singleSource, toolNames } from "./kit/source.ts";

const shape = (machines: Iterable<readonly [string, { definition: unknown }]>) =>
  [...machines].map(([name, machine]) => [name, JSON.stringify(machine.definition)]).toSorted();

const chartFiles = new Set(charts.map(({ file }) => file));

test("a chart file imports from xstate and its siblings only, by the names the Stately tools know", () => {
  const foreign = [...sources].flatMap(([file, source]) =>
    importsOf(source)
      .filter(({ from, names, typesOnly }) =>
        from === "xstate"
          ? !typesOnly && names.some((name) => !toolNames.some((known) => known === name))
          : !/^\.\/[a-z-]+\.ts$/.test(from),
      )
      .map(({ from, names }) => [file, from, names]),
  );
  expect(foreign).toEqual([]);
});

test.each([...chartFiles])(
  "%s opens as a single file and draws the chart that runs",
  async (file) => {
    const running = charts
      .filter((chart) => chart.file === file)
      .map((chart) => [chart.name, chart.machine] as const);
    const single = await singleSource(file, sources.get(file) ?? "");
    expect(importsOf(single).filter(({ from }) => from !== "xstate")).toEqual([]);
    expect(shape(openSource(single))).toEqual(shape(running));
  },
);

test.each([...sources])(
  "%s reads no clock, names no address, counts nothing but 0 and 1, and leaves nothing undone in silence",
  (_, source) => {
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
  },
);
