import { calls } from "@gatehouse/machines/portal/calls";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { partsOf } from "./kit/coverage.ts";
import { chartEntries, figuresOf } from "../../src/run/charts/data.ts";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import { root } from "../../src/run/inputs.ts";
import type { Run } from "../model/asked.ts";
import { fingerprintOf } from "./kit/fingerprint.ts";
import { pageOf } from "../model/page.ts";
import { coveredIn, type Figures, read } from "../model/report.ts";

const all = (of: number) => ({ taken: of, of });

test("the page of a chart shows figures of its states and transitions of today only", () => {
  const bare = { states: all(3), transitions: all(4) };
  const figures = {
    calls: {
      bare,
      screens: { ...bare, states: all(2) },
      tours: { ...bare, transitions: all(5) },
    },
  };
  expect(figuresOf("calls", calls, figures)).toEqual({ bare });
  expect(figuresOf("calls", calls, {})).toEqual({});
});

test("the list of charts counts states and transitions as the figures of the walks do", async () => {
  const listed = chartEntries().map(({ path, states, transitions }) => [path, states, transitions]);
  const charts = await chartsInMachines();
  const counted = charts.map(({ path, machine }) => {
    const { states, transitions } = partsOf(machine);
    return [path, states.length, transitions.length];
  });
  expect(listed).toEqual(counted);
});

test("walks of the whole product are added up where the chart is still the same", () => {
  const walked = (fingerprint: string, ...missing: string[]) => {
    const covered = {
      chart: "calls",
      fingerprint,
      states: { count: 3, missing },
      transitions: { count: 4, missing: [] },
    };
    return { covered: [covered] } as unknown as Run;
  };
  const now = fingerprintOf(calls);
  const earlier = [walked("of another chart")];
  const runs = [...earlier, walked(now, "one", "two"), walked(now, "two")];
  const charts = [{ machine: calls }];
  expect(coveredIn(runs, charts)).toEqual(walked(now, "two").covered);
  expect(coveredIn(earlier, charts)).toEqual([]);
});

test("docs/model.md is what `npm run model -- --page` writes", async () => {
  const docs = join(root, "docs");
  const figures = read<Figures>(join(docs, "model.json"))!;
  const covered = coveredIn(figures.runs, await chartsInMachines());
  expect(readFileSync(join(docs, "model.md"), "utf8")).toBe(pageOf(figures, covered));
});
