import { sql } from "kysely";
import { lockHead, record } from "../audit.ts";
import { type Db, type Tx, tx } from "../database/database.ts";
import { type Mail, postMail } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import type { retention } from "./rules.ts";

/** What refers to another table comes before it. The account stays as a number, and its trail, which has no values. */
const tables = [
  "webhook_delivery",
  "presence",
  "application_edit",
  "review_note",
  "review_verdict",
  "request_item",
  "document_request",
  "review_case",
  "risk_score",
  "investor_choice",
  "data_sharing_choice",
  "agreement_signature",
  "line_validity",
  "line_event",
  "line_status",
  "questionnaire",
  "submission",
  "upload",
  "identity_begin",
  "identity_check",
  "identity_link",
  "file_limit",
  "account_token",
  "own_data_ticket",
  "email_undo",
  "ticket",
  "platform_identity",
  "session",
  "application",
  "member",
];

interface Erasure {
  accountId: string;
  /** As in the trail. */
  actor: string;
  why: keyof typeof retention | "request" | "restored";
  /** Asked once nothing else can write to the account. */
  mayGo: (handle: Tx, now: Date) => Promise<boolean>;
  /** To the holder, where they asked for it. */
  mail?: Mail;
}

/**
 * Deletes every row of an account and its files, and its key, without which copies open nowhere. Does nothing where it is erased, held
 * or may not go; gives whether it erased.
 */
export async function eraseAccount(
  { keys, clock, files }: Pick<Services, "keys" | "clock" | "files">,
  db: Db,
  { accountId, actor, why, mayGo, mail }: Erasure,
): Promise<boolean> {
  const now = clock();
  const gone = await tx(db, async (handle) => {
    await lockHead(handle, accountId);
    if (!(await mayGo(handle, now))) return null;
    const erased = await handle
      .updateTable("account")
      .set({ erased_at: now, data_key: Buffer.alloc(0), files_total: null, noticed_at: null })
      .where("id", "=", accountId)
      .where("erased_at", "is", null)
      .where("held_for", "is", null)
      .executeTakeFirst();
    if (erased.numUpdatedRows === 0n) return null;
    const keysOfFiles = await fileKeysOf(handle, accountId);
    await deleteRows(handle, accountId);
    const action = "account.erase";
    await record(handle, keys.auditKey, { accountId, at: now, actor, action, target: why });
    if (mail) await postMail(handle, keys, mail, now);
    return keysOfFiles;
  });
  for (const key of gone ?? []) await files.remove(key);
  return gone !== null;
}

/** Remembered, for the sweep after a crash before they are removed. */
async function fileKeysOf(handle: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into erased_file (key) select distinct key from upload own where account_id = ${accountId}
      and not exists (
        select from upload where key = own.key and account_id <> own.account_id and removed_at is null
      )
    returning key`.execute(handle);
  return rows.map(({ key }) => key);
}

async function deleteRows(handle: Tx, accountId: string): Promise<void> {
  await sql`
    delete from challenge where email_key in (select email_key from member where account_id = ${accountId})
      or member_id in (select id from member where account_id = ${accountId})`.execute(handle);
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(handle);
}
