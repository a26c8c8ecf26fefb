import { type ChartParts, statesIn } from "#browser/drawing/parts.ts";
import { stepsOf } from "#browser/drawing/steps.ts";

/** Events that a state around another accepts in its place. */
export interface Accepted {
  events: readonly string[];
  /** Id of the state around it. */
  from: string;
}

/** What the states around a state accept, the nearest first; not what the state or a nearer one always takes itself. */
export function acceptedAround(parts: ChartParts, id: string): Accepted[] {
  const steps = stepsOf(parts).filter(({ event }) => event !== "");
  const ofState = (own: string) => steps.filter(({ from }) => from === own);
  const taken = new Set<string>();
  const take = (own: string) => {
    for (const { event, guard } of ofState(own)) if (!guard) taken.add(event);
  };
  const around = statesIn(parts.root)
    .map(({ state }) => state.id)
    .filter((outer) => id.startsWith(`${outer}.`))
    .toReversed();
  take(id);
  return around.flatMap((from) => {
    const left = ofState(from).filter(({ event }) => !taken.has(event));
    const events = [...new Set(left.map(({ event }) => event))];
    take(from);
    return events.length > 0 ? [{ events, from }] : [];
  });
}
