import type { Selectable } from "kysely";
import { type FlowId, formVersion } from "#contract/forms/flow-ids.ts";
import { type Head, holdHead, lockHead } from "../../audit.ts";
import { todayOf } from "../../mails/when.ts";
import { newReference, referenceLength } from "../../reference.ts";
import { send, type Tx } from "../database.ts";
import type { Schema } from "../schema.ts";
import type { Stamps } from "../schema/columns.ts";
import { statement } from "../statement.ts";

export type Application = Selectable<Schema["application"]> & {
  /** The account's data key, wrapped. */
  data_key: Buffer;
};

/** The form and the day whose figures and lists are kept by what is begun, or begun again, now. */
const begunOn = (now: Date) => ({ form_version: formVersion, rules_on: todayOf(now) });

interface Beginning {
  accountId: string;
  memberId: string;
  flow: FlowId;
}

/** Begins an empty draft; returns its id. A reference that is taken is drawn again, one character longer. */
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

/** Returns null where the reference is taken. */
async function insertDraft(
  handle: Tx,
  { accountId, memberId, flow }: Beginning,
  reference: string,
  now: Date,
): Promise<string | null> {
  const inserted = await handle
    .insertInto("application")
    .values({
      account_id: accountId,
      reference,
      flow,
      answers: "{}",
      stamps: "[]",
      lines: [],
      created_at: now,
      updated_at: now,
      updated_by: memberId,
      ...begunOn(now),
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const withKey = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("application")
    .innerJoin("account", "account.id", "application.account_id")
    .selectAll("application")
    .select("account.data_key")
    .where("application.account_id", "=", accountId);

/** An application of the account of the transaction; null for any other id. */
export async function applicationById(
  handle: Tx,
  accountId: string,
  id: string,
): Promise<Application | null> {
  const found = withKey(handle, accountId).where("application.id", "=", id);
  return (await found.executeTakeFirst()) ?? null;
}

const locking = (accountId: string, id: string) => statement<Application & Head>`
  select application.*, account.data_key, head.seq, head.hash
  from application
    join account on account.id = application.account_id
    cross join lateral (
      select seq, hash from audit_head where account_id = application.account_id for update
    ) head
  where application.account_id = ${accountId} and application.id = ${id}
  for update of application`;

/**
 * The same, and nobody else changes it until the transaction ends. The head of the account's trail is
 * locked with it and always before it, so that two transactions never wait for each other.
 */
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

/** Every application of an account, the newest first. */
export const applicationsOf = (handle: Tx, accountId: string): Promise<Application[]> =>
  withKey(handle, accountId)
    .orderBy("application.created_at", "desc")
    .orderBy("application.ordinal", "desc")
    .execute();

/** The same, and nobody else begins or changes one until the transaction ends; the trail's head is locked first. */
export async function lockedApplications(handle: Tx, accountId: string): Promise<Application[]> {
  await lockHead(handle, accountId);
  return withKey(handle, accountId)
    .orderBy("application.created_at", "desc")
    .orderBy("application.ordinal", "desc")
    .forUpdate("application")
    .execute();
}

export interface Written {
  revision: number;
  /** As JSON, with the secrets sealed. */
  answers: string;
  stamps: Stamps;
  lines: string[];
  memberId: string;
}

/** Sends the answers of a draft to be written. */
export function sendAnswers(
  id: string,
  { revision, answers, stamps, lines, memberId }: Written,
  now: Date,
): void {
  send(statement`
    update application
    set revision = ${revision}, answers = ${answers}, stamps = ${JSON.stringify(stamps)},
      lines = ${lines}, updated_at = ${now}, updated_by = ${memberId}
    where id = ${id}`);
}

/** Lets a draft that is begun again keep the rules of now; gives what it then keeps. */
export async function beginRulesAgain(handle: Tx, id: string, now: Date) {
  const begun = begunOn(now);
  await handle.updateTable("application").set(begun).where("id", "=", id).execute();
  return begun;
}

/** Locks an application as submitted. */
export async function lockSubmitted(handle: Tx, id: string, now: Date): Promise<void> {
  await handle
    .updateTable("application")
    .set({ state: "submitted", submitted_at: now })
    .where("id", "=", id)
    .execute();
}
