import { expect, test } from "vitest";
import { walkedBy } from "../levels.ts";
import { noFaults } from "./caught.ts";
import { faultName, type ScreenFault, watching } from "./screen-faults.ts";
import { stayHere } from "../../support/screens/still.ts";

interface Run {
  walks: readonly (() => Promise<unknown>)[];
  unseen?: Record<string, string>;
}

/** Plants each mistake that the screens of a chart can make, and walks until a path finds it. */
export function testScreenFaults(
  { name: chart, file }: { name: string; file: string },
  runs: readonly Run[],
) {
  const unseen = Object.assign({}, ...runs.map((run) => run.unseen)) as object;
  test(`${file}: faults of the screen`, { timeout: 3_600_000 }, async ({ task }) => {
    const caught = new Map<string, string>();
    const known = new Set<string>();
    for (const walk of runs.flatMap(({ walks }) => walks))
      for (const fault of await onceLoaded(() => watching(chart, undefined, walk))) {
        const name = faultName(fault);
        known.add(name);
        const place = caught.has(name) ? undefined : await complaintOf(chart, fault, walk);
        if (place !== undefined) caught.set(name, place);
      }
    expect(known.size).toBeGreaterThan(0);
    const survivors = [...known].filter((name) => !caught.has(name));
    const lines = [...caught].map(([name, place]) => `${place}: ${name}\n`).toSorted();
    const text = lines.join("") || noFaults;
    const [subject, own = ""] = task.file.name.split("/").slice(-2);
    // A chart that several files walk has a list for each.
    const list = walkedBy(file, "screens").length > 1 ? own.replace(/\..*$/, "") : file;
    await expect(text).toMatchFileSnapshot(`../../faults/screens/${subject}/${list}.txt`);
    expect(survivors.toSorted()).toEqual(Object.keys(unseen).toSorted());
  });
}

const visits = 3;

/** The first visits load the files of the pages, which takes longer than a walk waits. */
async function onceLoaded<Result>(visit: () => Promise<Result>): Promise<Result> {
  for (let before = 1; before < visits; before += 1)
    try {
      return await visit();
    } catch {
      // The next visit finds them.
    }
  return visit();
}

/** Where a walk with a planted fault goes wrong; undefined where it does not. */
async function complaintOf(chart: string, fault: ScreenFault, along: () => Promise<unknown>) {
  const mayLeave = stayHere();
  try {
    await watching(chart, fault, along);
    return undefined;
  } catch (complaint) {
    return /^(in [^:]+|at [^:]+):/.exec((complaint as Error).message)?.[1] ?? "open";
  } finally {
    mayLeave();
  }
}
