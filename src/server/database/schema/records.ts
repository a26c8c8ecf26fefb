import type { Generated } from "kysely";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

export interface MailTable {
  id: Generated<string>;
  locale: string;
  kind: string;
  /** {to, subject, text, html}, encrypted; null once delivered. */
  sealed: Buffer | null;
  sent_at: MaybeTimestamp;
  error: string | null;
  created_at: Timestamp;
}

export interface AuditTable {
  account_id: string;
  seq: number;
  at: Timestamp;
  actor: string;
  action: string;
  target: string | null;
  fields: string[];
  ip_prefix: string | null;
  request_id: string | null;
  prev_hash: Buffer;
  hash: Buffer;
  session_id: string | null;
}

export interface AuditHeadTable {
  account_id: string;
  seq: number;
  hash: Buffer;
  /** Null before the first entry. */
  seal: Buffer | null;
}

export interface RateBucketTable {
  key: string;
  taken: number;
  ends_at: Timestamp;
}

export interface RootKeyTable {
  only: Generated<boolean>;
  /** Names the master key that opens it. */
  master_id: string;
  sealed: Buffer;
  changed_at: Timestamp;
}
