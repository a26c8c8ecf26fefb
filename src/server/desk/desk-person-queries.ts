import type { Selectable, Updateable } from "kysely";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { withSecret } from "../database/database.ts";

export type DeskPersonRow = Selectable<Schema["desk_person"]>;

/** From here on the transaction sees the person of this address. */
export async function personByEmail(handle: Tx, emailKey: Buffer): Promise<DeskPersonRow | null> {
  await withSecret(handle, emailKey);
  const found = await handle
    .selectFrom("desk_person")
    .selectAll()
    .where("email_key", "=", emailKey)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

/** False when a code of this step, or a later one, was used before. */
export async function spendStep(handle: Tx, personId: string, step: number): Promise<boolean> {
  const used = await handle
    .updateTable("desk_person")
    .set({ totp_step: step })
    .where("id", "=", personId)
    .where("totp_step", "<", step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** False unless it is one of the codes not yet used. */
export async function spendRecoveryCode(
  handle: Tx,
  personId: string,
  hash: Buffer,
): Promise<boolean> {
  const row = await handle
    .selectFrom("desk_person")
    .select("recovery_hashes")
    .where("id", "=", personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const left = row.recovery_hashes.filter((each) => !each.equals(hash));
  if (left.length === row.recovery_hashes.length) return false;
  await handle
    .updateTable("desk_person")
    .set({ recovery_hashes: left })
    .where("id", "=", personId)
    .execute();
  return true;
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
      ? { recovery_hashes: [], setup_sha256: access.hash, setup_until: access.until }
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
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Everyone, by name, with the moment of the last sign-in. As an administrator or an auditor. */
export function directory(handle: Tx) {
  return handle
    .selectFrom("desk_person")
    .select(["id", "name", "email", "roles", "setup_until", "disabled_at"])
    .select((row) => row("password_hash", "is not", null).as("is_ready"))
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

/** Locks the person. From here on the transaction sees the person of this link. Null where it has ended. */
export async function personByLink(
  handle: Tx,
  hash: Buffer,
  now: Date,
): Promise<DeskPersonRow | null> {
  await withSecret(handle, hash);
  const found = await handle
    .selectFrom("desk_person")
    .selectAll()
    .where("setup_sha256", "=", hash)
    .where("setup_until", ">", now)
    .where("disabled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Locks the person. As an administrator. */
export const personById = (handle: Tx, id: string) =>
  handle.selectFrom("desk_person").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function changePerson(
  handle: Tx,
  id: string,
  changes: Updateable<Schema["desk_person"]>,
): Promise<void> {
  await handle.updateTable("desk_person").set(changes).where("id", "=", id).execute();
}
