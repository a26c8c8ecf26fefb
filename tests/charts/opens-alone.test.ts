import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createMachine } from "xstate";
import { type ChartParts, partsOf } from "#browser/drawing/parts.ts";
import { chartFiles } from "../../src/run/charts/charts.ts";
import { charts, sources, subjectOf } from "./kit/files.ts";
import { bareCode, importsOf, openSource, toolNames } from "./kit/source.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "charts");
const written = globSync("*/*.js", { cwd: folder })
  .toSorted()
  .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);

const shape = (machines: Iterable<readonly [string, { definition: unknown }]>) =>
  [...machines].map(([name, machine]) => [name, JSON.stringify(machine.definition)]).toSorted();

const isUnknown = (name: string) => !toolNames.some((known) => known === name);

test("docs/charts holds what npm run charts writes", { timeout: 240_000 }, async () => {
  const kept = globSync("**/*.*", { cwd: folder });
  const files = kept.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(await chartFiles()));
});

describe.each(written)("docs/charts/%s", (name, code) => {
  test("imports xstate alone, by the names that the Stately tools know", () => {
    const imports = importsOf(code);
    expect([
      imports.map(({ from }) => from),
      imports.flatMap(({ names }) => names).filter(isUnknown),
    ]).toEqual([["xstate"], []]);
  });

  test("opens on its own and draws the chart that runs", () => {
    const running = charts
      .filter(({ file }) => `${subjectOf.get(file)}/${file}.js` === name)
      .map((chart) => [chart.name, chart.machine] as const);
    expect(shape(openSource(code))).toEqual(shape(running));
  });
});

test.each(charts)("the JSON of $name opens as the same chart", ({ file, machine }) => {
  const json = readFileSync(join(folder, subjectOf.get(file)!, `${file}.json`), "utf8");
  const opened = partsOf(createMachine(JSON.parse(json) as object) as AnyStateMachine);
  // Without code a delay is a number of milliseconds.
  const plain = (parts: ChartParts) =>
    JSON.stringify(parts).replaceAll(/"after \w+"/g, '"after a while"');
  expect(plain(opened)).toEqual(plain(partsOf(machine)));
});

describe.each([...sources])("machines/%s", (_, source) => {
  test("imports from xstate and sibling charts", () => {
    const foreign = importsOf(source).filter(
      ({ from }) =>
        from !== "xstate" && !sources.has(from.replace(/^\.{1,2}\/(?:.*\/)?(.*)\.ts$/, "$1")),
    );
    expect(foreign).toEqual([]);
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
