import type { Report } from "@gatehouse/machines/charts/live";

/** A tab whose charts run. */
export interface LiveTab {
  id: string;
  /** Its root, and its place among all tabs that reported. */
  chart: string;
  number: number;
}

/** The tabs that are open: the last report of a tab that closes names nothing that runs. */
export function openTabs(reports: readonly Report[]): LiveTab[] {
  const last = new Map(reports.map((report) => [report.tab, report]));
  return [...last.values()].flatMap(({ tab, running }, at) =>
    running[0] ? [{ id: tab, chart: running[0].chart, number: at + 1 }] : [],
  );
}

/** The newest report of an open tab. */
export function newestOf(reports: readonly Report[]): Report | undefined {
  const open = new Set(openTabs(reports).map(({ id }) => id));
  return reports.findLast(({ tab }) => open.has(tab));
}
