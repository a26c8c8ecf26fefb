import type { ChartParts, StatePart, Step } from "#browser/drawing/parts.ts";

const second = 1000;

/** The waits of a golden table: the milliseconds of each, by name. */
export function waitsIn(golden: string): Map<string, number[]> {
  const rows = [...golden.matchAll(/^ {2}after (\w+) \((\d+)\)/gm)];
  const waits = new Map<string, Set<number>>();
  for (const [, name, ms] of rows)
    waits.set(name!, (waits.get(name!) ?? new Set()).add(Number(ms)));
  return new Map([...waits].map(([name, all]) => [name, [...all].toSorted((a, b) => a - b)]));
}

/** The longest of each wait, in milliseconds. */
export const longestWaits = (golden: string): Map<string, number> =>
  new Map([...waitsIn(golden)].map(([name, all]) => [name, all.at(-1)!]));

/** The parts of a chart with the length of each wait: "5 s", or "from 2 s" for one that grows. */
export function withWaits({ root, arrows }: ChartParts, golden: string): ChartParts {
  const waits = waitsIn(golden);
  const timed = <Each extends Step>(step: Each): Each => {
    const [least, ...longer] = waits.get(/^after (\w+)$/.exec(step.event)?.[1] ?? "") ?? [];
    if (least === undefined) return step;
    const seconds = `${least / second} s`;
    return { ...step, wait: longer.length === 0 ? seconds : `from ${seconds}` };
  };
  const within = (state: StatePart): StatePart => ({
    ...state,
    inside: state.inside.map(timed),
    children: state.children.map(within),
  });
  return { root: within(root), arrows: arrows.map(timed) };
}
