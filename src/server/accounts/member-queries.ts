import type { Brand } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { sameBytes } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { asAccount, withSecret } from "../database/database.ts";

export interface Holder {
  id: string;
  account_id: string;
  email: string;
  contact_name: string | null;
  password_hash: string | null;
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
    .select([
      "id",
      "account_id",
      "email",
      "contact_name",
      "password_hash",
      "locale",
      "email_proved_at",
    ])
    .where("email_key", "=", emailKey)
    .where("role", "=", "holder")
    .where("removed_at", "is", null);

const noAccount = "00000000-0000-0000-0000-000000000000";

/** Locks the holder's row and switches the transaction to the account. An unknown address takes as long. */
export async function lockHolder(handle: Tx, emailKey: Buffer): Promise<Holder | null> {
  const found = await holderByEmail(handle, emailKey);
  await asAccount(handle, found?.account_id ?? noAccount);
  return (await holdersOf(handle, emailKey).forNoKeyUpdate().executeTakeFirst()) ?? null;
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

/** Proves the mailbox at `now`. */
export async function updateEmail(
  handle: Tx,
  memberId: string,
  { email, emailKey }: { email: string; emailKey: Buffer },
  now: Date,
): Promise<void> {
  const member = handle.updateTable("member").where("id", "=", memberId);
  await member.set({ email, email_key: emailKey, email_proved_at: now }).execute();
}

export async function updateEmailProof(handle: Tx, memberId: string, now: Date): Promise<void> {
  const member = handle.updateTable("member").where("id", "=", memberId);
  await member.set({ email_proved_at: now }).execute();
}

/** Null disables login by password. */
export async function updatePassword(
  handle: Tx,
  memberId: string,
  hash: string | null,
): Promise<void> {
  const member = handle.updateTable("member").where("id", "=", memberId);
  await member.set({ password_hash: hash }).execute();
}

/** Locks the row. */
export async function hasSameCredentials(
  handle: Tx,
  { id, password_hash }: Pick<Holder, "id" | "password_hash">,
  emailKey: Buffer,
): Promise<boolean> {
  const held = await handle
    .selectFrom("member")
    .select(["email_key", "password_hash"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return held.password_hash === password_hash && sameBytes(held.email_key, emailKey);
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
