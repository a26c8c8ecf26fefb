import { expect, test } from "vitest";
import { commands } from "vitest/browser";
import { caughtIn, noFaults } from "#models/kit/caught.ts";
import { walkedBy } from "#models/levels.ts";
import { stayHere } from "../still.ts";
import { Complaint } from "./complaint.ts";
import { coverShown } from "./page.ts";
import { faultName, type ScreenFault, watching } from "./watch.ts";

/** As many mistakes at least are found in each screen. */
const least = 5;

const ofChart: readonly string[] = ["send", "matches", "hasTag", "can", "context", "follow"];
const isOfChart = ({ kind }: ScreenFault) => ofChart.includes(kind);
/** Towards the person and the server; planted where those towards the chart are too few. */
const isOfPage = (fault: ScreenFault) => !isOfChart(fault);

/** Plants each mistake that the screens of a chart can make, and walks until a path finds it. */
export function testScreenFaults(
  { name: chart, file }: { name: string; file: string },
  walks: readonly (() => Promise<unknown>)[],
) {
  test(`${file}: faults of the screen`, { timeout: 3_600_000 }, async ({ task }) => {
    const caught = new Map<string, string>();
    const known = new Set<string>();
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
    await expect(text).toMatchFileSnapshot(`../../${listOf(file, task.file.name)}`);
    expect(survivors).toEqual([]);
    expect(caught.size).toBeGreaterThanOrEqual(least);
  });
}

/** The list of the mistakes that are found, inside tests/charts. A chart that several files walk has a list for each. */
function listOf(chart: string, testFile: string): string {
  const [subject, own = ""] = testFile.split("/").slice(-2);
  const list = walkedBy(chart, "screens").length > 1 ? own.replace(/\..*$/, "") : chart;
  return `faults/screens/${subject}/${list}.txt`;
}

/** Notes on the way of walks without a mistake which ones the screens of a chart could make. */
export class PossibleFaults {
  readonly #known = new Map<string, ScreenFault>();

  async along<Result>(chart: string, walk: () => Promise<Result>): Promise<Result> {
    let result: Result;
    const found = await watching(chart, undefined, async () => {
      result = await walk();
    });
    for (const fault of found) this.#known.set(faultName(fault), fault);
    return result!;
  }

  /** Compares them with the list, which another run has written: what it lacks, and what no screen can do wrong today. */
  async compare(chart: string, testFile: string) {
    const found = Object.values(
      caughtIn(await commands.readFile(`tests/charts/${listOf(chart, testFile)}`)),
    ).flat();
    const known = [...this.#known];
    const ofChart = known.filter(([, fault]) => isOfChart(fault)).map(([name]) => name);
    const isMore = found.filter((name) => ofChart.includes(name)).length < least;
    const planted = isMore ? known.map(([name]) => name) : ofChart;
    return {
      unlisted: planted.filter((name) => !found.includes(name)),
      gone: found.filter((name) => !this.#known.has(name)),
    };
  }
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
