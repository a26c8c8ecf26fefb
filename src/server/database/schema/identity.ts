import type { Generated } from "kysely";
import type { CheckKind, CheckOutcome } from "#contract/identity/check-states.ts";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

export interface IdentityLinkTable {
  id: Generated<string>;
  account_id: string;
  kind: CheckKind;
  /** The id of a named person; empty for the account holder. */
  person: string;
  /** The address that the link was sent to; null for the account holder. */
  email_key: Buffer | null;
  token_hmac: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  seal: Buffer;
}

export interface IdentityCheckTable {
  id: Generated<string>;
  account_id: string;
  kind: CheckKind;
  person: string;
  vendor: string;
  /** The vendor's. */
  transaction: string;
  /** The vendor's page, encrypted. */
  sealed_url: Buffer;
  state: Generated<"underWay" | CheckOutcome>;
  begun_at: Timestamp;
  /** When a run last asked the vendor. */
  asked_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  /** When the row named another address; the check then no longer counts. */
  superseded_at: MaybeTimestamp;
}

/** Who begins a check at the vendor at this moment. */
export interface IdentityBeginTable {
  account_id: string;
  kind: CheckKind;
  person: string;
  /** Of the check that is being begun. */
  id: string;
  expires_at: Timestamp;
}
