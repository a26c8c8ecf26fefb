import { type ChartParts, statesIn, type Step } from "./parts.ts";

/** A transition as it is walked: from the state in which it is written. */
export interface WrittenStep extends Step {
  from: string;
  /** Null where it stays. */
  to: string | null;
}

/** All transitions of a chart by their number. */
export function stepsOf({ root, arrows }: ChartParts): WrittenStep[] {
  const inside = statesIn(root).flatMap(({ state }) =>
    state.inside.map((step): WrittenStep => ({ ...step, from: state.id, to: null })),
  );
  const all = [...arrows.map((arrow): WrittenStep => arrow), ...inside];
  return all.toSorted((one, other) => one.number - other.number);
}
