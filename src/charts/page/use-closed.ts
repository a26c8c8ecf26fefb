import { closable, closingKey, outermost } from "#browser/drawing/collapse.ts";
import { useAddress, useChart, useChartSearch } from "../app/navigation.tsx";

/** The closed states of an address; none where it names one that the chart does not have. */
export function closedIn(text: string, drawings: Record<string, unknown>): string[] {
  const closed = outermost(text.split(" ").filter(Boolean));
  return closingKey(closed) in drawings ? closed : [];
}

/** The states that can be closed, and what opens or closes one. */
export function useClosed() {
  const { parts, drawings } = useChart();
  const { closed = "" } = useChartSearch();
  const { change } = useAddress();
  const now = closedIn(closed, drawings);
  const set = (next: readonly string[]) => change({ closed: closingKey(outermost(next)) });
  return {
    closable: closable(parts),
    closed: now,
    turn: (id: string) => set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]),
  };
}
