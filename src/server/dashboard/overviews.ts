import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Tx } from "../database/database.ts";
import type { RegisterType } from "../database/schema/columns.ts";
import { statement } from "../database/statement.ts";
import type { SaveReply } from "../submission/submission-queries.ts";

/** An application without its answers. */
export interface Overview {
  id: string;
  flow: ApplicationFlowId;
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
}

const overviews = (accountId: string) => statement<Overview>`
  select application.id, flow, reference, state, rules_on, revision, updated_at, updated_by, register_type,
    stored_files(application.id) as files,
    submitted.member_id as submitted_by, submitted.reply->'submission' as submission
  from application
    join account on account.id = application.account_id
    left join lateral (
      select member_id, reply from submission where application_id = application.id order by at desc limit 1
    ) submitted on true
  where application.account_id = ${accountId} and flow <> 'questionnaire'
  order by application.created_at desc, ordinal desc`;

/** Newest first. */
export async function overviewsOf(handle: Tx, accountId: string): Promise<Overview[]> {
  return (await handle.executeQuery(overviews(accountId))).rows;
}

/** What the values derived from an application's answers depend on. */
export const basisOf = (
  { id, state, rules_on, revision, files }: Overview,
  today: string,
): string => [today, id, state, rules_on, revision, files].join(" ");
