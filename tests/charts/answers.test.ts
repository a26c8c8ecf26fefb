import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guardName, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { charts } from "./kit/files.ts";

const page = readFileSync(
  join(import.meta.dirname, "..", "..", "docs", "charts", "README.md"),
  "utf8",
);
const [, answers = ""] = /<summary>Answers<\/summary>([\s\S]*?)<\/details>/.exec(page) ?? [];

/** Each name in an answer, with the charts that the answer links. */
const named = answers.split(/^(?=\d\. )/m).flatMap((answer) => {
  const linked = [...answer.matchAll(/\[(\w+)\]\([\w/-]+\.md\)/g)].map(([, name]) => name!);
  return [...answer.matchAll(/`([^`]+)`/g)].map(([, name]) => [name!, linked] as const);
});

/** The states by their path, the events, guards and delays of a chart. */
function namesIn(chart: string): Set<string> {
  const { machine } = charts.find(({ name }) => name === chart)!;
  const nodes = nodesOf(machine.root);
  const written = nodes.flatMap(writtenIn);
  return new Set([
    ...nodes.map(({ path }) => path.join(".")),
    ...written.flatMap((one) => [one.eventType, guardName(one) ?? ""]),
    ...Object.keys(machine.implementations.delays),
  ]);
}

test("the five answers name states, events, guards and waits", () => {
  expect(answers.match(/^\d\. /gm)).toHaveLength(5);
  expect(named.length).toBeGreaterThan(10);
});

test.each(named)("%s of an answer is in the chart that it names", (name, linked) => {
  expect(linked.some((chart) => namesIn(chart).has(name))).toBe(true);
});
