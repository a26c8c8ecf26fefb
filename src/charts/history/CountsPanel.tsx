import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Sentences } from "#browser/Sentences.tsx";
import { CountsNote, NotCounted } from "#browser/drawing/CountsNote.tsx";
import { StatePath } from "#browser/drawing/StatePath.tsx";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import type { Locale } from "#contract/locales.ts";
import { useAddress, useChart, useCounted } from "../app/navigation.tsx";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import * as css from "../page/page.css.ts";
import { lasted, notesOf } from "#browser/drawing/notes.ts";
import { Unavailable } from "./Unavailable.tsx";

/** How often each state and transition was taken, how long it lasted, and where applicants stopped. */
export function CountsPanel() {
  const counted = useCounted();
  if (!counted) return null;
  if (counted.ok) return <Counted counts={counted.data} />;
  const missing = counted.refusal === "notCounted" ? <NoCounts /> : <NotForPerson />;
  return <Unavailable refusal={counted.refusal} missing={missing} />;
}

const NoCounts = () => (
  <Sentences>
    <Trans>
      There are no counts of this chart. The browsers of applicants send counts only where the
      setting CHART_COUNTS is on.
    </Trans>
    <NotCounted />
  </Sentences>
);

const NotForPerson = () => (
  <Trans>
    The person who is logged in may not see counts. Approvers, auditors and administrators may.
  </Trans>
);

function useNotes(counts: ChartCounts): ReadonlyMap<string | number, string> {
  const { i18n } = useLingui();
  const chart = useChart();
  return useMemo(() => notesOf(counts, chart, i18n.locale as Locale), [counts, chart, i18n.locale]);
}

/** How often a state was entered, how often applicants stopped there, and how long it lasted. */
function StateCounts({ counts }: { counts: ChartCounts["states"][number] }) {
  const { i18n } = useLingui();
  const { entered, left } = counts;
  const time = lasted(counts.medianSeconds, i18n.locale as Locale);
  if (!time)
    return (
      <Trans>
        Entered {entered}, stopped {left}
      </Trans>
    );
  return (
    <Trans>
      Entered {entered}, stopped {left}, lasted {time}
    </Trans>
  );
}

function Counted({ counts }: { counts: ChartCounts }) {
  const { t } = useLingui();
  const { name } = useChart();
  const { change } = useAddress();
  const notes = useNotes(counts);
  const marks = useMemo(
    () => ({ active: new Set<string>(), open: new Set<number>(), taken: new Set<number>(), notes }),
    [notes],
  );
  const stopped = counts.states.toSorted((one, other) => other.left - one.left);
  return (
    <Beside
      lead={
        <>
          <h2 className={css.asideHead}>
            <Trans>Where do applicants stop?</Trans>
          </h2>
          <CountsNote
            counts={counts}
            onVersion={(version) => change({ version: String(version) })}
          />
        </>
      }
      rest={
        <ol className={css.list} aria-label={t`Counts of ${name}`}>
          {stopped.map((one) => (
            <li key={one.state}>
              <span className={css.standing}>
                <StatePath of={one.state} />
              </span>
              <span className={css.when}>
                <StateCounts counts={one} />
              </span>
            </li>
          ))}
        </ol>
      }
    >
      <Canvas marks={marks} />
    </Beside>
  );
}
