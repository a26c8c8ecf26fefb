import { Trans, useLingui } from "@lingui/react/macro";
import { Sentences } from "#browser/Sentences.tsx";
import type { ChartReport } from "#contract/calls/charts/desk-charts.ts";
import { limits } from "#contract/limits.ts";
import { businessLines } from "#contract/business-lines.ts";
import { Cell, NoCell, Row, Table } from "#ui/Table/Table.tsx";
import { h2 } from "#ui/theme/type.css.ts";

type Misfit = ChartReport["misfits"][number];

/** What no chart explains; the command names the accounts. */
export function MisfitTable({ charts }: { charts: readonly ChartReport[] }) {
  const { t } = useLingui();
  if (charts.every(({ misfits }) => misfits.length === 0)) return null;
  const isCut = charts.some(({ misfits, misfit_count }) => misfits.length < misfit_count);
  return (
    <>
      <h2 className={h2}>
        <Trans>Histories that do not fit</Trans>
      </h2>
      <p>
        <Sentences>
          <Trans>To find the accounts, run npm run desk -- replay on the server.</Trans>
          {isCut ? <Trans>Here are the first {limits.deskPage} of each version.</Trans> : null}
        </Sentences>
      </p>
      <Table
        stacks
        caption={t`Histories that do not fit`}
        heads={[t`Chart`, t`Business line`, t`Event`, t`Expected`, t`Found`]}
      >
        {charts.flatMap(({ chart, version, misfits }) =>
          misfits.map((each, at) => (
            <MisfitRow key={`${chart} ${version} ${at}`} chart={`${chart} ${version}`} {...each} />
          )),
        )}
      </Table>
    </>
  );
}

function MisfitRow({ chart, line, seq, event, expected, found }: Misfit & { chart: string }) {
  const { t, i18n } = useLingui();
  const known = Object.entries(businessLines).find(([id]) => id === line)?.[1];
  return (
    <Row>
      <Cell>{chart}</Cell>
      <Cell head={t`Business line`}>{known ? i18n._(known.name) : line}</Cell>
      <Cell head={t`Event`}>
        {seq === null ? <Trans>Stored status</Trans> : `${seq} ${event ?? ""}`}
      </Cell>
      <Cell head={t`Expected`}>{expected || <NoCell />}</Cell>
      <Cell head={t`Found`}>{found}</Cell>
    </Row>
  );
}
