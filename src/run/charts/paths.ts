import type { AnyMachineSnapshot } from "xstate";
import type { GeneratedPaths } from "#charts/chart-data.ts";
import { type ChartParts, numbersIn } from "#browser/drawing/parts.ts";
import {
  innermost,
  isAtOnce,
  type Standing,
  standing,
  stepFrom,
  walkable,
} from "#charts/walk/walk.ts";
import { walkText } from "#charts/walk/walk-text.ts";
import { type ChartModel, stateName } from "#models/kit/model.ts";
import { edgePaths, explore, type Walk } from "#models/kit/paths.ts";

/** Walks by hand that begin alike are taken once. */
function walker(parts: ChartParts) {
  const chart = walkable(parts);
  const begin = standing(chart, []);
  const known = new Map<string, Standing>();
  const next = (from: Standing, number: number): Standing => {
    const way = [...from.taken, number].join(".");
    const found = known.get(way) ?? stepFrom(chart, from, number);
    known.set(way, found);
    return found;
  };
  return { begin, next };
}

type Walker = ReturnType<typeof walker>;

/** The shortest way by hand from a standing to a state, over what the chart does by itself. */
function wayTo({ next }: Walker, from: Standing, state: string): Standing | undefined {
  const waiting = [from];
  for (const now of waiting) {
    if (stateName(now.snapshot) === state) return now;
    if (now.taken.length - from.taken.length >= 3) continue;
    const byItself = now.choices.filter(isAtOnce);
    const choices = byItself.length > 0 ? byItself : now.choices;
    for (const { number } of choices) waiting.push(next(now, number));
  }
  return undefined;
}

type Took = { eventType: string; source: { id: string } };

function walked(hand: Walker, { machine }: ChartModel, walk: Walk): Standing | undefined {
  const numbers = numbersIn(machine.root);
  let now = wayTo(hand, hand.begin, stateName(walk.initial));
  for (const { before, event, after } of walk.steps) {
    if (now === undefined) return undefined;
    const took = machine.getTransitionData(before as AnyMachineSnapshot, event as never) as Took[];
    const [written] = took
      .map((one) => numbers.get(one as never))
      .filter((one) => one !== undefined);
    const then: Standing = written === undefined ? now : hand.next(now, written);
    now = then.isBroken ? undefined : wayTo(hand, then, stateName(after));
  }
  return now;
}

/** The generated paths of a chart's model as walks by hand, without those that look the same, by where they end. */
export function pathsOf(model: ChartModel, parts: ChartParts): GeneratedPaths {
  const hand = walker(parts);
  const generated = model.runs.flatMap((run) => edgePaths(explore(model, run)));
  const ends = new Map<string, readonly string[]>();
  for (const path of generated) {
    const end = walked(hand, model, path);
    if (end === undefined) throw new Error(`${model.name} cannot be walked: ${path.title}`);
    if (end.taken.length > 0) ends.set(walkText(end.taken), innermost(end.active));
  }
  const groups = Map.groupBy(ends.keys(), (walk) => ends.get(walk)!.join(" "));
  return {
    generated: generated.length,
    groups: [...groups.values()].map((walks) => ({ ends: ends.get(walks[0]!)!, walks })),
  };
}
