import type { Generated } from "kysely";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

export interface ChallengeTable {
  id: Generated<string>;
  purpose: string;
  email_key: Buffer;
  /** The newest first; at most two, and they share one budget of tries. */
  code_hmacs: Buffer[];
  codes_expire: Date[];
  tries: Generated<number>;
  used_at: MaybeTimestamp;
  sent_at: Timestamp;
  pre_session_id: string;
  /** Who asked for it, where it is for another address of theirs; null for every other purpose. */
  member_id: string | null;
  ip_prefix: string | null;
  proof_sha256: Buffer | null;
  proof_expires_at: MaybeTimestamp;
  proof_used_at: MaybeTimestamp;
}

export interface CaptchaTable {
  id: Generated<string>;
  kind: "slide" | "click" | "work";
  pre_session_id: string;
  /** The numbers of the right answer as JSON, sealed. */
  answer: Buffer;
  /** Until when it can be answered and, once passed, its result used. */
  expires_at: Timestamp;
  tried_at: MaybeTimestamp;
  result_sha256: Buffer | null;
  used_at: MaybeTimestamp;
}

export interface TicketTable {
  id: Generated<string>;
  kind: "invite";
  token_sha256: Buffer;
  account_id: string;
  member_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
}

export interface EmailUndoTable {
  id: Generated<string>;
  token_sha256: Buffer;
  account_id: string;
  member_id: string;
  /** The address that the holder had before. */
  email: string;
  email_key: Buffer;
  created_at: Timestamp;
  /** When the session began in which the address was changed. */
  since: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
}

export interface PlatformTicketTable {
  id: Generated<string>;
  /** Of the issuer and the ticket's own name; one row for each ticket that was ever shown. */
  jti_sha256: Buffer;
  /** Of what the ticket was exchanged for. */
  token_sha256: Buffer;
  /** The browser that showed it first. */
  pre_session_id: string;
  issuer: string;
  identity_key: Buffer;
  email: string | null;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  forget_at: Timestamp;
}

export interface PlatformIdentityTable {
  id: Generated<string>;
  account_id: string;
  member_id: string;
  issuer: string;
  /** Of the issuer and the subject. */
  identity_key: Buffer;
  /** The address at the platform, masked; empty where the platform named none. */
  shown_as: string;
  bound_at: Timestamp;
  unbound_at: MaybeTimestamp;
}
