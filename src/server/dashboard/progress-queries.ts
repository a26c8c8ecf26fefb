import type { LineId } from "#contract/business-lines.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { ItemsLeft } from "#contract/forms/flows/progress.ts";
import type { Tx } from "../database/database.ts";
import type { RegisterType } from "../database/schema/columns.ts";
import { send } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import type { SaveReply } from "../submission/submission-queries.ts";

export interface LineProgress extends ItemsLeft {
  line: LineId;
}

/** What the dashboard shows of the answers of one application. */
export interface Progress {
  entity_name: string;
  lines: LineProgress[];
}

export interface StoredProgress extends Progress {
  basis: string;
}

/** An application without its answers. */
export interface Overview {
  id: string;
  flow: FlowId;
  reference: string;
  state: "draft" | "submitted";
  rules_on: string;
  revision: number;
  /** Changes with the stored files. */
  files: string;
  updated_at: Date;
  updated_by: string;
  register_type: RegisterType;
  submitted_by: string | null;
  submission: SaveReply["submission"];
  progress: StoredProgress | null;
}

const overviews = (accountId: string) => statement<Overview>`
  select application.id, flow, reference, state, rules_on, revision, updated_at, updated_by, register_type,
    (
      select md5(coalesce(string_agg(upload.id || ' ' || upload.created_at, ' ' order by upload.id), ''))
      from upload
      where application_id = application.id and upload.state = 'stored'
    ) as files,
    submitted.member_id as submitted_by, submitted.reply->'submission' as submission,
    to_json(progress) as progress
  from application
    join account on account.id = application.account_id
    left join lateral (
      select member_id, reply from submission where application_id = application.id order by at desc limit 1
    ) submitted on true
    left join application_progress progress on progress.application_id = application.id
  where application.account_id = ${accountId}
  order by application.created_at desc, ordinal desc`;

/** Newest first. */
export async function overviewsOf(handle: Tx, accountId: string): Promise<Overview[]> {
  return (await handle.executeQuery(overviews(accountId))).rows;
}

/** Serialises the derivation for one application. */
const locking = (applicationId: string) => statement`
  select pg_advisory_xact_lock(hashtextextended(${`progress|${applicationId}`}, 0))`;

const stored = (applicationId: string) => statement<StoredProgress>`
  select basis, entity_name, lines from application_progress where application_id = ${applicationId}`;

export async function lockedProgress(
  handle: Tx,
  applicationId: string,
): Promise<StoredProgress | null> {
  send(locking(applicationId));
  const { rows } = await handle.executeQuery(stored(applicationId));
  return rows[0] ?? null;
}

/** The commit does not wait for the disk: lost progress is derived again. */
export function sendProgress(
  accountId: string,
  applicationId: string,
  { basis, entity_name, lines }: StoredProgress,
): void {
  send(statement`select set_config('synchronous_commit', 'off', true)`);
  send(statement`
    insert into application_progress (application_id, account_id, basis, entity_name, lines)
    values (${applicationId}, ${accountId}, ${basis}, ${entity_name}, ${JSON.stringify(lines)})
    on conflict (application_id) do update
      set basis = excluded.basis, entity_name = excluded.entity_name, lines = excluded.lines`);
}
