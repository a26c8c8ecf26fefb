import type { Arrow, ChartParts, StatePart } from "./parts.ts";

const isInside = (id: string, outer: string) => id.startsWith(`${outer}.`);

/** States that can be closed: those with states inside, without the chart itself. */
export const closable = ({ root }: ChartParts): string[] => root.children.flatMap(closableIn);

const closableIn = (state: StatePart): string[] =>
  state.children.length === 0 ? [] : [state.id, ...state.children.flatMap(closableIn)];

/** Every choice of closed states; a state inside a closed one is closed with it and not named. */
export function closings(parts: ChartParts): string[][] {
  const choices = (state: StatePart): string[][] =>
    state.children.length === 0 ? [[]] : [[state.id], ...below(state)];
  const below = (state: StatePart): string[][] =>
    state.children
      .map(choices)
      .reduce((all, one) => all.flatMap((head) => one.map((tail) => [...head, ...tail])), [[]]);
  return below(parts.root);
}

/** The name of a choice of closed states, in any order. */
export const closingKey = (closed: readonly string[]): string => closed.toSorted().join(" ");

/** The choice without states that lie inside others of it. */
export const outermost = (closed: readonly string[]): string[] =>
  closed.filter((id) => !closed.some((other) => isInside(id, other)));

/** A chart whose closed states stand for what is inside them; arrows inside a closed state are left out. */
export function collapsed({ root, arrows }: ChartParts, closed: readonly string[]): ChartParts {
  const shownAs = (id: string) => closed.find((outer) => isInside(id, outer)) ?? id;
  const close = (state: StatePart): StatePart =>
    closed.includes(state.id)
      ? { ...state, closed: true, children: [], initial: null, kind: "atomic" }
      : { ...state, children: state.children.map(close) };
  const drawn = arrows.flatMap((arrow): Arrow[] => {
    const [from, to] = [shownAs(arrow.from), shownAs(arrow.to)];
    const isHidden = from === to && (from !== arrow.from || to !== arrow.to);
    return isHidden ? [] : [{ ...arrow, from, to }];
  });
  return { root: close(root), arrows: drawn };
}
