import type { Report } from "@gatehouse/machines/charts/live";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { entries } from "virtual:charts";
import { link } from "#ui/shared/link.css.ts";
import { ChartLink, useChart, useRoot } from "../app/navigation.tsx";
import { Canvas } from "../page/Canvas.tsx";
import * as css from "../page/page.css.ts";
import { Now } from "../walk/Now.tsx";
import { Timeline } from "./Timeline.tsx";

const none = new Set<number>();

/** What this chart does in the other tabs of this browser, with a timeline. */
export function LivePanel() {
  const { name } = useChart();
  const root = useRoot();
  const { reports, shown } = useSelector(root, ({ context }) => context);
  const isFollowing = useSelector(root, (snapshot) => snapshot.matches("following"));
  const report = isFollowing
    ? reports.at(-1)
    : (reports.find(({ number }) => number === shown) ?? reports[0]);
  const active = useMemo(() => activeIn(report, name), [report, name]);
  const marks = useMemo(() => ({ active, open: none, taken: none }), [active]);
  return (
    <div className={css.columns}>
      <Canvas marks={marks} />
      <aside className={css.aside}>
        {report ? <Running report={report} active={active} /> : <Nothing />}
        <Timeline reports={reports} shown={report?.number} />
      </aside>
    </div>
  );
}

/** All states of all actors that run the chart. */
const activeIn = (report: Report | undefined, chart: string): ReadonlySet<string> =>
  new Set((report?.running ?? []).flatMap((one) => (one.chart === chart ? one.states : [])));

const Nothing = () => (
  <p className={css.asideText}>
    <Trans>
      No other tab of this browser has told anything yet. Open the portal in another tab and use it.
    </Trans>
  </p>
);

function Running({ report, active }: { report: Report; active: ReadonlySet<string> }) {
  const { name } = useChart();
  const charts = [...new Set(report.running.map(({ chart }) => chart))].toSorted();
  const pathOf = new Map(entries.map((entry) => [entry.name, entry.path]));
  return (
    <>
      {active.size > 0 ? (
        <Now active={active} />
      ) : (
        <p className={css.asideText}>
          <Trans>{name} does not run in that tab.</Trans>
        </p>
      )}
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
                  <ChartLink path={path} search={{ panel: "live" }} className={link}>
                    {chart}
                  </ChartLink>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
