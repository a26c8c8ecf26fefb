import { afterEach, expect, test } from "vitest";
import { createActor, setup } from "xstate";
import {
  askTabs,
  isAsked,
  liveChannel,
  reportIn,
  type TabReport,
} from "#contract/charts/live-report.ts";
import { reportCharts } from "./report-charts.ts";

const inner = setup({}).createMachine({
  id: "inner",
  initial: "empty",
  states: { empty: { on: { "answer.type": "typed" } }, typed: { type: "final" } },
});
const outer = setup({ actors: { inner } }).createMachine({
  id: "outer",
  context: { secret: "passport 12345" },
  invoke: { id: "inner", src: "inner" },
  initial: "open",
  states: { open: { on: { "page.leave": "left" } }, left: {} },
});

const port = new BroadcastChannel(liveChannel);
afterEach(() => port.close());

test("a tab tells names only: the states of its charts after each event, and all of them when asked", async () => {
  const heard: unknown[] = [];
  port.onmessage = ({ data }) => heard.push(data);
  const root = createActor(outer).start();
  const stop = reportCharts(root);
  root
    .getSnapshot()
    .children["inner"]!.send({ type: "answer.type", value: "passport 12345" } as never);
  root.send({ type: "page.leave" });
  port.postMessage(askTabs);
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(4);
  expect(heard.filter((message) => reportIn(message) === undefined && !isAsked(message))).toEqual(
    [],
  );
  const reports = heard as TabReport[];
  expect(reports.map(({ chart, event }) => `${chart} ${event}`)).toContain("inner answer.type");
  expect(reports.at(-1)!.running.map(({ chart, states }) => [chart, states])).toEqual([
    ["outer", ["outer", "outer.left"]],
  ]);
  expect(JSON.stringify(heard)).not.toContain("12345");
  stop();
});
