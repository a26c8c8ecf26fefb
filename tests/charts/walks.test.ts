import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { closings, collapsed } from "#browser/drawing/collapse.ts";
import { partsOf, statesIn } from "#browser/drawing/parts.ts";
import { stepsOf } from "#browser/drawing/steps.ts";
import { standing, walkable } from "#charts/walk/walk.ts";
import { walkIn, walkText } from "#charts/walk/walk-text.ts";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import { mermaidOf } from "../../src/run/charts/mermaid.ts";
import { samplesOf } from "../../src/run/charts/samples.ts";
import { models } from "./kit/files.ts";

const charts = await chartsInMachines();

describe.each(charts)("$name", ({ name, machine }) => {
  const parts = partsOf(machine);
  const model = models.find((one) => one.name === name)!;

  test("every generated path can be walked by hand, and together they take every transition", () => {
    const chart = walkable(parts);
    const samples = samplesOf(model, parts);
    const taken = new Set<number>();
    for (const { steps } of samples) {
      let now = standing(chart, []);
      for (const at of steps.keys()) {
        now = standing(chart, steps.slice(0, at + 1));
        now.last.forEach((number) => taken.add(number));
        expect(now.isBroken, `${name}: ${walkText(steps)}`).toBe(false);
      }
    }
    expect(new Set(samples.map(({ title }) => title)).size, "titles").toBe(samples.length);
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
