import type { Report } from "@gatehouse/machines/charts/live";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useChart, useChartSearch, useRoot } from "../app/navigation.tsx";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import * as css from "../page/page.css.ts";
import { Now } from "../walk/Now.tsx";
import { ChooseTab } from "./ChooseTab.tsx";
import { Running } from "./Running.tsx";
import { newestOf, openTabs } from "./tabs.ts";
import { Timeline } from "./Timeline.tsx";

const none = new Set<number>();

/** What this chart does in the other tabs of this browser, or in one of them, with a timeline. */
export function LivePanel() {
  const { name } = useChart();
  const { tab } = useChartSearch();
  const root = useRoot();
  const { reports: all, shown } = useSelector(root, ({ context }) => context);
  const isFollowing = useSelector(root, (snapshot) => snapshot.matches("following"));
  const reports = useMemo(
    () => (tab === undefined ? all : all.filter((report) => report.tab === tab)),
    [all, tab],
  );
  const report = isFollowing
    ? newestOf(reports)
    : (reports.find(({ number }) => number === shown) ?? reports[0]);
  const active = useMemo(() => activeIn(report, name), [report, name]);
  const marks = useMemo(() => ({ active, open: none, taken: none }), [active]);
  return (
    <Beside
      lead={
        <>
          <ChooseTab tabs={openTabs(all)} />
          {report ? <State active={active} /> : <Nothing />}
        </>
      }
      rest={
        <>
          {report ? <Running report={report} /> : null}
          <Timeline reports={reports} shown={report?.number} />
        </>
      }
    >
      <Canvas marks={marks} />
    </Beside>
  );
}

/** All states of all actors that run the chart. */
const activeIn = (report: Report | undefined, chart: string): ReadonlySet<string> =>
  new Set((report?.running ?? []).flatMap((one) => (one.chart === chart ? one.states : [])));

function Nothing() {
  const { tab } = useChartSearch();
  return (
    <p className={css.asideText} role="status">
      {tab === undefined ? (
        <Trans>
          No other tab of this browser has told anything yet. Open the portal in another tab and use
          it.
        </Trans>
      ) : (
        <Trans>This tab is closed, or it has told nothing yet.</Trans>
      )}
    </p>
  );
}

function State({ active }: { active: ReadonlySet<string> }) {
  const { name } = useChart();
  return active.size > 0 ? (
    <Now active={active} />
  ) : (
    <p className={css.asideText} role="status">
      <Trans>{name} does not run in that tab.</Trans>
    </p>
  );
}
