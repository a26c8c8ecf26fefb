import type { AnyMachineSnapshot } from "xstate";
import { stateName, type ChartModel, type Move } from "./model.ts";
import { eventIn, isNamed, outcomeOf, partsOf, refused, type Part } from "./moves.ts";

const label = (event: Move[0]) =>
  typeof event === "function" ? "an event" : JSON.stringify(event);

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function becomes(then: Move[2], after: AnyMachineSnapshot, before: AnyMachineSnapshot): boolean {
  if (typeof then === "function") return then(after, before);
  const context = after.context as Record<string, unknown>;
  return Object.entries(then ?? {}).every(([name, value]) => isSame(context[name], value));
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
  [event, where, then]: Move,
  situations: readonly AnyMachineSnapshot[],
  wrong: Wrong,
) {
  const parts = partsOf(where);
  const seen = new Map<Part, Set<string>>(parts.map((part) => [part, new Set()]));
  const unchanged = new Set<string>();
  for (const before of situations) {
    const made = eventIn(event, before);
    if (!made) continue;
    const from = stateName(before);
    const part = parts.find(({ state }) => isNamed(from, [state]));
    const expected = part?.outcomes ?? [refused];
    // A chart refuses by its state; one situation of each shows that a refusal changes nothing.
    if (!before.can(made) && expected.includes(refused) && unchanged.has(from)) continue;
    const { after, outcome } = outcomeOf(machine, before, made, expected);
    if (outcome === refused) unchanged.add(from);
    if (part) seen.get(part)?.add(outcome);
    if (!expected.includes(outcome)) {
      const net = outcome === refused || expected.includes(refused) ? "refusals" : "moves";
      wrong[net].push(`${from}: ${label(made)} leads to ${outcome}, not ${expected.join(" | ")}`);
    } else if (outcome !== refused && !becomes(then, after, before))
      wrong.data.push(`${from}: ${label(made)} leaves ${JSON.stringify(after.context)}`);
  }
  for (const [{ state, outcomes }, found] of seen)
    for (const outcome of outcomes)
      if (!found.has(outcome))
        wrong.moves.push(`${state}: ${label(event)} never leads to ${outcome}`);
}
