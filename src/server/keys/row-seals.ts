import type { Keys, Sealed } from "../crypto.ts";

/** What lets a person in, and to what. */
export interface Access {
  id: string;
  account_id: string;
  role: "holder" | "assistant";
  email: string;
  email_key: Buffer;
  password_hash: string | null;
}

export const accessColumns = [
  "id",
  "account_id",
  "role",
  "email",
  "email_key",
  "password_hash",
  "seal",
] as const;

const partsOf = ({ id, account_id, role, email, email_key, password_hash }: Access) => [
  id,
  account_id,
  role,
  email,
  email_key,
  password_hash,
];

export const withMemberSeal = <Given extends Access>(
  keys: Keys,
  member: Given,
): Given & { seal: Buffer } => ({ ...member, seal: keys.rowSeal("member", partsOf(member)) });

/** False, with an alert, for a row that was written past the portal. */
export const isMemberSealed = (keys: Keys, member: Sealed & Access): boolean =>
  keys.isSealed("member", member, partsOf(member));
