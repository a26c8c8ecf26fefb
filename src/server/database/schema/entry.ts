import type { LineId } from "#contract/business-lines.ts";
import type { Generated } from "kysely";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

export interface ChallengeTable {
  id: Generated<string>;
  purpose: string;
  email_key: Buffer;
  /** Newest first, at most two; they share one budget of tries. */
  code_hmacs: Buffer[];
  codes_expire: Date[];
  tries: Generated<number>;
  used_at: MaybeTimestamp;
  sent_at: Timestamp;
  pre_session_id: string;
  /** Set for purposes `change` and `sign` only. */
  member_id: string | null;
  /** What is signed; set for purpose `sign` only. */
  text_sha256: Buffer | null;
  ip_prefix: string | null;
  proof_hmac: Buffer | null;
  proof_expires_at: MaybeTimestamp;
  proof_used_at: MaybeTimestamp;
}

export interface CaptchaTable {
  id: Generated<string>;
  kind: "slide" | "work";
  pre_session_id: string;
  /** Encrypted JSON numbers. */
  answer: Buffer;
  /** For the answer, then for the use of the result. */
  expires_at: Timestamp;
  tried_at: MaybeTimestamp;
  result_hmac: Buffer | null;
  used_at: MaybeTimestamp;
}

export interface TicketTable {
  id: Generated<string>;
  kind: "invite";
  token_hmac: Buffer;
  account_id: string;
  member_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  seal: Buffer;
}

export interface EmailUndoTable {
  id: Generated<string>;
  token_hmac: Buffer;
  account_id: string;
  member_id: string;
  /** The previous address. */
  email: string;
  email_key: Buffer;
  created_at: Timestamp;
  /** Start of the session that changed the address. */
  since: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  seal: Buffer;
}

export interface PlatformTicketTable {
  id: Generated<string>;
  /** Of issuer and jti; one row per ticket. */
  jti_sha256: Buffer;
  token_hmac: Buffer;
  /** The browser that showed it first. */
  pre_session_id: string;
  issuer: string;
  identity_key: Buffer;
  email: string | null;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  forget_at: Timestamp;
  seal: Buffer;
}

export interface PlatformProofTable {
  /** Of issuer and jti. */
  jti_sha256: Buffer;
  forget_at: Timestamp;
}

export interface AccountTokenTable {
  id: Generated<string>;
  token_hmac: Buffer;
  account_id: string;
  member_id: string;
  line: LineId;
  /** The platform that may exchange it. */
  issuer: string;
  expires_at: Timestamp;
  used_at: MaybeTimestamp;
  seal: Buffer;
}

export interface OwnDataTicketTable {
  token_hmac: Buffer;
  account_id: string;
  member_id: string;
  expires_at: Timestamp;
  used_at: MaybeTimestamp;
}

export interface PlatformIdentityTable {
  id: Generated<string>;
  account_id: string;
  member_id: string;
  issuer: string;
  /** Of issuer and subject. */
  identity_key: Buffer;
  /** Masked address at the platform, or empty. */
  shown_as: string;
  bound_at: Timestamp;
  unbound_at: MaybeTimestamp;
  seal: Buffer;
}
