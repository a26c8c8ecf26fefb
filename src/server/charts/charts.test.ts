import * as v from "valibot";
import { expect, test } from "vitest";
import { chartBegins, chartEnds, countCharts } from "#contract/calls/charts/chart-counts.ts";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { limits } from "#contract/limits.ts";
import { configurationOf } from "#server/statuses/chart-configuration.ts";
import { browserCharts } from "#server/charts/browser-charts.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal({ CHART_COUNTS: "on" });
const off = sharedPortal();

const chart = "formDialog";
const begin = { chart, from: "", event: chartBegins, to: "closed", count: 1, within: 1 };
const open = { chart, from: "closed", event: "dialog.open", to: "opened", count: 3, within: 10 };
const leave = { chart, from: "opened", event: chartEnds, to: "", count: 2, within: 30 };
/** A dialog that is closed has nothing to do: no one stops there. */
const leaveClosed = { ...leave, from: "closed", count: 4, within: 20 };

const send = (counts: object[], at = portal) =>
  at.browser().api(countCharts, { body: { counts: counts as [] } });
const stored = () =>
  portal.rows("select * from chart_count order by from_path, event, to_path, within");

test("what browsers count is added up and read at the desk, without a name", async () => {
  dataOf(await send([begin, open, { ...open, count: 1 }]));
  dataOf(await send([open, leave, leaveClosed]));
  const row = { chart, version: 1 };
  const known = [
    { ...row, from_path: "", event: chartBegins, to_path: "closed", within: 1, taken: "1" },
    {
      ...row,
      from_path: "closed",
      event: "dialog.open",
      to_path: "opened",
      within: 10,
      taken: "7",
    },
    { ...row, from_path: "closed", event: chartEnds, to_path: "", within: 20, taken: "4" },
    { ...row, from_path: "opened", event: chartEnds, to_path: "", within: 30, taken: "2" },
  ];
  expect(
    (await stored()).map((each) => ({ ...each, taken: String((each as { taken: number }).taken) })),
  ).toEqual(known);
  const { api } = await atDesk(portal, "Ada", "administrator");
  const counts = dataOf(await api(deskChartCounts, { params: { chart } }));
  expect(counts).toMatchObject({ chart, version: 1, versions: [1] });
  expect(counts.states).toEqual([
    // Of 11 stays 7 lasted 5 to 10 s: the middle is 5.5 of 7 through that step.
    { here: null, state: "closed", entered: 1, medianSeconds: 9, left: 0 },
    { here: null, state: "opened", entered: 7, medianSeconds: 25, left: 2 },
  ]);
  expect(counts.transitions).toEqual([
    { from: "closed", event: "dialog.open", to: "opened", taken: 7, medianSeconds: 8 },
  ]);
});

const unknown: [string, object][] = [
  ["a chart", { ...open, chart: "passport" }],
  [
    "a chart of the server",
    { ...open, chart: "kycStatus", from: "inProgress", event: "kyc.approve", to: "approved" },
  ],
  ["a state", { ...open, from: "mei.lin" }],
  ["an event", { ...open, event: "mei.lin" }],
  ["a state to which the event does not lead", { ...open, to: "closed" }],
  ["a beginning inside the chart", { ...begin, from: "opened" }],
  ["an end in a state", { ...leave, to: "closed" }],
  ["a name that is no name", { ...open, event: "mei@bank.example" }],
  ["no count", { ...open, count: 0 }],
  ["too large a count", { ...open, count: limits.chartCountMost + 1 }],
  ["a part of a count", { ...open, count: 1.5 }],
  ["a stay between two steps", { ...open, within: 7 }],
  ["a stay longer than any is counted", { ...open, within: limits.chartStaySteps.at(-1)! + 1 }],
  ["a time before now", { ...open, within: -1 }],
];
test.each(unknown)("%s that the chart does not know refuses the whole report", async (_, row) => {
  const before = await stored();
  expect(refusal(await send([open, row]))).toBe("malformed");
  expect(await stored()).toEqual(before);
});

test("a report has a size, and a place may send so many in a minute", async () => {
  const many = Array.from({ length: limits.chartCountRows + 1 }, () => open);
  expect(refusal(await send(many))).toBe("malformed");
  expect(refusal(await send([]))).toBe("malformed");
  const browser = portal.browser();
  const body = { counts: [begin] };
  const outcomes: string[] = [];
  for (let turn = 0; turn < 121; turn += 1) {
    const outcome = await browser.api(countCharts, { body });
    outcomes.push(outcome.ok ? "taken" : outcome.refusal);
  }
  expect(outcomes.filter((each) => each === "taken")).toHaveLength(120);
  expect(outcomes.at(-1)).toBe("tooMany");
});

test("reports of two browsers at once are all counted", async () => {
  const takenOf = async () =>
    (await portal.rows<{ taken: number }>("select sum(taken)::int as taken from chart_count"))[0]!
      .taken;
  const before = await takenOf();
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      send(turn % 2 ? [open, leave] : [leave, open]).then(dataOf),
    ),
  );
  expect(await takenOf()).toBe(before + 20 * 5);
});

test("where the firm does not count, the call is not found and no chart is stored", async () => {
  expect(refusal(await send([open], off))).toBe("notFound");
  expect(await off.rows("select from chart_start where chart = $1", [chart])).toEqual([]);
});

test("no cookie is set, and the portal's own role reads no count", async () => {
  const browser = portal.browser();
  dataOf(await browser.api(countCharts, { body: { counts: [begin] } }));
  expect([...browser.cookies]).toEqual([]);
  expect(await portal.services.db.selectFrom("chart_count").selectAll().execute()).toEqual([]);
});

test("every name in a chart can stand in a report", () => {
  const rows = browserCharts.flatMap((machine) => {
    const configuration = configurationOf(machine);
    const events = Object.values(configuration).flatMap(({ steps }) =>
      steps.map(({ event }) => event),
    );
    const names = [...Object.keys(configuration), ...events];
    return names.map((name) => ({ ...open, chart: machine.id, from: name, event: name, to: name }));
  });
  const isReport = (row: object) => v.safeParse(countCharts.body, { counts: [row] }).success;
  expect(rows.filter((row) => !isReport(row))).toEqual([]);
});
