import { expect, test } from "vitest";
import { noFaults } from "#models/kit/caught.ts";
import { walkedBy } from "#models/levels.ts";
import { stayHere } from "../still.ts";
import { Complaint } from "./complaint.ts";
import { coverShown } from "./page.ts";
import { faultName, type ScreenFault, watching } from "./watch.ts";

interface Run {
  walks: readonly (() => Promise<unknown>)[];
  unseen?: Record<string, string>;
}

/** As many mistakes at least are found in each screen. */
const least = 5;

const ofChart: readonly string[] = ["send", "matches", "hasTag", "can", "context", "follow"];
const isOfChart = ({ kind }: ScreenFault) => ofChart.includes(kind);
/** Towards the person and the server; planted where those towards the chart are too few. */
const isOfPage = (fault: ScreenFault) => !isOfChart(fault);

/** Plants each mistake that the screens of a chart can make, and walks until a path finds it. */
export function testScreenFaults(
  { name: chart, file }: { name: string; file: string },
  runs: readonly Run[],
) {
  const unseen = Object.assign({}, ...runs.map((run) => run.unseen)) as object;
  test(`${file}: faults of the screen`, { timeout: 3_600_000 }, async ({ task }) => {
    const caught = new Map<string, string>();
    const known = new Set<string>();
    const walks = runs.flatMap((run) => run.walks);
    for (const isPlanted of [isOfChart, isOfPage])
      for (const walk of caught.size < least ? walks : [])
        for (const fault of (await watching(chart, undefined, walk)).filter(isPlanted)) {
          const name = faultName(fault);
          known.add(name);
          const place = caught.has(name) ? undefined : await complaintOf(chart, fault, walk);
          if (place !== undefined) caught.set(name, place);
        }
    const survivors = [...known].filter((name) => !caught.has(name));
    const lines = [...caught].map(([name, place]) => `${place}: ${name}\n`).toSorted();
    const text = lines.join("") || noFaults;
    const [subject, own = ""] = task.file.name.split("/").slice(-2);
    // A chart that several files walk has a list for each.
    const list = walkedBy(file, "screens").length > 1 ? own.replace(/\..*$/, "") : file;
    await expect(text).toMatchFileSnapshot(`../../faults/screens/${subject}/${list}.txt`);
    expect(survivors.toSorted()).toEqual(Object.keys(unseen).toSorted());
    expect(caught.size).toBeGreaterThanOrEqual(least);
  });
}

/** Where a walk with a planted fault goes wrong; undefined where it does not. An error of the test itself is thrown. */
async function complaintOf(chart: string, fault: ScreenFault, along: () => Promise<unknown>) {
  const mayLeave = stayHere();
  try {
    await watching(chart, fault, async () => {
      const uncover = coverShown();
      try {
        await along();
      } finally {
        uncover();
      }
    });
    return undefined;
  } catch (complaint) {
    if (!(complaint instanceof Complaint && complaint.isOfWalk)) throw complaint;
    return complaint.place;
  } finally {
    mayLeave();
  }
}
