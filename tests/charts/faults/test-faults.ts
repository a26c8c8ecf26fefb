import { afterAll, describe, expect, test } from "vitest";
import { type Caught, caughtIn, caughtText } from "#models/kit/caught.ts";
import { models, subjectOf } from "../kit/files.ts";
import type { ChartModel } from "#models/kit/model.ts";
import { mutantsOf, type Mutant } from "../kit/mutants.ts";
import { nets } from "../kit/nets.ts";

/** A fault can make a chart endless. No chart without a fault has a tenth of these moves. */
const maxMoves = 3_000;
/** Planted faults of a chart that are caught. */
const fewest = 10;
const counted = new Map<string, Record<string, number>>();

/** Returns the first net that finds the fault; "running" if the chart throws or has no end. */
async function netFor(model: ChartModel, { machine }: Mutant): Promise<string | undefined> {
  try {
    for await (const [net, found] of nets({ ...model, machine }, maxMoves))
      if (found.length > 0) return net;
  } catch {
    return "running";
  }
  return undefined;
}

/** Plants faults in every second chart, from this one on; the two halves run at the same time. */
export function testFaults(first: 0 | 1): void {
  describe.each(models.filter((_, at) => at % 2 === first))("$name", (model) => {
    test("a net finds every planted fault", async () => {
      const mutants = mutantsOf(model);
      const caught: Caught[] = [];
      const survivors: string[] = [];
      for (const mutant of mutants) {
        const net = await netFor(model, mutant);
        if (net === undefined) survivors.push(mutant.name);
        else caught.push([net, mutant.name]);
      }
      const text = caughtText(caught);
      const byNet = Object.entries(caughtIn(text)).map(([net, all]) => [net, all.length] as const);
      counted.set(model.name, { mutants: mutants.length, ...Object.fromEntries(byNet) });
      expect(survivors).toEqual([]);
      expect(caught.length).toBeGreaterThanOrEqual(fewest);
      const { file } = model;
      await expect(text).toMatchFileSnapshot(`caught/${subjectOf.get(file)}/${file}.txt`);
    });
  });
  afterAll(() => {
    console.table(Object.fromEntries(counted));
  });
}
