import type { Selectable } from "kysely";
import { type Keys, sameBytes } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

/** What a row grants, to which person and until when: of each table the columns under its seal. */
const sealedColumns = {
  account_token: ["token_hmac", "account_id", "member_id", "line", "issuer", "expires_at"],
  desk_session: ["token_hmac", "person_id", "ends_at"],
  email_undo: ["token_hmac", "account_id", "member_id", "email", "email_key", "expires_at"],
  identity_link: ["token_hmac", "account_id", "kind", "person", "email_key", "expires_at"],
  member: ["id", "account_id", "role", "email", "email_key", "password_hash", "access_revision"],
  platform_identity: ["id", "account_id", "member_id", "issuer", "identity_key"],
  platform_ticket: ["token_hmac", "issuer", "identity_key", "email", "expires_at"],
  session: ["token_hmac", "account_id", "member_id", "created_at", "ends_at"],
  ticket: ["token_hmac", "kind", "account_id", "member_id", "expires_at"],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Schema[Table])[] };

type Table = keyof typeof sealedColumns;
type Column<In extends Table> = (typeof sealedColumns)[In][number];
export type Granting<In extends Table> = Pick<
  Selectable<Schema[In]>,
  Column<In> & keyof Selectable<Schema[In]>
>;

/** What reads a row to check it. */
export const checkedColumns = <In extends Table>(table: In) =>
  ["id", ...sealedColumns[table], "seal"] as ("id" | Column<In> | "seal")[];

const partsOf = <In extends Table>(table: In, row: Granting<In>) =>
  sealedColumns[table].map((column: Column<In>) => row[column as keyof typeof row]) as Parameters<
    Keys["rowSeal"]
  >[1];

export const withSeal = <In extends Table, Given extends Granting<In>>(
  keys: Keys,
  table: In,
  row: Given,
): Given & { seal: Buffer } => ({ ...row, seal: keys.rowSeal(table, partsOf(table, row)) });

/** False, with an alert, for a row that was written past the portal. */
export const isSealed = <In extends Table>(
  keys: Keys,
  table: In,
  row: Granting<In> & { id: string; seal: Buffer },
): boolean => keys.isSealed(table, row, partsOf(table, row));

export type BrokenMember = Selectable<Schema["member"]>;

/** Live ones whose seal does not fit, locked. Raises no alert: for the operator who looks for them. */
export async function brokenMembers(
  handle: Tx,
  keys: Keys,
  accountId: string,
): Promise<BrokenMember[]> {
  const members = await handle
    .selectFrom("member")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return members.filter((row) => !sameBytes(row.seal, withSeal(keys, "member", row).seal));
}
