import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type ChartCounts, deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { deskMe } from "#contract/calls/desk-session.ts";
import { activateLocale } from "#desk/app/i18n.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { servesCharts } from "#tests/support/screens/charts.ts";
import { until } from "#tests/support/screens/clock.ts";
import { openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { mei, now } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

const state = { entered: 0, medianSeconds: null, here: 0, left: 0 };
const dialogCounts: ChartCounts = {
  chart: "formDialog",
  version: 1,
  versions: [1],
  states: [
    { ...state, state: "closed", entered: 9, medianSeconds: 12, here: null },
    { ...state, state: "opened", entered: 7, medianSeconds: 7_200, here: 1, left: 3 },
  ],
  transitions: [
    { from: "closed", event: "dialog.open", to: "opened", taken: 7, medianSeconds: null },
  ],
};

function answerAs(role: "approver" | "auditor") {
  server.always(deskMe, () => ({ ...mei, roles: [role], idle_until: now + 36e5, now }));
  server.always(deskChartCounts, () => dialogCounts);
}

const rows = () =>
  page
    .getByRole("table", { name: "Counts by state" })
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const notesAt = (part: string) =>
  [...document.querySelectorAll(`svg [data-state="${part}"] text`)].length > 0;
const notes = () =>
  [...document.querySelectorAll("svg .count text")].map(({ textContent }) => textContent);

test("an approver sees on the drawing how often, how long, and where applicants stop", async () => {
  answerAs("approver");
  openDesk("/desk/counts/formDialog");
  await comesTo("Where applicants stop");
  expect(notes().toSorted()).toEqual(["7", "7 · 2 hrs", "9 · 12 secs"]);
  expect(notesAt("formDialog.opened")).toBe(true);
  expect(rows()).toEqual([
    ["opened", "3", "1", "7", "2 hrs"],
    ["closed", "0", "–", "9", "12 secs"],
  ]);
  expect(page.getByRole("link", { name: "Open its chart page" }).elements()).toEqual([]);
  expect(await brokenRules()).toEqual([]);
});

test("another chart is chosen; one that is not counted says why, in each language", async () => {
  answerAs("auditor");
  const history = openDesk("/desk/counts/formDialog");
  await comesTo("Where applicants stop");
  server.withhold(deskChartCounts);
  await page.getByLabelText("Chart").selectOptions("session");
  await until(() => server.newest(deskChartCounts));
  // The chart itself is loaded too, and the page that is left may have asked once more.
  await until(
    () => expect(document.body.innerText).toContain("There are no counts of this chart"),
    () => {
      if (server.waiting.length > 0) server.refuse(deskChartCounts, "notCounted");
    },
  );
  expect(history.location.pathname).toBe("/desk/counts/session");
  await activateLocale("zh-CN");
  await seesText("此状态图没有统计");
  await activateLocale("zh-TW");
  await seesText("此狀態圖沒有統計");
  await activateLocale("en");
  expect(await brokenRules()).toEqual([]);
});

test("where the portal serves its charts, the page leads to the chart with its counts", async () => {
  servesCharts();
  answerAs("auditor");
  openDesk("/desk/people");
  await press("Counts", "link");
  await comesTo("Where applicants stop");
  await expect
    .element(page.getByRole("link", { name: /^Open its chart page/ }))
    .toHaveAttribute("href", "/charts/review/kyc-status?panel=counts&version=1");
});

test("the counts of an older version are chosen, and the page says what is drawn", async () => {
  answerAs("auditor");
  const counts = { ...dialogCounts, version: 2, versions: [1, 2] };
  server.always(deskChartCounts, () => counts);
  const history = openDesk("/desk/counts/formDialog");
  await seesText("Version 2 of the chart");
  server.withhold(deskChartCounts);
  await page.getByLabelText("Version of the chart").selectOptions("Version 1");
  await until(() => server.newest(deskChartCounts));
  server.answer(deskChartCounts, { ...counts, version: 1 });
  await seesText(/Version 1 of the chart.*The drawing is of the newest version/);
  expect(history.location.href).toBe("/desk/counts/formDialog?version=1");
  expect(await brokenRules()).toEqual([]);
});

test("a person who may not see counts finds no such page", async () => {
  answerAs("auditor");
  server.withhold(deskChartCounts);
  openDesk("/desk/counts/formDialog");
  await until(() => server.newest(deskChartCounts));
  server.refuse(deskChartCounts, "notFound");
  await comesTo("Page not found");
  expect(await brokenRules()).toEqual([]);
});

test("a chart that does not exist is a page that does not exist", async () => {
  answerAs("auditor");
  openDesk("/desk/counts/passport");
  await comesTo("Page not found");
  expect(await brokenRules()).toEqual([]);
});
