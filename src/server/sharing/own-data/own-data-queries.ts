import { accessActions } from "../../audit.ts";
import type { Tx } from "../../database/database.ts";
import { personOf } from "../../desk/desk-context.ts";

/** Columns are named one by one, so that a new column is not given away. */
export const membersOf = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("member")
    .select(["role", "email", "contact_name", "created_at", "removed_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export async function publicRequestsOf(handle: Tx, accountId: string) {
  const requests = await handle
    .selectFrom("document_request")
    .select(["id", "application_id", "lines", "due_on", "public_text", "created_at", "ended_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  const items = await handle
    .selectFrom("request_item")
    .select(["request_id", "slot", "public_text", "words"])
    .where("account_id", "=", accountId)
    .orderBy("position")
    .execute();
  return requests.map(({ id, application_id: form_id, ...request }) => ({
    form_id,
    ...request,
    items: items
      .filter((item) => item.request_id === id)
      .map(({ slot, public_text, words }) => ({ slot, public_text, words })),
  }));
}

export const investorChoicesOf = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("investor_choice")
    .select(["region", "choice", "code", "arithmetic", "at"])
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();

export const sharingChoicesOf = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("data_sharing_choice")
    .select(["choice", "wording", "locale", "at"])
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();

/** Who opened what, oldest first: members by their address, people of the desk without their names. */
export async function accessesOf(handle: Tx, accountId: string) {
  const entries = await handle
    .selectFrom("audit")
    .leftJoin("member", (join) =>
      join
        .onRef("member.account_id", "=", "audit.account_id")
        .on((where) => where(where.cast("member.id", "text"), "=", where.ref("audit.actor"))),
    )
    .select(["audit.at", "audit.actor", "audit.action", "audit.target", "member.email"])
    .where("audit.account_id", "=", accountId)
    .where("audit.action", "in", accessActions)
    .orderBy("audit.seq")
    .execute();
  const names = await handle
    .selectFrom("upload")
    .select(["client_uid", "name"])
    .where("account_id", "=", accountId)
    .execute();
  const fileNames = new Map(names.map(({ client_uid: uid, name }) => [`file ${uid}`, name]));
  return entries.map(({ at, actor, action, target, email }) => ({
    at,
    by: email ?? (personOf(actor) === null ? actor : "KYC team"),
    action,
    target,
    file: fileNames.get(target ?? "") ?? null,
  }));
}
