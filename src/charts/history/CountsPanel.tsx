import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import type { Locale } from "#contract/locales.ts";
import { NoCell, Table } from "#ui/Table/Table.tsx";
import { useChart, useCounted } from "../app/navigation.tsx";
import { Canvas } from "../page/Canvas.tsx";
import * as css from "../page/page.css.ts";
import { lasted } from "./lasted.ts";
import { stepOf } from "./matching.ts";
import { NotTold } from "./NotTold.tsx";

/** How often each state and transition was taken, how long it lasted, and where applicants stopped. */
export function CountsPanel() {
  const counted = useCounted();
  if (!counted) return null;
  return counted.ok ? <Counted counts={counted.data} /> : <NotTold refusal={counted.refusal} />;
}

/** The median, or the mean where browsers told only a sum. */
const spanOf = ({ medianSeconds, meanSeconds = null }: ChartCounts["states"][number]) =>
  medianSeconds ?? meanSeconds;

function useNotes({ states, transitions }: ChartCounts): ReadonlyMap<string | number, string> {
  const { i18n } = useLingui();
  const { name, parts } = useChart();
  return useMemo(() => {
    const note = (count: number, seconds: number | null) =>
      [count, lasted(seconds, i18n.locale as Locale)].filter(Boolean).join(" · ");
    const taken = transitions.flatMap((one): [number, string][] => {
      const number = stepOf(name, parts, one);
      return number === undefined ? [] : [[number, note(one.taken, null)]];
    });
    const entered = states.map((one): [string, string] => [
      `${name}.${one.state}`,
      note(one.entered, spanOf(one)),
    ]);
    return new Map<string | number, string>([...taken, ...entered]);
  }, [states, transitions, name, parts, i18n.locale]);
}

function Counted({ counts }: { counts: ChartCounts }) {
  const { t, i18n } = useLingui();
  const { name } = useChart();
  const notes = useNotes(counts);
  const marks = useMemo(
    () => ({ active: new Set<string>(), open: new Set<number>(), taken: new Set<number>(), notes }),
    [notes],
  );
  const stopped = counts.states.toSorted((one, other) => other.left - one.left);
  return (
    <div className={css.columns}>
      <Canvas marks={marks} />
      <aside className={css.aside}>
        <h2 className={css.asideHead}>
          <Trans>Where do applicants stop?</Trans>
        </h2>
        <p className={css.asideText}>
          <Trans>
            Version {counts.version} of the chart. The drawing shows how often, and how long a state
            lasted: the median, or the mean where browsers told only a sum.
          </Trans>
        </p>
        <Table
          focusable
          caption={t`Counts of ${name}`}
          heads={[t`State`, t`Entered`, t`Stopped`, t`Lasted`]}
        >
          {stopped.map((one) => (
            <tr key={one.state}>
              <th scope="row" className={css.cell}>
                {one.state}
              </th>
              <td>{one.entered}</td>
              <td>{one.left}</td>
              <td>{lasted(spanOf(one), i18n.locale as Locale) || <NoCell />}</td>
            </tr>
          ))}
        </Table>
      </aside>
    </div>
  );
}
