import { expect, test } from "vitest";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { servesCharts } from "#tests/support/screens/charts.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { caseId, row } from "#tests/support/screens/desk-sample.ts";
import { comesTo, sees, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

async function openCase() {
  answerDesk();
  openDesk(atCase);
  await comesTo(row.name);
}

const why = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/charts/"]')];

test("where the portal serves its charts, each status of a line opens its chart at the line of the case", async () => {
  servesCharts();
  await openCase();
  const of = (line: string) =>
    ["kyc-status", "business-account", "decision"].map((chart) => [
      `/charts/review/${chart}?case=${caseId}&line=${line}`,
      "_blank",
      "noopener",
    ]);
  await until(() =>
    expect(why().map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual(
      ["exchange", "collateralLending"].flatMap(of),
    ),
  );
  await sees("link", "Why is this status here? Collateral lending, Decision. Opens in a new tab.");
  expect(await brokenRules()).toEqual([]);
});

test("elsewhere a case has no link to a chart", async () => {
  await openCase();
  await seesText("Proposed by Arun Pillai");
  expect(why()).toEqual([]);
});
