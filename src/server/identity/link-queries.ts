import type { Selectable } from "kysely";
import type { CheckKind } from "#contract/identity/check-states.ts";
import { type Keys, newToken } from "../crypto.ts";
import { asAccount, type Tx, withSecret } from "../database/database.ts";
import { checkedColumns, isSealed, withSeal } from "../keys/row-seals.ts";
import type { Schema } from "../database/schema.ts";

/** Whose check: `person` is the id of a named person, empty for the account holder. */
export interface Subject {
  accountId: string;
  kind: CheckKind;
  person: string;
}

export type Link = Pick<
  Selectable<Schema["identity_link"]>,
  "id" | "account_id" | "kind" | "person" | "created_at" | "expires_at"
>;

/** The token is returned only here. */
export async function createLink(
  handle: Tx,
  keys: Keys,
  { accountId, kind, person }: Subject,
  { emailKey, expires }: { emailKey: Buffer | null; expires: Date },
  now: Date,
): Promise<string> {
  const token = newToken();
  await handle
    .insertInto("identity_link")
    .values({
      ...withSeal(keys, "identity_link", {
        account_id: accountId,
        kind,
        person,
        email_key: emailKey,
        token_hmac: keys.tokenHmac("identity_link", token),
        expires_at: expires,
      }),
      created_at: now,
    })
    .execute();
  return token;
}

/** Whether a link has not been ended since it was read. */
export async function isOpen(handle: Tx, { id }: Link): Promise<boolean> {
  const found = await handle
    .selectFrom("identity_link")
    .select("id")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends the links of one related person; without a name, those to the holder's face check. */
export async function endLinks(handle: Tx, accountId: string, person: string, now: Date) {
  await handle
    .updateTable("identity_link")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("kind", "=", person === "" ? "face" : "identity")
    .where("person", "=", person)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends the links of people who are not in this list. */
export async function endOtherLinks(
  handle: Tx,
  accountId: string,
  people: readonly string[],
  now: Date,
): Promise<void> {
  await handle
    .updateTable("identity_link")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("kind", "=", "identity")
    .$if(people.length > 0, (query) => query.where("person", "not in", people))
    .where("ended_at", "is", null)
    .execute();
}

/** The newest link of each related person, ended ones included. */
export const newestLinks = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("identity_link")
    .distinctOn("person")
    .select(["person", "email_key", "created_at", "expires_at", "ended_at"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "identity")
    .orderBy("person")
    .orderBy("created_at", "desc")
    .execute();

export type SentLink = Awaited<ReturnType<typeof newestLinks>>[number];

/** Switches the transaction to the account of the link; null for an invalid one. */
export async function linkBy(
  handle: Tx,
  keys: Keys,
  token: string,
  now: Date,
): Promise<Link | null> {
  const hash = keys.tokenHmac("identity_link", token);
  await withSecret(handle, hash);
  const found = await handle
    .selectFrom("identity_link")
    .select([...checkedColumns("identity_link"), "created_at"])
    .where("token_hmac", "=", hash)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!found || !isSealed(keys, "identity_link", found)) return null;
  await asAccount(handle, found.account_id);
  return found;
}
