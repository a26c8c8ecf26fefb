import { Trans, useLingui } from "@lingui/react/macro";
import type { ChartReport } from "#contract/calls/charts/desk-charts.ts";
import { chartPaths, type StatusChart } from "#contract/application/chart-paths.ts";
import { CountsLink } from "#desk/app/navigation.tsx";
import { noteLink } from "#ui/shared/note-link.css.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Cell, CellNote, NoCell, Row, Table } from "#ui/Table/Table.tsx";

/** A row for each version of a chart; names of charts and states are those of the source. */
export function ChartTable({ charts }: { charts: readonly ChartReport[] }) {
  const { t } = useLingui();
  const heads = [
    t`Chart`,
    t`Version`,
    t`Histories`,
    t`Events`,
    t`Do not fit`,
    t`States that no longer exist`,
  ];
  return (
    <Table caption={t`Charts`} heads={heads} stacks>
      {charts.map((each) => (
        <ChartRow key={`${each.chart} ${each.version}`} {...each} />
      ))}
    </Table>
  );
}

function ChartRow(report: ChartReport) {
  const { t } = useLingui();
  return (
    <Row>
      <Cell>
        {report.chart}
        {report.is_current ? <ToCounts chart={report.chart} /> : null}
      </Cell>
      <Cell head={t`Version`}>
        {report.version ?? <Trans>Only the state is stored</Trans>}
        {report.version === null || report.is_current ? null : (
          <CellNote>
            <Trans>older</Trans>
          </CellNote>
        )}
      </Cell>
      <Cell head={t`Histories`}>{report.histories}</Cell>
      <Cell head={t`Events`}>{report.events ?? <NoCell />}</Cell>
      <Cell head={t`Do not fit`}>
        {report.events === null ? (
          <NoCell />
        ) : (
          <Badge tone={report.misfit_count === 0 ? "positive" : "negative"}>
            {report.misfit_count}
          </Badge>
        )}
      </Cell>
      <Cell head={t`States that no longer exist`}>
        {report.gone.length === 0 ? <NoCell /> : null}
        {report.gone.map(({ state, count }) => (
          <div key={state}>
            {state}: {count}
          </div>
        ))}
      </Cell>
    </Row>
  );
}

const isDrawn = (chart: string): chart is StatusChart => Object.hasOwn(chartPaths, chart);

/** Opens the drawing of a chart with the counts of its states and transitions on it. */
function ToCounts({ chart }: Pick<ChartReport, "chart">) {
  if (!isDrawn(chart)) return null;
  return (
    <CellNote>
      <CountsLink chart={chart} className={noteLink}>
        <Trans>
          Where do applicants stop?
          <VisuallyHidden> {chart}</VisuallyHidden>
        </Trans>
      </CountsLink>
    </CellNote>
  );
}
