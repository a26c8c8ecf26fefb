import type { AnyMachineSnapshot } from "xstate";
import { stateName, type ChartModel, type Move } from "#models/kit/model.ts";
import {
  eventIn,
  expectationsIn,
  isEqual,
  isNamed,
  outcomeOf,
  refused,
  type Expectation,
} from "#models/kit/moves.ts";

const label = (event: Move[0]) =>
  typeof event === "function" ? "an event" : JSON.stringify(event);

function becomes(then: Move[2], after: AnyMachineSnapshot, before: AnyMachineSnapshot): boolean {
  if (typeof then === "function") return then(after, before);
  const context = after.context as Record<string, unknown>;
  return Object.entries(then ?? {}).every(([name, value]) => isEqual(context[name], value));
}

/** What is wrong with the moves of a chart, by net. */
interface Wrong {
  /** A state takes or changes by what it must refuse, or refuses what it must take. */
  refusals: string[];
  /** An event leads elsewhere, or never leads where it must. */
  moves: string[];
  /** An event leaves other data than it must. */
  data: string[];
}

/** Tries every event in every situation: where it leads, and that a refused one changes nothing. */
export function tryMoves(
  model: ChartModel,
  moves: readonly Move[],
  situations: readonly AnyMachineSnapshot[],
): Wrong {
  const wrong: Wrong = { refusals: [], moves: [], data: [] };
  for (const move of moves) tryMove(model, move, situations, wrong);
  const tried = new Set(
    moves.flatMap(([event]) =>
      typeof event === "function" ? situations.flatMap((at) => event(at)?.type ?? []) : event.type,
    ),
  );
  const untried = model.machine.events.filter((type) => !tried.has(type));
  wrong.moves.push(...untried.map((type) => `no move with ${type}`));
  return wrong;
}

function tryMove(
  { machine }: ChartModel,
  [wanted, where, then]: Move,
  situations: readonly AnyMachineSnapshot[],
  wrong: Wrong,
) {
  const expectations = expectationsIn(where);
  const seen = new Map<Expectation, Set<string>>(expectations.map((one) => [one, new Set()]));
  const unchanged = new Set<string>();
  for (const before of situations) {
    const event = eventIn(wanted, before);
    if (!event) continue;
    const from = stateName(before);
    const expectation = expectations.find(({ state }) => isNamed(from, [state]));
    const expected = expectation?.outcomes ?? [refused];
    // A chart refuses by its state; one situation of each shows that a refusal changes nothing.
    if (!before.can(event) && expected.includes(refused) && unchanged.has(from)) continue;
    const { after, outcome } = outcomeOf(machine, before, event, expected);
    if (outcome === refused) unchanged.add(from);
    if (expectation) seen.get(expectation)?.add(outcome);
    if (!expected.includes(outcome)) {
      const net = outcome === refused || expected.includes(refused) ? "refusals" : "moves";
      wrong[net].push(`${from}: ${label(event)} leads to ${outcome}, not ${expected.join(" | ")}`);
    } else if (outcome !== refused && !becomes(then, after, before))
      wrong.data.push(`${from}: ${label(event)} leaves ${JSON.stringify(after.context)}`);
  }
  for (const [{ state, outcomes }, found] of seen)
    for (const outcome of outcomes)
      if (!found.has(outcome))
        wrong.moves.push(`${state}: ${label(wanted)} never leads to ${outcome}`);
}
