import type { Brand } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { type Keys, sameBytes } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { asAccount, withSecret } from "../database/database.ts";
import { checkedColumns, type Granting, isSealed, withSeal } from "../keys/row-seals.ts";
import type { Reader } from "../mail/mails.ts";
import { Refused } from "../refused.ts";
import type { Settings } from "../settings.ts";

export interface Holder extends Granting<"member"> {
  seal: Buffer;
  contact_name: string | null;
  locale: string;
  email_proved_at: Date | null;
}

/** Each address has at most one holder. */
export async function holderByEmail(handle: Tx, emailKey: Buffer): Promise<Holder | null> {
  await withSecret(handle, emailKey);
  return (await holdersOf(handle, emailKey).executeTakeFirst()) ?? null;
}

const holdersOf = (handle: Tx, emailKey: Buffer) =>
  handle
    .selectFrom("member")
    .select([...checkedColumns("member"), "contact_name", "locale", "email_proved_at"])
    .where("email_key", "=", emailKey)
    .where("role", "=", "holder")
    .where("removed_at", "is", null);

const noAccount = "00000000-0000-0000-0000-000000000000";

/**
 * Locks the holder's row and switches the transaction to the account; null also where the row was written past the
 * portal. An unknown address takes as long.
 */
export async function lockHolder(handle: Tx, keys: Keys, emailKey: Buffer): Promise<Holder | null> {
  const found = await holderByEmail(handle, emailKey);
  await asAccount(handle, found?.account_id ?? noAccount);
  const holder = await holdersOf(handle, emailKey).forNoKeyUpdate().executeTakeFirst();
  return holder && isSealed(keys, "member", holder) ? holder : null;
}

/** Contact name, else address, by member id. */
export async function namesOf(handle: Tx, accountId: string): Promise<Map<string, string>> {
  const rows = await handle
    .selectFrom("member")
    .select(["id", "contact_name", "email"])
    .where("account_id", "=", accountId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.contact_name ?? row.email]));
}

export async function holderOf(handle: Tx, accountId: string) {
  const { id, email, locale, brand } = await handle
    .selectFrom("member")
    .select(["id", "email", "locale", "brand"])
    .where("account_id", "=", accountId)
    .where("role", "=", "holder")
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return { id, to: email, locale: locale as Locale, brand: brand as Brand | null };
}

/** The account holder as a mail addresses them; an account without a brand has that of the settings. */
export async function readerOf(
  handle: Tx,
  { brand }: Pick<Settings, "brand">,
  accountId: string,
): Promise<Reader & { id: string }> {
  const holder = await holderOf(handle, accountId);
  return { ...holder, brand: holder.brand ?? brand };
}

/** What the account holder registered with; empty where nothing was given. */
export async function registrationOf(handle: Tx, accountId: string) {
  const { phone, country_code, designation, sales_email } = await handle
    .selectFrom("member")
    .select(["phone", "country_code", "designation", "sales_email"])
    .where("account_id", "=", accountId)
    .where("role", "=", "holder")
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    phone: phone ?? "",
    country_code: country_code ?? "",
    designation: designation ?? "",
    sales_email: sales_email ?? "",
  };
}

/** For later mails. */
export async function saveLocaleAndBrand(
  handle: Tx,
  memberId: string,
  { locale, brand }: { locale: Locale; brand: Brand },
): Promise<void> {
  await handle.updateTable("member").set({ locale, brand }).where("id", "=", memberId).execute();
}

type Access = Omit<Granting<"member">, "access_revision">;

/** What lets a new member in, sealed. */
export const firstAccess = (keys: Keys, access: Access) =>
  withSeal(keys, "member", { ...access, access_revision: 1 });

/** Rejects with sessionExpired where the row was written past the portal. */
async function updateAccess(
  handle: Tx,
  keys: Keys,
  memberId: string,
  changes: Partial<Pick<Granting<"member">, "email" | "email_key" | "password_hash">>,
): Promise<void> {
  const member = handle
    .selectFrom("member")
    .select(checkedColumns("member"))
    .where("id", "=", memberId);
  const held = await member.forNoKeyUpdate().executeTakeFirstOrThrow();
  if (!isSealed(keys, "member", held)) throw new Refused("sessionExpired");
  const access_revision = held.access_revision + 1;
  const { seal } = withSeal(keys, "member", { ...held, ...changes, access_revision });
  await handle
    .updateTable("member")
    .set({ ...changes, access_revision, seal })
    .where("id", "=", memberId)
    .execute();
}

/** Proves the mailbox at `now`. */
export async function updateEmail(
  handle: Tx,
  keys: Keys,
  memberId: string,
  { email, emailKey }: { email: string; emailKey: Buffer },
  now: Date,
): Promise<void> {
  await updateAccess(handle, keys, memberId, { email, email_key: emailKey });
  await updateEmailProof(handle, memberId, now);
}

export async function updateEmailProof(handle: Tx, memberId: string, now: Date): Promise<void> {
  const member = handle.updateTable("member").where("id", "=", memberId);
  await member.set({ email_proved_at: now }).execute();
}

/** Null disables login by password. */
export const updatePassword = (handle: Tx, keys: Keys, memberId: string, hash: string | null) =>
  updateAccess(handle, keys, memberId, { password_hash: hash });

/** Locks the row. False also where it was written past the portal. */
export async function hasSameCredentials(
  handle: Tx,
  keys: Keys,
  { id, password_hash }: Pick<Holder, "id" | "password_hash">,
  emailKey: Buffer,
): Promise<boolean> {
  const held = await handle
    .selectFrom("member")
    .select(checkedColumns("member"))
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!isSealed(keys, "member", held)) return false;
  return held.password_hash === password_hash && sameBytes(held.email_key, emailKey);
}

/** False for one that is gone, and, with an alert, where the row was written past the portal. */
export async function isMemberSealed(handle: Tx, keys: Keys, memberId: string): Promise<boolean> {
  const member = await handle
    .selectFrom("member")
    .select(checkedColumns("member"))
    .where("id", "=", memberId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return member !== undefined && isSealed(keys, "member", member);
}

/** Locks the row exclusively: two transactions that shared it and then wrote would deadlock. */
export async function lockPasswordHash(handle: Tx, memberId: string): Promise<string | null> {
  const { password_hash } = await handle
    .selectFrom("member")
    .select("password_hash")
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return password_hash;
}
