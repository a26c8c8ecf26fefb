import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { charts, sources } from "./kit/files.ts";

/** How many states, the chart itself and transitions have a description. */
const described = (root: AnyStateNode): number =>
  nodesOf(root)
    .flatMap((node) => [node, ...writtenIn(node)])
    .filter(({ description }) => description !== undefined).length;

test("every description of a chart's file is one of a state or a transition, which its page shows", () => {
  const files = [...new Set(charts.map(({ file }) => file))];
  const counted = files.map((file) => {
    const written = sources.get(file)!.match(/\bdescription:/g)?.length ?? 0;
    const roots = charts.filter((chart) => chart.file === file).map(({ machine }) => machine.root);
    return [file, written, roots.reduce((sum, root) => sum + described(root), 0)];
  });
  expect(counted.filter(([, written]) => written !== 0).length).toBeGreaterThan(9);
  expect(counted.filter(([, written, found]) => written !== found)).toEqual([]);
});
