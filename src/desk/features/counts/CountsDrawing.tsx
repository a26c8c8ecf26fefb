import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { hasCharts } from "#browser/charts-shown.ts";
import { leastReadable } from "#browser/drawing/drawing.ts";
import type { DrawnChart } from "#browser/drawing/drawn-chart.ts";
import { CountsNote } from "#browser/drawing/CountsNote.tsx";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import { DrawingFrame } from "#browser/drawing/frame/DrawingFrame.tsx";
import { noMarks } from "#browser/drawing/marks.ts";
import { notesOf } from "#browser/drawing/notes.ts";
import { Picture } from "#browser/drawing/Picture.ts";
import { reveal } from "#browser/drawing/frame/reveal.ts";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import type { Locale } from "#contract/locales.ts";
import { useGo } from "#desk/app/navigation.tsx";
import { link } from "#ui/shared/link.css.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./counts.css.ts";

interface Shown {
  chart: DrawnChart;
  counts: ChartCounts;
}

/** The drawing of a chart with what is counted on it; a frame scrolls it. */
export function CountsDrawing({ chart, counts }: Shown) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const notes = useMemo(() => notesOf(counts, chart, locale), [counts, chart, locale]);
  const { toCounts } = useGo();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = frame.current!.getElementsByClassName("count");
    if (first) reveal(frame.current!, first);
  }, [chart]);
  return (
    <>
      <div className={css.note}>
        <CountsNote counts={counts} onVersion={(version) => toCounts(chart.name, version)} />
        {hasCharts() ? <ChartPageLink path={chart.path} version={counts.version} /> : null}
      </div>
      <DrawingFrame ref={frame} label={t`Drawing of ${chart.name}`} fits>
        <Picture
          label={t`State chart ${chart.name} with its counts. The table below says the same.`}
          drawing={chart.drawing}
          marks={{ ...noMarks, notes }}
          words={wordsIn(i18n)}
          least={leastReadable}
        />
      </DrawingFrame>
    </>
  );
}

const ChartPageLink = ({ path, version }: { path: string; version: number }) => (
  <a
    className={link}
    href={`/charts/${path}?panel=counts&version=${version}`}
    target="_blank"
    rel="noopener"
  >
    <Trans>
      Open its chart page
      <VisuallyHidden>. Opens in a new tab.</VisuallyHidden>
    </Trans>
  </a>
);
