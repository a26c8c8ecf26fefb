import { expect, test } from "vitest";
import { charts, sources } from "./kit/files.ts";

/** How many states, and the chart itself, have a description. */
function described(node: { description?: unknown; states: object }): number {
  const inside = Object.values(node.states).map((state) => described(state as typeof node));
  return (node.description === undefined ? 0 : 1) + inside.reduce((sum, each) => sum + each, 0);
}

test("nothing but a state is described: the built portal leaves every description out", () => {
  const files = [...new Set(charts.map(({ file }) => file))];
  const counted = files.map((file) => {
    const written = sources.get(file)!.match(/\bdescription:/g)?.length ?? 0;
    const roots = charts.filter((chart) => chart.file === file).map(({ machine }) => machine.root);
    return [file, written, roots.reduce((sum, root) => sum + described(root as never), 0)];
  });
  expect(counted.filter(([, written]) => written !== 0).length).toBeGreaterThan(9);
  expect(counted.filter(([, written, found]) => written !== found)).toEqual([]);
});
