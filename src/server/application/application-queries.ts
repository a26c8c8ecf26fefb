import type { Selectable } from "kysely";
import {
  type ApplicationFlowId,
  type FlowId,
  formVersion,
} from "#contract/forms/flows/flow-ids.ts";
import { type Head, holdHead, lockHead } from "../audit.ts";
import { type EditCount, saveEdit } from "./edits/save-edit.ts";
import { newReference, referenceLength } from "./reference.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { send, type Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { RegisterType, Stamps } from "../database/schema/columns.ts";
import { statement } from "../database/statement.ts";
import { todayOf } from "../clock.ts";

export type Application = Selectable<Schema["application"]> & {
  /** Wrapped by the master key. */
  data_key: Buffer;
  register_type: RegisterType;
  /** Null where the usual limit applies. */
  files_total: number | null;
};

const begunOn = (now: Date) => ({ form_version: formVersion, rules_on: todayOf(now) });

interface Beginning {
  accountId: string;
  memberId: string;
  flow: FlowId;
  /** Without secrets. */
  answers?: AllAnswers;
}

/** Retries with a longer reference when one is taken. */
export async function beginApplication(
  handle: Tx,
  beginning: Beginning,
  now: Date,
): Promise<string> {
  for (let length = referenceLength; ; length += 1) {
    const id = await insertDraft(handle, beginning, newReference(length), now);
    if (id !== null) return id;
  }
}

/** Null when the reference is taken. */
async function insertDraft(
  handle: Tx,
  { accountId, memberId, flow, answers = {} }: Beginning,
  reference: string,
  now: Date,
): Promise<string | null> {
  const inserted = await handle
    .insertInto("application")
    .values({
      account_id: accountId,
      reference,
      flow,
      answers: JSON.stringify(answers),
      stamps: "[]",
      lines: [],
      created_at: now,
      edits_since: now,
      updated_at: now,
      updated_by: memberId,
      ...begunOn(now),
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning(["id", "account_id", "revision", "rules_on"])
    .executeTakeFirst();
  if (!inserted) return null;
  const { revision } = inserted;
  saveEdit(inserted, { memberId, revision, fromEmpty: true, changed: answers }, now);
  return inserted.id;
}

const withKey = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("application")
    .innerJoin("account", "account.id", "application.account_id")
    .selectAll("application")
    .select(["account.data_key", "account.register_type", "account.files_total"])
    .where("application.account_id", "=", accountId);

/** Null for an id of another account. */
export async function applicationById(
  handle: Tx,
  accountId: string,
  id: string,
): Promise<Application | null> {
  const found = withKey(handle, accountId).where("application.id", "=", id);
  return (await found.executeTakeFirst()) ?? null;
}

/** With secrets as they are stored. None is loaded without ids. */
export async function applicationsWith(handle: Tx, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return handle
    .selectFrom("application")
    .select(["id", "flow", "rules_on", "answers"])
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .execute();
}

const locking = (accountId: string, id: string) => statement<Application & Head>`
  select application.*, account.data_key, account.register_type, account.files_total,
    head.seq, head.hash
  from application
    join account on account.id = application.account_id
    cross join lateral (
      select seq, hash from audit_head where account_id = application.account_id for update
    ) head
  where application.account_id = ${accountId} and application.id = ${id}
  for update of application`;

/** Locks the audit head, then the application: always in this order, so that transactions never deadlock. */
export async function lockedApplication(
  handle: Tx,
  accountId: string,
  id: string,
): Promise<Application | null> {
  const { rows } = await handle.executeQuery(locking(accountId, id));
  const [found] = rows;
  if (!found) return null;
  const { seq, hash, ...row } = found;
  holdHead(handle, accountId, { seq, hash });
  return row;
}

const forLines = (handle: Tx, accountId: string) =>
  withKey(handle, accountId)
    .where("application.flow", "<>", "questionnaire")
    .orderBy("application.created_at", "desc")
    .orderBy("application.ordinal", "desc")
    .$narrowType<{ flow: ApplicationFlowId }>();

/** Applications for business lines, newest first. */
export const applicationsOf = (handle: Tx, accountId: string) =>
  forLines(handle, accountId).execute();

/** Locks the audit head first. */
export async function lockedApplications(handle: Tx, accountId: string) {
  await lockHead(handle, accountId);
  return forLines(handle, accountId).forUpdate("application").execute();
}

export interface Written extends EditCount {
  revision: number;
  /** JSON with encrypted secrets. */
  answers: string;
  stamps: Stamps;
  lines: string[];
  memberId: string;
}

/** The commit waits for it. */
export function sendAnswers(
  id: string,
  { revision, answers, stamps, lines, memberId, ...count }: Written,
  now: Date,
): void {
  send(statement`
    update application
    set revision = ${revision}, answers = ${answers}, stamps = ${JSON.stringify(stamps)},
      lines = ${lines}, edit_bytes = ${count.edit_bytes},
      edits_since = ${count.edits_since}, updated_at = ${now}, updated_by = ${memberId}
    where id = ${id}`);
}

/** A restarted draft uses today's rules. */
export async function restartRules(handle: Tx, id: string, now: Date) {
  const begun = begunOn(now);
  await handle.updateTable("application").set(begun).where("id", "=", id).execute();
  return begun;
}

export async function lockSubmitted(handle: Tx, id: string, now: Date): Promise<void> {
  await handle
    .updateTable("application")
    .set({ state: "submitted", submitted_at: now })
    .where("id", "=", id)
    .execute();
}
