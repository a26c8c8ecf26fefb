import type { AnyActorRef } from "xstate";

/** Whether this installation shows its charts. */
export const hasCharts = (): boolean => document.documentElement.dataset["charts"] !== undefined;

/** Lets the chart pages of this browser follow the charts of this tab, where the installation shows them. */
export function tellCharts(root: AnyActorRef): void {
  if (hasCharts()) void import("./report-charts.ts").then(({ reportCharts }) => reportCharts(root));
}
