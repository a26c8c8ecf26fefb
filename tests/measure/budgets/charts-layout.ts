import ELK, { type ElkNode } from "elkjs/lib/elk.bundled.js";
import { type ChartParts, partsOf, statesIn } from "#browser/drawing/parts.ts";
import { chartsInMachines } from "../../../src/run/charts/in-machines.ts";
import { layout } from "../../../src/run/charts/layout.ts";
import { type Budget, median } from "../budget.ts";

const rounds = 15;
const warmUps = 5;
const elk = new ELK();

export const chartsLayout: Budget = {
  name: "charts-layout",
  method: `Layout of the chart with the most states and arrows, as the build makes it: in both directions, with the words at states and arrows; against as many boxes and arrows between the same, without words, nesting and options, laid out once by elkjs. ${rounds} times in turn after ${warmUps}, medians.`,
  async measure() {
    const { name, parts } = largestOf(await chartsInMachines());
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const times = [
        await timed(() => layout(parts)),
        await timed(() => elk.layout(plainOf(parts))),
      ];
      if (round < warmUps) continue;
      ours.push(times[0]!);
      plain.push(times[1]!);
    }
    return [
      {
        what: `layout of ${name}, ${sizeOf(parts)} states and arrows`,
        unit: "ms",
        measured: median(ours),
        peer: { what: "as many boxes and arrows", measured: median(plain) },
        limit: { atMost: 6 },
      },
    ];
  },
};

type Charts = Awaited<ReturnType<typeof chartsInMachines>>;

const sizeOf = ({ root, arrows }: ChartParts) => statesIn(root).length + arrows.length;

function largestOf(charts: Charts) {
  const all = charts.map(({ name, machine }) => ({ name, parts: partsOf(machine) }));
  return all.toSorted((one, other) => sizeOf(other.parts) - sizeOf(one.parts))[0]!;
}

const plainOf = ({ root, arrows }: ChartParts): ElkNode => ({
  id: "plain",
  layoutOptions: { "elk.algorithm": "layered" },
  children: statesIn(root).map(({ state }) => ({ id: state.id, width: 100, height: 40 })),
  edges: arrows.map(({ id, from, to }) => ({ id, sources: [from], targets: [to] })),
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
