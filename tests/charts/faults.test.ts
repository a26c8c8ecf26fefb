import { afterAll, describe, expect, test } from "vitest";
import { models } from "./kit/files.ts";
import type { ChartModel } from "./kit/model.ts";
import { mutantsOf, type Mutant } from "./kit/mutants.ts";
import { nets } from "./kit/nets.ts";

const most = 30;
/** A chart that has no end with a fault in it shows so within this many moves; none has a tenth of them without. */
const mostMoves = 3_000;
const counted = new Map<string, Map<string, number>>();

/** The first net that finds something wrong; a chart that has no end or throws with a fault in it is no chart at all. */
async function netFor(model: ChartModel, { machine }: Mutant): Promise<string | undefined> {
  try {
    for await (const [net, found] of nets({ ...model, machine }, mostMoves))
      if (found.length > 0) return net;
  } catch {
    return "running";
  }
  return undefined;
}

describe.each(models)("$name", (model) => {
  test("a net catches every planted fault but those named as harmless", async () => {
    const all = mutantsOf(model.machine);
    const harmless = new Set(Object.keys(model.specification.harmless ?? {}));
    const counts = new Map<string, number>();
    const survivors: string[] = [];
    for (const mutant of all.slice(0, most)) {
      const net = await netFor(model, mutant);
      if (net === undefined) survivors.push(mutant.name);
      else counts.set(net, (counts.get(net) ?? 0) + 1);
      if (net !== undefined && harmless.has(mutant.name)) survivors.push(`${mutant.name}: caught`);
    }
    counted.set(model.name, counts);
    const names = new Set(all.map(({ name }) => name));
    expect({
      survivors: survivors.filter((name) => !harmless.has(name)),
      unknown: [...harmless].filter((name) => !names.has(name)),
      isEnough: all.length >= 10,
    }).toEqual({ survivors: [], unknown: [], isEnough: true });
  });
});

afterAll(() => {
  const rows = [...counted].map(([name, counts]) => [name, Object.fromEntries(counts)]);
  console.table(Object.fromEntries(rows));
});
