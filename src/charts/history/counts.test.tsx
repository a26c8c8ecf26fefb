import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { server } from "#tests/support/screens/border.ts";
import { leaveCharts, showCharts } from "#tests/support/screens/chart-pages.tsx";
import { until } from "#tests/support/screens/clock.ts";

afterEach(leaveCharts);

const words = [
  ["en", /The desk is not counted\./],
  ["zh-CN", /。审核工作台不计入统计。/],
  ["zh-TW", /。審核工作台不計入統計。/],
] as const;

test.each(words)("in %s the counts say what is not counted", async (locale, said) => {
  const counts = { chart: "decision", version: 1, versions: [1], states: [], transitions: [] };
  server.always(deskChartCounts, () => counts);
  await showCharts("/charts/review/decision?panel=counts", locale);
  await expect.element(page.getByText(said)).toBeVisible();
});

test.each(words)(
  "in %s a chart without counts says what is never counted",
  async (locale, said) => {
    const shown = showCharts("/charts/desk/desk?panel=counts", locale);
    await until(() => server.newest(deskChartCounts));
    server.refuse(deskChartCounts, "notCounted");
    await shown;
    await expect.element(page.getByText(said)).toBeVisible();
  },
);
