import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { leaveCharts, showCharts } from "#tests/support/screens/chart-pages.tsx";

afterEach(leaveCharts);

/** The rows of the table, each with the chart from which it leads. */
function rowsOf(table: Element): string[] {
  let chart = "";
  return [...table.querySelectorAll("tbody tr")].flatMap((row) => {
    const cells = [...row.querySelectorAll("td")].map(({ textContent }) => textContent);
    chart = row.querySelector("th a")?.textContent ?? chart;
    return cells.length === 0 ? [] : [[chart, ...cells].join(" ")];
  });
}

const nameOf = (id: string) => id.split(".").at(-1)!;

/** The words of the arrows in the picture, without what stands in its boxes. */
const drawnArrows = () =>
  [...document.querySelectorAll("svg g[data-arrow]")].flatMap((arrow) =>
    [...arrow.querySelectorAll("text")].map(({ textContent }) => textContent),
  );

test.each([
  ["en", "Show as a table", "runs", "portal: a tab of an applicant"],
  ["zh-CN", "以表格显示", "运行", "portal：申请人的标签页"],
  ["zh-TW", "以表格顯示", "執行", "portal：申請人的分頁"],
] as const)(
  "in %s a table says what the picture of all charts shows, with a link to each chart",
  async (locale, open, runs, place) => {
    await showCharts("/charts", locale);
    await page.getByText(open).click();
    const table = page.getByRole("table").element();
    const rows = rowsOf(table);
    expect(rows).toContain("decision kyc.approve kyc.reject kycStatus");
    expect(rows).toContain(`session ${runs} leaving`);
    expect(rows).toContain(`session ${runs} call`);
    expect(rows).toContain("desk tab.report charts.live");
    const said = rows.join(" ").split(" ");
    expect(
      drawnArrows().filter((text) => text.split(" ").some((word) => !said.includes(word))),
    ).toEqual([]);
    const charts = [...document.querySelectorAll("svg g[data-state]")]
      .map((box) => (box as HTMLElement).dataset["state"]!)
      .filter((id) => id.split(".").length === 3);
    const linked = new Set([...table.querySelectorAll("a")].map(({ textContent }) => textContent));
    expect(charts.map(nameOf).filter((name) => !linked.has(name))).toEqual([]);
    await expect.element(page.getByRole("row", { name: place })).toBeVisible();
    expect([...document.querySelectorAll("svg text.name")].map((one) => one.textContent)).toContain(
      place,
    );
    expect(await brokenRules()).toEqual([]);
  },
);

test.each([
  ["zh-CN", /^它启动和停止/],
  ["zh-TW", /^它啟動和停止/],
] as const)("in %s a chart page says why no person touches its chart", async (locale, words) => {
  await showCharts("/charts/portal/portal", locale);
  await expect.element(page.getByText(words)).toBeVisible();
});
