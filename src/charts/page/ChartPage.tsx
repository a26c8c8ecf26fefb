import { Trans, useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#browser/page-title.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import {
  ChartLink,
  IndexLink,
  useChart,
  useChartSearch,
  useHistoryData,
} from "../app/navigation.tsx";
import { type Panel, panels } from "../app/search.ts";
import { CountsPanel } from "../history/CountsPanel.tsx";
import { HistoryPanel } from "../history/HistoryPanel.tsx";
import { LivePanel } from "../live/LivePanel.tsx";
import { Page } from "../shell/Page.tsx";
import { PathsPanel } from "../walk/PathsPanel.tsx";
import { WalkPanel } from "../walk/WalkPanel.tsx";
import { CopyAs } from "./CopyAs.tsx";
import * as css from "./page.css.ts";
import { Proof } from "./Proof.tsx";
import { StateTable } from "../table/StateTable.tsx";

/** One chart: its drawing beside what is done with it, and below all that is written about it. */
export function ChartPage() {
  const { t } = useLingui();
  const chart = useChart();
  const panel = usePanel();
  const Shown = shownPanels[panel];
  usePageTitle(t`Chart ${chart.name}`);
  return (
    <Page>
      <PageHead
        eyebrow={
          <IndexLink className={css.back}>
            <Trans>All charts</Trans>
          </IndexLink>
        }
        title={<span className={css.code}>{chart.name}</span>}
        lead={<span lang="en">{chart.question}</span>}
      />
      <PanelLinks now={panel} />
      <Shown key={chart.path} />
      <StateTable />
      <Proof />
      <CopyAs />
    </Page>
  );
}

const shownPanels = {
  walk: WalkPanel,
  paths: PathsPanel,
  live: LivePanel,
  history: HistoryPanel,
  counts: CountsPanel,
} as const;

/** An address with a line begins with what happened to it. */
function usePanel(): Panel {
  const { panel, walk } = useChartSearch();
  const hasHistory = useHistoryData() !== null;
  if (panel === "history" && !hasHistory) return "walk";
  return panel ?? (hasHistory && walk === undefined ? "history" : "walk");
}

function PanelLinks({ now }: { now: Panel }) {
  const { t } = useLingui();
  const { path } = useChart();
  const { closed, find, line, case: id, tab } = useChartSearch();
  const hasHistory = useHistoryData() !== null;
  const names = {
    history: t`What happened`,
    walk: t`Walk`,
    paths: t`Generated paths`,
    live: t`Live`,
    counts: t`Counts`,
  };
  const kept = Object.entries({ closed, find, line, case: id, tab }).filter(([, value]) => value);
  return (
    <nav aria-label={t`What the drawing shows`} className={css.panels}>
      {panels
        .filter((panel) => panel !== "history" || hasHistory)
        .map((panel) => (
          <ChartLink
            key={panel}
            path={path}
            search={{ ...Object.fromEntries(kept), panel }}
            className={css.panelLink}
            {...(panel === now ? { "aria-current": "page" } : {})}
            resetScroll={false}
          >
            {names[panel]}
          </ChartLink>
        ))}
    </nav>
  );
}
