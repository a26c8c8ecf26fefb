import type { AnyMachineSnapshot } from "xstate";
import type { Sample } from "#charts/chart-data.ts";
import { type ChartParts, numbersIn } from "#browser/drawing/parts.ts";
import { causeOf } from "#browser/drawing/drawing.ts";
import type { WrittenStep } from "#browser/drawing/steps.ts";
import { isAtOnce, type Standing, standing, stepFrom, walkable } from "#charts/walk/walk.ts";
import { type ChartModel, stateName } from "#models/kit/model.ts";
import { edgePaths, explore, type Walk } from "#models/kit/paths.ts";

/** More than a reader can choose from. */
const most = 200;

const nameOf = (step: WrittenStep) =>
  [causeOf(step) || "at once", step.guard && `[${step.guard}]`].filter(Boolean).join(" ");

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
  const titleOf = (steps: readonly number[]) =>
    steps.map((number) => nameOf(chart.steps[number]!)).join(" → ");
  return { begin, next, titleOf };
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

function walked(hand: Walker, { machine }: ChartModel, walk: Walk): number[] | undefined {
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
  return now && [...now.taken];
}

/** The generated paths of a chart's model as walks by hand, without those that look the same. */
export function samplesOf(model: ChartModel, parts: ChartParts): Sample[] {
  const hand = walker(parts);
  const found = new Map<string, Sample>();
  for (const run of model.runs)
    for (const path of edgePaths(explore(model, run))) {
      if (found.size === most) break;
      const steps = walked(hand, model, path);
      if (steps === undefined) throw new Error(`${model.name} cannot be walked: ${path.title}`);
      found.set(steps.join("."), { title: hand.titleOf(steps), steps });
    }
  return [...found.values()].filter(({ steps }) => steps.length > 0);
}
