import { Trans, useLingui } from "@lingui/react/macro";
import { lasted } from "#browser/drawing/notes.ts";
import { StatePath } from "#browser/drawing/StatePath.tsx";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import type { Locale } from "#contract/locales.ts";
import { NoCell, Table } from "#ui/Table/Table.tsx";
import { h2 } from "#ui/theme/type.css.ts";

/** What the drawing shows, the state at which most stopped first. */
export function CountsTable({ counts: { states } }: { counts: ChartCounts }) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const heads = [t`State`, t`Stopped here`, t`Here now`, t`Entered`, t`Lasted`];
  return (
    <>
      <h2 className={h2}>
        <Trans>States</Trans>
      </h2>
      <Table caption={t`Counts by state`} heads={heads} focusable>
        {states
          .toSorted((one, other) => other.left - one.left || (other.here ?? 0) - (one.here ?? 0))
          .map((one) => (
            <tr key={one.state}>
              <th scope="row">
                <StatePath of={one.state} />
              </th>
              <td>{one.left}</td>
              <td>{one.here ?? <NoCell />}</td>
              <td>{one.entered}</td>
              <td>{lasted(one.medianSeconds, locale) || <NoCell />}</td>
            </tr>
          ))}
      </Table>
    </>
  );
}
