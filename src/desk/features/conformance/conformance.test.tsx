import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type ChartReport, deskConformance } from "#contract/calls/charts/desk-charts.ts";
import { activateLocale } from "#desk/app/i18n.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { mei, now } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, seesNoText, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

const kycStatus: ChartReport = {
  chart: "kycStatus",
  version: 2,
  is_current: true,
  histories: 12,
  events: 40,
  misfit_count: 0,
  misfits: [],
  gone: [],
};
const questionnaire = { ...kycStatus, chart: "questionnaire", version: null, events: null };
const older: ChartReport = {
  ...kycStatus,
  version: 1,
  is_current: false,
  histories: 3,
  events: 6,
  misfit_count: 2,
  misfits: [
    { line: "exchange", seq: 2, event: "kyc.approve", expected: "", found: "approved" },
    { line: "goldToken", seq: null, event: null, expected: "inProgress", found: "approved" },
  ],
  gone: [{ state: "parked", count: 3 }],
};

function answerAs(role: "administrator" | "auditor", charts: ChartReport[] | null) {
  answerDesk(undefined, { ...mei, roles: [role] });
  const checked_at = charts === null ? null : now;
  server.always(deskConformance, () => ({ checked_at, charts: charts ?? [] }));
}

const toCounts = "Where do applicants stop? kycStatus";

const cellsIn = (name: string) =>
  page
    .getByRole("table", { name, exact: true })
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("an auditor reads that every history fits its chart", async () => {
  answerAs("auditor", [kycStatus, questionnaire]);
  openDesk("/desk/conformance");
  await comesTo("Chart conformance");
  await seesText("Every history fits its chart, and every stored state exists.");
  await seesText(
    "Checked 23 November 2026, 10:00 HKT. Every stored history was replayed on the chart of its version. One of an older version is checked by its states and events; roles and conditions were checked when it happened.",
  );
  expect(cellsIn("Charts")).toEqual([
    [`kycStatus${toCounts}`, "2", "12", "40", "0", "–"],
    ["questionnaire", "Only the state is stored", "12", "–", "–", "–"],
  ]);
  expect(page.getByRole("table").elements()).toHaveLength(1);
  expect(await brokenRules()).toEqual([]);
});

test("an administrator finds what does not fit and the states that are gone", async () => {
  answerAs("administrator", [kycStatus, older]);
  openDesk("/desk/people");
  await press("Conformance", "link");
  await comesTo("Chart conformance");
  await seesText("Some histories do not fit, or a stored state no longer exists.");
  expect(cellsIn("Charts")[1]).toEqual(["kycStatus", "1older", "3", "6", "2", "parked: 3"]);
  expect(cellsIn("Histories that do not fit")).toEqual([
    ["kycStatus 1", "Exchange", "2 kyc.approve", "–", "approved"],
    ["kycStatus 1", "Gold token", "Stored status", "inProgress", "approved"],
  ]);
  await seesNoText("Here are the first 50 of each version.");
  expect(await brokenRules()).toEqual([]);
});

test("a list that is cut says so", async () => {
  answerAs("auditor", [kycStatus, { ...older, misfit_count: 300 }]);
  openDesk("/desk/conformance");
  await comesTo("Chart conformance");
  expect(document.body.innerText).toContain("Here are the first 50 of each version.");
});

test("before the first check the page says when it runs, in each language", async () => {
  answerAs("auditor", null);
  openDesk("/desk/conformance");
  await seesText("The first check runs within an hour after the portal starts.");
  await activateLocale("zh-CN");
  await seesText("首次检查将在门户启动后一小时内进行。");
  await activateLocale("zh-TW");
  await seesText("首次檢查會在網站啟動後一小時內進行。");
  expect(await brokenRules()).toEqual([]);
  await activateLocale("en");
});

test("a page that does not load can be tried again", async () => {
  answerAs("auditor", [kycStatus]);
  server.withhold(deskConformance);
  openDesk("/desk/conformance");
  await until(() => server.newest(deskConformance));
  server.lose(deskConformance);
  await comesTo("This page could not be loaded");
  server.always(deskConformance, () => ({ checked_at: now, charts: [kycStatus] }));
  await press("Try again");
  await comesTo("Chart conformance");
  expect(cellsIn("Charts")).toHaveLength(1);
});

test("for a role that may not see it the page does not exist", async () => {
  answerDesk();
  server.withhold(deskConformance);
  openDesk("/desk/conformance");
  await until(() => server.newest(deskConformance));
  server.refuse(deskConformance, "notFound");
  await comesTo("Page not found");
  expect(document.title).toBe("Page not found - Gatehouse");
});

test("a chart of a line leads to its counts", async () => {
  answerAs("auditor", [kycStatus, older, questionnaire]);
  openDesk("/desk/conformance");
  await comesTo("Chart conformance");
  const links = page.getByRole("link", { name: /^Where do applicants stop\?/ }).elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/desk/counts/kycStatus"]);
  expect(await brokenRules()).toEqual([]);
});
