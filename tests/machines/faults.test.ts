import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { charts, models, planted, sources } from "./kit/files.ts";
import { brokenClaims, neverHappened } from "./kit/gates.ts";
import { goldenTable } from "./kit/golden.ts";
import type { ChartModel, Fault } from "./kit/model.ts";
import { openSource, singleSource } from "./kit/source.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function plant(source: string, fault: Fault): string {
  const parts = source.split(fault.find);
  if (parts.length !== 2)
    throw new Error(`"${fault.find}" stands ${parts.length - 1} times in the chart, not once`);
  return parts.join(fault.replace);
}

async function modelsWith(file: string, source: string): Promise<ChartModel[]> {
  const machines = openSource(await singleSource(file, source));
  return models
    .filter((model) => model.file === file)
    .map((model) => ({ ...model, machine: machines.get(model.name) ?? model.machine }));
}

/** The first of three nets that catches a chart, the quick ones first: its golden table, its claims, its paths. */
async function caughtBy(model: ChartModel): Promise<string | undefined> {
  const golden = readFileSync(new URL(`golden/${kebab(model.name)}.txt`, import.meta.url), "utf8");
  const nets = {
    table: async () => goldenTable(model) === golden,
    claims: async () => brokenClaims(model).length === 0,
    paths: async () => (await neverHappened(model)).length === 0,
  };
  for (const [net, passes] of Object.entries(nets))
    if (!(await passes().catch(() => false))) return `${net} of ${model.name}`;
  return undefined;
}

async function caught(file: string, source: string): Promise<string | undefined> {
  for (const model of await modelsWith(file, source)) {
    const by = await caughtBy(model);
    if (by !== undefined) return by;
  }
  return undefined;
}

test("every chart file has at least three planted faults", () => {
  const files = [...new Set(charts.map((chart) => chart.file))].toSorted();
  const enough = planted.filter((list) => list.faults.length >= 3).map((list) => list.file);
  expect(enough.toSorted()).toEqual(files);
});

describe.each(planted)("$file", ({ file, faults }) => {
  const source = sources.get(file) ?? "";

  test("passes as it is", async () => {
    expect(await caught(file, source)).toBeUndefined();
  });

  test.each(faults)("is caught when $name", async (fault) => {
    expect(await caught(file, plant(source, fault))).toMatch(/^(table|claims|paths) of /);
  });
});
