import { describe, expect, test } from "vitest";
import { charts, models, subjectOf } from "./kit/files.ts";
import { goldenTable } from "./kit/golden.ts";
import { nets } from "./kit/nets.ts";
import { walkedOf } from "./kit/walked.ts";

const names = (rows: readonly { file: string; name: string }[]) =>
  rows.map((row) => `${row.file}: ${row.name}`).toSorted();

test("every chart has a row, and every row a chart", () => {
  expect(names(models)).toEqual(names(charts));
});

describe.each(models)("$name", (model) => {
  test("its id is its name, and the row runs the chart itself", () => {
    const chart = charts.find((one) => one.name === model.name);
    expect([model.machine.id, model.machine === chart?.machine]).toEqual([model.name, true]);
  });

  test("no net finds anything wrong", { timeout: 60_000 }, async ({ task }) => {
    const found: Record<string, string[]> = {};
    for await (const [net, wrong] of nets(model)) if (wrong.length > 0) found[net] = wrong;
    task.meta.walked = [walkedOf(model, "bare", found["paths"] ?? [])];
    expect(found).toEqual({});
  });

  test("moves as its golden table says", async () => {
    await expect(goldenTable(model)).toMatchFileSnapshot(
      `./golden/${subjectOf.get(model.file)}/${model.file}.txt`,
    );
  });
});
