import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { leaveCharts, showCharts as open } from "#tests/support/screens/chart-pages.tsx";

afterEach(leaveCharts);

test("the table says how long a wait is", async () => {
  await open("/charts/application/draft");
  const waits = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(waits).toContain("after retryDelay (5 s)");
});

const contentOf = (cell: Element) => getComputedStyle(cell, "::before").content;

test("on a phone the table stands in rows of lines, each beside the head of its column, and stays a table", async () => {
  await open("/charts/sessions/session", "zh-TW", 360);
  const table = page.getByRole("table").element();
  expect(table.parentElement!.scrollWidth).toBe(table.parentElement!.clientWidth);
  const heads = page.getByRole("columnheader").elements();
  const named = heads.slice(1).map(({ textContent }) => `"${textContent}" / ""`);
  const cells = [...table.querySelectorAll("td:not([colspan])")];
  expect(new Set(cells.map(contentOf))).toEqual(new Set(named));
  expect(cells.every((cell) => cell.matches("[role=row] > [role=cell]"))).toBe(true);
  expect(await brokenRules()).toEqual([]);
});
