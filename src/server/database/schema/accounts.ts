import type { Generated } from "kysely";
import type { MaybeTimestamp, RegisterType, Timestamp } from "./columns.ts";

export interface AccountTable {
  id: Generated<string>;
  number: string;
  register_type: RegisterType;
  /** Encrypted with a key of the root key. */
  data_key: Buffer;
  /** The limit for the applicant's own documents that the desk has set; null for the usual one. */
  files_total: number | null;
  created_at: Timestamp;
  /** When someone last used an account that never submitted, as the last run of the retention job saw it. */
  used_at: MaybeTimestamp;
  /** When the holder was told that the account will be erased because no one uses it. */
  noticed_at: MaybeTimestamp;
  /** Why the account may not be erased now, such as a court order; null in most accounts. */
  held_for: string | null;
  /** Its rows are gone and its key is empty; the trail stays. */
  erased_at: MaybeTimestamp;
}

export interface MemberTable {
  id: Generated<string>;
  account_id: string;
  role: "holder" | "assistant";
  email: string;
  email_key: Buffer;
  contact_name: string | null;
  designation: string | null;
  country_code: string | null;
  phone: string | null;
  sales_email: string | null;
  password_hash: string | null;
  locale: string;
  brand: string | null;
  /** Null when never proved. */
  email_proved_at: MaybeTimestamp;
  created_at: Timestamp;
  removed_at: MaybeTimestamp;
  /** Grows with each change of them, so that an earlier seal fits no more. */
  access_revision: number;
  /** Over the columns that let this person in. */
  seal: Buffer;
}

export interface SessionTable {
  id: Generated<string>;
  token_hmac: Buffer;
  member_id: string;
  account_id: string;
  created_at: Timestamp;
  seen_at: Timestamp;
  idle_until: Timestamp;
  ends_at: Timestamp;
  ip_prefix: string | null;
  user_agent: string | null;
  revoked_at: MaybeTimestamp;
  seal: Buffer;
}

export interface PreSessionTable {
  id: Generated<string>;
  token_hmac: Buffer;
  expires_at: Timestamp;
}
