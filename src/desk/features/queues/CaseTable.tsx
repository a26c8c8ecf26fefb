import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { businessLines } from "#contract/business-lines.ts";
import type { CaseRow } from "#contract/calls/desk-cases.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { countryName, isCountryCode } from "#contract/options/countries.ts";
import { Cell, CellNote, NoCell, Row, Table } from "#ui/Table/Table.tsx";
import { CaseLink, useQueueData } from "#desk/app/navigation.tsx";
import { useDesk } from "#desk/system/use-desk.ts";
import { kinds } from "#contract/desk/case-words.ts";
import { dayOf, spanSince } from "../words/days.ts";
import { BandMark, DueMark, KycMark } from "../words/marks.tsx";
import * as css from "./queues.css.ts";

/** A row per case; the row that was opened last has the focus. */
export function CaseTable({ rows }: { rows: readonly CaseRow[] }) {
  const { root } = useDesk();
  const { t } = useLingui();
  const heads = [t`Applicant`, t`Lines`, t`Risk`, t`Type`, t`Waiting time`, t`Due`, t`Assigned to`];
  const left = useSelector(root, ({ context }) => context.row);
  useEffect(() => {
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(left)}"]`)?.focus();
  }, [left]);
  return (
    <Table caption={t`Cases`} heads={heads} stacks>
      {rows.map((row) => (
        <OneCase key={row.id} row={row} />
      ))}
    </Table>
  );
}

function OneCase({ row }: { row: CaseRow }) {
  const { t, i18n } = useLingui();
  const { root } = useDesk();
  const locale = i18n.locale as Locale;
  const { now } = useQueueData();
  const today = dayOf(now);
  const kind = kinds[row.kind];
  return (
    <Row className={css.row}>
      <Cell className={css.applicant}>
        <CaseLink
          id={row.id}
          className={css.name}
          data-row={row.id}
          onClick={() => root.send({ type: "row.leave", row: row.id })}
        >
          {row.name}
        </CaseLink>
        <CellNote>
          {row.reference}
          {row.round > 1 ? ` · ${t`Round ${row.round}`}` : null}
        </CellNote>
      </Cell>
      <Cell head={t`Lines`}>
        <Lines lines={row.lines} />
      </Cell>
      <Cell head={t`Risk`}>
        <BandMark band={row.band} />
      </Cell>
      <Cell head={t`Type`} className={css.short}>
        {kind ? i18n._(kind) : row.kind}
        <CellNote>
          {isCountryCode(row.jurisdiction)
            ? countryName(row.jurisdiction, locale, today)
            : row.jurisdiction}
        </CellNote>
      </Cell>
      <Cell head={t`Waiting time`} className={css.figure}>
        {row.clock === "stopped" ? <NoCell /> : spanSince(row.queued_at, now, locale)}
      </Cell>
      <Cell head={t`Due`} className={css.short}>
        <DueMark {...row} />
      </Cell>
      <Cell head={t`Assigned to`}>{row.assignee?.name ?? <NoCell />}</Cell>
    </Row>
  );
}

function Lines({ lines }: Pick<CaseRow, "lines">) {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return (
    <ul className={css.lines}>
      {[...Map.groupBy(lines, ({ kyc_status }) => kyc_status)].map(([status, own]) => (
        <li key={status} className={css.line}>
          <KycMark status={status} />
          <span>
            {formatList(
              own.map(({ line }) => i18n._(businessLines[line].name)),
              locale,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
