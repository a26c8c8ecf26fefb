import type { Selectable } from "kysely";
import { applyChanges } from "#contract/application/changes.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { dataKeyOf } from "#server/accounts/account-queries.ts";
import { namesOf } from "#server/accounts/member-queries.ts";
import type { Keys } from "#server/crypto.ts";
import type { Tx } from "#server/database/database.ts";
import type { Schema } from "#server/database/schema.ts";
import { statement } from "#server/database/statement.ts";
import { withStoredFiles } from "#server/documents/stored-files.ts";
import type { Upload } from "#server/documents/upload-queries.ts";
import { decryptSecrets } from "../secret-answers.ts";

export interface FormAt {
  reference: string;
  flow: string;
  state: "draft" | "submitted";
  revision: number;
  rules_on: string;
  saved_at: Date;
  saved_by: string;
  answers: AllAnswers;
}

interface Found {
  id: string;
  account_id: string;
  reference: string;
  flow: Parameters<typeof flowOn>[0];
  submitted_at: Date | null;
}

/** An application as it stood then, built from its saves; null before its beginning. The owner reads it. */
export async function formAt(
  handle: Tx,
  keys: Keys,
  { id, account_id: accountId, reference, flow: flowId, submitted_at: submittedAt }: Found,
  at: Date,
): Promise<FormAt | null> {
  const edits = await editsUntil(handle, id, at);
  const last = edits.at(-1);
  if (!last) return null;
  const whole = edits.reduce<AllAnswers>(
    (answers, { changed, from_empty: fromEmpty }) =>
      applyChanges(fromEmpty ? {} : answers, changed),
    {},
  );
  const flow = flowOn(flowId, last.rules_on);
  const key = await dataKeyOf(handle, keys, accountId);
  const opened = decryptSecrets({ flow, key, applicationId: id }, whole);
  const names = await namesOf(handle, accountId);
  return {
    reference,
    flow: flowId,
    state: submittedAt !== null && submittedAt <= at ? "submitted" : "draft",
    revision: last.revision,
    rules_on: last.rules_on,
    saved_at: last.at,
    saved_by: names.get(last.member_id) ?? "",
    answers: withStoredFiles(flow, opened, await uploadsStoredAt(handle, id, at)),
  };
}

/**
 * By number, since of two saves at one moment the later one may have the earlier time. Begins with the newest edit
 * that begins from nothing.
 */
async function editsUntil(handle: Tx, id: string, at: Date) {
  const { rows } = await handle.executeQuery(statement<Selectable<Schema["application_edit"]>>`
    with until as (
      select max(revision) as last from application_edit
      where application_id = ${id} and at <= ${at}
    )
    select application_edit.* from application_edit, until
    where application_id = ${id} and revision <= until.last
      and revision >= (
        select max(revision) from application_edit
        where application_id = ${id} and from_empty and revision <= until.last
      )
    order by revision`);
  return rows;
}

/** What was stored then, removed since or not. */
const uploadsStoredAt = (handle: Tx, applicationId: string, at: Date): Promise<Upload[]> =>
  handle
    .selectFrom("upload")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where("state", "in", ["stored", "removed"])
    .where("sha256", "is not", null)
    .where("created_at", "<=", at)
    .where((or) => or.or([or("removed_at", "is", null), or("removed_at", ">", at)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
