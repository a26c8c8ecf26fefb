import type { Report } from "@gatehouse/machines/charts/live";
import { Trans } from "@lingui/react/macro";
import { entries } from "virtual:charts";
import { link } from "#ui/shared/link.css.ts";
import { ChartLink, useChart, useChartSearch } from "../app/navigation.tsx";
import * as css from "../page/page.css.ts";

/** The charts that run in the tab of a report. */
export function Running({ report }: { report: Report }) {
  const { name } = useChart();
  const { tab } = useChartSearch();
  const charts = [...new Set(report.running.map(({ chart }) => chart))].toSorted();
  const pathOf = new Map(entries.map((entry) => [entry.name, entry.path]));
  return (
    <div className={css.part}>
      <h2 className={css.asideHead}>
        <Trans>Charts that run there</Trans>
      </h2>
      <ul className={css.list}>
        {charts.map((chart) => {
          const path = pathOf.get(chart);
          return (
            <li key={chart} className={css.code}>
              {path === undefined || chart === name ? (
                chart
              ) : (
                <ChartLink
                  path={path}
                  search={{ panel: "live", ...(tab === undefined ? {} : { tab }) }}
                  className={link}
                >
                  {chart}
                </ChartLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
