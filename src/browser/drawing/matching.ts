import { caption } from "./nodes.ts";
import { statesIn, type ChartParts } from "./parts.ts";
import { stepsOf } from "./steps.ts";

/** A move as the server tells it; states are dotted paths inside the chart. */
export interface Move {
  from: string;
  event: string;
  to: string;
}

const isIn = (state: string, outer: string) => state === outer || state.startsWith(`${outer}.`);

/** The number of the transition that a move took: the innermost that fits; undefined where the chart has none. */
export function stepOf(chart: string, parts: ChartParts, { from, event, to }: Move) {
  const [before, after] = [`${chart}.${from}`, `${chart}.${to}`];
  return stepsOf(parts)
    .filter((step) => step.event === caption(event) && isIn(before, step.from))
    .filter((step) => (step.to === null ? before === after : isIn(after, step.to)))
    .toSorted((one, other) => fit(other) - fit(one))[0]?.number;
}

const fit = ({ from, to }: { from: string; to: string | null }) => from.length + (to?.length ?? 0);

/** A state with all around it; empty where the chart no longer has it. */
export function statesAt(chart: string, parts: ChartParts, state: string): ReadonlySet<string> {
  const id = `${chart}.${state}`;
  const ids = statesIn(parts.root).map((one) => one.state.id);
  return new Set(ids.includes(id) ? ids.filter((outer) => isIn(id, outer)) : []);
}
