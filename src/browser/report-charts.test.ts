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
  const page = new EventTarget();
  const stop = reportCharts(root, page);
  root
    .getSnapshot()
    .children["inner"]!.send({ type: "answer.type", value: "passport 12345" } as never);
  root.send({ type: "page.leave" });
  port.postMessage(askTabs);
  const greetings = () => (heard as TabReport[]).filter(({ event }) => event === "").length;
  await expect.poll(greetings).toBe(2);
  expect(heard.filter((message) => reportIn(message) === undefined && !isAsked(message))).toEqual(
    [],
  );
  const reports = heard as TabReport[];
  expect(reports.map(({ chart, event }) => `${chart} ${event}`)).toContain("inner answer.type");
  expect(reports.at(-1)!.running.map(({ chart, states }) => [chart, states])).toEqual([
    ["outer", ["outer", "outer.left"]],
  ]);
  expect(JSON.stringify(heard)).not.toContain("12345");
  const told = heard.length;
  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pageshow"));
  stop();
  await expect.poll(() => heard.length).toBe(told + 3);
  const counts = (heard as TabReport[]).slice(told).map(({ running }) => running.length);
  expect(counts).toEqual([0, 1, 0]);
  expect(new Set((heard as TabReport[]).map(({ tab }) => tab)).size).toBe(1);
});

const report = { tab: "a", chart: "outer", event: "page.leave", running: [] };
const actor = { actor: "x:1", chart: "outer", states: ["outer.open"] };

test.each<[string, object]>([
  ["a chart that is no name", { ...report, chart: "<b>outer</b>" }],
  ["an event with an address", { ...report, event: "mei@bank.example" }],
  ["a long name", { ...report, event: "e".repeat(121) }],
  ["no list", { ...report, running: { length: 1 } }],
  ["more charts than a tab runs", { ...report, running: Array(301).fill(actor) }],
  [
    "more states than a chart has",
    { ...report, running: [{ ...actor, states: Array(101).fill("outer.open") }] },
  ],
])("%s is no report", (_, message) => {
  expect(reportIn(message)).toBeUndefined();
});

test("of a report only what is a name is kept", () => {
  const message = { ...report, running: [{ ...actor, context: "passport" }], value: "passport" };
  expect(reportIn(message)).toEqual({ ...report, running: [actor] });
});
