import { type RawBuilder, sql } from "kysely";
import type { QueryOf, ReplyTo } from "#contract/calls/call.ts";
import type { deskCases } from "#contract/calls/desk-cases.ts";
import { ages, queueIds, type View, viewIds } from "#contract/desk/queues.ts";
import { beforeWorkingDays } from "#contract/application/working-days.ts";
import type { LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { zone } from "#contract/zone.ts";
import type { Tx } from "#server/database/database.ts";
import type { Case } from "./case-queries.ts";
import { todayOf } from "#server/clock.ts";

type Asked = QueryOf<typeof deskCases>;
type Row = ReplyTo<typeof deskCases>["cases"][number];

/** Reads at most `deskCountMost` index entries for each view. */
export async function countsOf(handle: Tx, personId: string) {
  const counted = viewIds.map(
    (view) => sql<number>`(select count(*)::int from (
      select 1 from review_case where ${inView(view, personId)} limit ${limits.deskCountMost}
    ) as listed)`,
  );
  const columns = sql.join(viewIds.map((view, at) => sql`${counted[at]!} as ${sql.ref(view)}`));
  const { rows } = await sql<Record<View, number>>`select ${columns}`.execute(handle);
  return viewIds.map((view) => ({ view, count: rows[0]![view] }));
}

/** What a person has to do: cases that are decided or wait for the applicant are not on the list. */
function inView(view: View, personId: string): RawBuilder<boolean> {
  if (view === "mine") return sql`assignee = ${personId} and queue not in ('closed', 'waiting')`;
  if (view === "unassigned") return sql`assignee is null and queue not in ('closed', 'waiting')`;
  return sql`queue = ${view}`;
}

/** What the applicant answered comes first on the lists across the queues. */
const isAcrossQueues = (view: View) => view === "mine" || view === "unassigned";
const orderOf = (view: View): RawBuilder<unknown> =>
  isAcrossQueues(view)
    ? sql`(queue <> 'resubmitted'), queued_at, application_id`
    : sql`queued_at, application_id`;

const cursorPattern = /^([01])\.(\d{13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** One more row than a page tells whether there is a next. */
export async function pageOfCases(
  handle: Tx,
  asked: Asked,
  { personId, now }: { personId: string; now: Date },
) {
  const where = [
    inView(asked.view, personId),
    ...filtersOf(asked),
    ...agedOf(asked.age, now),
    ...afterOf(asked),
  ];
  const { rows } = await sql<Case & { assignee_name: string | null }>`
    select review_case.*, desk_person.name as assignee_name
    from review_case left join desk_person on desk_person.id = review_case.assignee
    where ${sql.join(where, sql` and `)}
    order by ${orderOf(asked.view)} limit ${limits.deskPage + 1}`.execute(handle);
  const page = rows.slice(0, limits.deskPage);
  const last = rows.length > limits.deskPage ? page.at(-1) : undefined;
  const next = last ? cursorTo(last) : null;
  return { cases: await rowsOf(handle, page), next };
}

function filtersOf({ line, kind, band, jurisdiction, assignee }: Asked): RawBuilder<boolean>[] {
  const equal = { kind, band, jurisdiction };
  return [
    ...Object.entries(equal).flatMap(([column, value]) =>
      value === "" ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`],
    ),
    ...(line === "" ? [] : [sql<boolean>`lines @> array[${line}]::text[]`]),
    ...(assignee === "" ? [] : [sql<boolean>`assignee::text = ${assignee}`]),
  ];
}

/** By the working days of Hong Kong, where the desk is. A closed case does not wait. */
function agedOf(age: Asked["age"], now: Date): RawBuilder<boolean>[] {
  if (age === "") return [];
  const day = beforeWorkingDays(todayOf(now), ages[age], "HK");
  return [
    sql<boolean>`clock <> 'stopped' and queued_at < (${day}::date + 1)::timestamp at time zone ${zone}`,
  ];
}

const cursorTo = ({ queue, queued_at, application_id }: Case): string =>
  `${queue === "resubmitted" ? 0 : 1}.${queued_at.getTime()}.${application_id}`;

/** A cursor that was not given out starts at the beginning. */
function afterOf({ view, after }: Asked): RawBuilder<boolean>[] {
  const [, later, at, id] = cursorPattern.exec(after) ?? [];
  if (at === undefined || id === undefined) return [];
  const moment = new Date(Number(at));
  const place = isAcrossQueues(view)
    ? sql`(${later === "1"}::boolean, ${moment}::timestamptz, ${id}::uuid)`
    : sql`(${moment}::timestamptz, ${id}::uuid)`;
  return [sql<boolean>`(${orderOf(view)}) > ${place}`];
}

async function rowsOf(handle: Tx, cases: readonly Case[]): Promise<Row[]> {
  const accounts = [...new Set(cases.map(({ account_id }) => account_id))];
  const statuses =
    accounts.length === 0
      ? []
      : await handle
          .selectFrom("line_status")
          .select(["account_id", "line", "state"])
          .where("account_id", "in", accounts)
          .where("chart", "=", "kycStatus")
          .execute();
  const stateOf = (accountId: string, line: string) =>
    statuses.find((each) => each.account_id === accountId && each.line === line)?.state ?? "";
  return cases.map((row) => rowOf(row, (line) => stateOf(row.account_id, line)));
}

type Listed = Case & { assignee_name?: string | null };

export function rowOf(row: Listed, stateOf: (line: string) => string): Row {
  return {
    id: row.application_id,
    reference: row.reference,
    name: row.name,
    kind: row.kind,
    jurisdiction: row.jurisdiction,
    lines: row.lines.map((line) => ({ line: line as LineId, kyc_status: stateOf(line) })),
    band: row.band,
    round: row.round,
    queue: queueIds.find((queue) => queue === row.queue)!,
    queued_at: row.queued_at.getTime(),
    clock: row.clock,
    due_on: row.due_on,
    days_left: row.days_left,
    assignee: row.assignee ? { id: row.assignee, name: row.assignee_name ?? "" } : null,
  };
}
