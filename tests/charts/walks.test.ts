import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { closings, collapsed } from "#browser/drawing/collapse.ts";
import { numbersIn, partsOf, statesIn } from "#browser/drawing/parts.ts";
import { stepsOf } from "#browser/drawing/steps.ts";
import { innermost, standing, stepFrom, titleOf, walkable } from "#charts/walk/walk.ts";
import { walkIn, walkText } from "#charts/walk/walk-text.ts";
import type { ChartModel } from "#models/kit/model.ts";
import { edgePaths, explore, type Walk } from "#models/kit/paths.ts";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import { mermaidOf } from "../../src/run/charts/mermaid.ts";
import { pathsOf } from "../../src/run/charts/paths.ts";
import { models } from "./kit/files.ts";

const charts = await chartsInMachines();

describe.each(charts)("$name", ({ name, machine }) => {
  const parts = partsOf(machine);
  const model = models.find((one) => one.name === name)!;

  test("every generated path can be walked by hand, and together they take every transition", () => {
    const { generated, groups } = pathsOf(model, parts);
    const chart = walkable(parts);
    const known = new Map([["", standing(chart, [])]]);
    const taken = new Set<number>();
    for (const { ends, walks } of groups)
      for (const walk of walks) {
        const [, end] = walkIn(walk).reduce(
          ([way, from], number) => {
            const next = [...way, number];
            const key = walkText(next);
            const now = known.get(key) ?? stepFrom(chart, from, number);
            known.set(key, now);
            now.last.forEach((one) => taken.add(one));
            expect(now.isBroken, `${name}: ${key}`).toBe(false);
            return [next, now] as const;
          },
          [[] as number[], known.get("")!] as const,
        );
        expect([walk, innermost(end.active)]).toEqual([walk, ends]);
      }
    const all = model.runs.flatMap((run) => edgePaths(explore(model, run)));
    const walks = groups.flatMap((group) => group.walks);
    const titles = walks.map((walk) => titleOf(chart, walkIn(walk)));
    expect(new Set(titles).size, "titles").toBe(walks.length);
    const missing = all.filter((path) => !isAmong(walks, writtenOn(model, path)));
    expect(missing.map(({ title }) => title)).toEqual([]);
    expect(generated).toBe(all.length);
    expect(stepsOf(parts).filter(({ number }) => !taken.has(number))).toEqual([]);
  });

  test("a chart with closed states has no arrow to what is inside them", () => {
    for (const closed of closings(parts)) {
      const shown = collapsed(parts, closed);
      const ids = new Set(statesIn(shown.root).map(({ state }) => state.id));
      expect(shown.arrows.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
    }
  });

  test("Mermaid gets every transition that leads to a state", () => {
    const lines = mermaidOf(parts).split("\n");
    const arrows = lines.filter((line) => / --> \w+ : /.test(line));
    expect(arrows).toHaveLength(parts.arrows.length);
  });
});

/** The transitions that a generated path takes, of the events that are written in the chart. */
function writtenOn({ machine }: ChartModel, { steps }: Walk): number[] {
  const numbers = numbersIn(machine.root);
  return steps.flatMap(({ before, event }) => {
    const took = machine.getTransitionData(before as never, event as never) as never[];
    return took.flatMap((one) => numbers.get(one) ?? []).slice(0, 1);
  });
}

/** Whether one of the walks takes these transitions in this order; between them stands what the chart does by itself. */
const isAmong = (walks: readonly string[], path: readonly number[]) =>
  path.length === 0 ||
  walks.some((walk) => {
    let at = 0;
    for (const number of walk.split(".")) if (Number(number) === path[at]) at += 1;
    return at === path.length;
  });

const door = partsOf(
  createMachine({
    id: "door",
    initial: "closed",
    states: {
      closed: {
        on: {
          knock: [{ guard: "isFriend", target: "open" }, { target: "closed.answered" }],
          key: { guard: "fits", target: "open" },
        },
        initial: "quiet",
        states: { quiet: {}, answered: { always: "quiet" } },
      },
      open: { on: { shut: "closed" } },
    },
  } as never),
);

test("a reader decides each guard, and what happens at once follows by itself", () => {
  const chart = walkable(door);
  const first = standing(chart, []);
  const named = first.choices.map(({ event, guard }) => [event, guard]);
  expect(named).toEqual([
    ["knock", "isFriend"],
    ["knock", undefined],
    ["key", "fits"],
  ]);
  expect(first.refused).toEqual(["shut"]);
  const otherwise = first.choices.find(({ guard }) => guard === undefined)!;
  expect([...standing(chart, [otherwise.number]).active]).toContain("door.closed.quiet");
  const friend = first.choices.find(({ guard }) => guard === "isFriend")!;
  expect([...standing(chart, [friend.number]).active]).toContain("door.open");
});

test("a walk of another version stops where it cannot go on", () => {
  const now = standing(walkable(door), [99, 0]);
  expect([now.isBroken, now.taken]).toEqual([true, []]);
});

test("an address gives the numbers of a walk, and leaves out what is none", () => {
  expect(walkIn(walkText([3, 0, 12]))).toEqual([3, 0, 12]);
  expect(walkIn("3..x.-1.7.99999")).toEqual([3, 7]);
});
