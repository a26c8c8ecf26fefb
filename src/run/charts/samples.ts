import type { AnyMachineSnapshot } from "xstate";
import { type ChartParts, numbersIn } from "#charts/drawing/parts.ts";
import { isAtOnce, type Standing, standing, walkable, type Walkable } from "#charts/walk/walk.ts";
import { type ChartModel, stateName } from "../../../tests/charts/kit/model.ts";
import { edgePaths, explore, type Walk } from "../../../tests/charts/kit/paths.ts";

/** A generated path as a walk by hand: the number of each transition. */
export interface Sample {
  title: string;
  steps: number[];
}

/** More than a reader can choose from. */
const most = 200;

/** The shortest way by hand from a standing to a state, over what the chart does by itself. */
function wayTo(chart: Walkable, from: Standing, state: string): number[] | undefined {
  const waiting: number[][] = [[...from.taken]];
  for (const way of waiting) {
    const now = standing(chart, way);
    if (stateName(now.snapshot) === state) return way;
    if (way.length - from.taken.length >= 3) continue;
    const byItself = now.choices.filter(isAtOnce);
    const next = byItself.length > 0 ? byItself : now.choices;
    for (const { number } of next) waiting.push([...way, number]);
  }
  return undefined;
}

type Took = { eventType: string; source: { id: string } };

function walked(chart: Walkable, model: ChartModel, walk: Walk): number[] | undefined {
  const { machine } = model;
  const numbers = numbersIn(machine.root);
  let now: number[] | undefined = wayTo(chart, standing(chart, []), stateName(walk.initial));
  for (const { before, event, after } of walk.steps) {
    if (now === undefined) return undefined;
    const took = machine.getTransitionData(before as AnyMachineSnapshot, event as never) as Took[];
    const written = took.map((one) => numbers.get(one as never)).filter((one) => one !== undefined);
    const next = standing(chart, [...now, ...written.slice(0, 1)]);
    now = next.isBroken ? undefined : wayTo(chart, next, stateName(after));
  }
  return now;
}

/** The generated paths of a chart's model as walks by hand, without those that look the same. */
export function samplesOf(model: ChartModel, parts: ChartParts): Sample[] {
  const chart = walkable(parts);
  const found = new Map<string, Sample>();
  for (const run of model.runs)
    for (const path of edgePaths(explore(model, run))) {
      if (found.size === most) break;
      const steps = walked(chart, model, path);
      if (steps === undefined) throw new Error(`${model.name} cannot be walked: ${path.title}`);
      found.set(steps.join("."), { title: path.title, steps });
    }
  return [...found.values()].filter(({ steps }) => steps.length > 0);
}
