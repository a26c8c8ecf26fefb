import { type Selectable, sql, type Updateable } from "kysely";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { withSecret } from "../database/database.ts";

export type DeskPersonRow = Selectable<Schema["desk_person"]>;
export type OtherPerson = Pick<DeskPersonRow, "id" | "name" | "email" | "roles" | "disabled_at">;

/** Locks the person. The transaction acts for the person of this address from here on. */
export async function personByEmail(handle: Tx, emailKey: Buffer): Promise<DeskPersonRow | null> {
  await withSecret(handle, emailKey);
  return personKnown(handle);
}

/** Other people of the desk are seen without what they sign in with. */
async function personKnown(handle: Tx): Promise<DeskPersonRow | null> {
  const { rows } = await sql<DeskPersonRow>`select * from desk_person_known()`.execute(handle);
  return rows[0] ?? null;
}

/** In use, by name. */
export function peopleOfDesk(handle: Tx) {
  return handle
    .selectFrom("desk_person")
    .select(["id", "name", "email", "roles"])
    .where("disabled_at", "is", null)
    .orderBy("name")
    .execute();
}

/** Names by id, of those who left too. */
export async function deskNames(handle: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await handle.selectFrom("desk_person").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface NewPerson {
  email: string;
  emailKey: Buffer;
  name: string;
  roles: DeskRole[];
  totpSecret: Buffer;
  /** What the person signs in with, or the link to set it up. */
  access: { passwordHash: string; recoveryHashes: Buffer[] } | SetUpLink;
}

export interface SetUpLink {
  hash: Buffer;
  until: Date;
}

/** As the owner of the tables or an administrator. Null when the address is taken. */
export async function addPerson(handle: Tx, id: string, given: NewPerson): Promise<string | null> {
  const { access } = given;
  const columns =
    "hash" in access
      ? { recovery_hashes: [], setup_hmac: access.hash, setup_until: access.until }
      : { recovery_hashes: access.recoveryHashes, password_hash: access.passwordHash };
  const added = await handle
    .insertInto("desk_person")
    .values({
      id,
      email: given.email,
      email_key: given.emailKey,
      name: given.name,
      roles: given.roles,
      totp_secret: given.totpSecret,
      ...columns,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Everyone, by name, with the moment of the last sign-in. As an administrator or an auditor. */
export function directory(handle: Tx) {
  return handle
    .selectFrom("desk_person")
    .select(["id", "name", "email", "roles", "setup_until", "disabled_at"])
    .select((row) => row("setup_until", "is", null).as("is_ready"))
    .select((row) =>
      row
        .selectFrom("desk_event")
        .select("at")
        .whereRef("person_id", "=", "desk_person.id")
        .where("action", "=", "session.begin")
        .orderBy("seq", "desc")
        .limit(1)
        .as("last_sign_in"),
    )
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Locks the person. The transaction acts for the person of this link from here on. Null where it has ended. */
export async function personByLink(
  handle: Tx,
  hash: Buffer,
  now: Date,
): Promise<DeskPersonRow | null> {
  await withSecret(handle, hash);
  const found = await personKnown(handle);
  return found?.setup_until && found.setup_until > now ? found : null;
}

/** Locks the person. As an administrator. */
export const personById = (handle: Tx, id: string) =>
  handle
    .selectFrom("desk_person")
    .select(["id", "name", "email", "roles", "disabled_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function changePerson(
  handle: Tx,
  id: string,
  changes: Updateable<Schema["desk_person"]>,
): Promise<void> {
  await handle.updateTable("desk_person").set(changes).where("id", "=", id).execute();
}
