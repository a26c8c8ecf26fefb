import type { ColumnType, Generated } from "kysely";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Band } from "#contract/desk/bands.ts";
import type { ClockState } from "#contract/desk/clock.ts";
import type { Queue } from "#contract/desk/queues.ts";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

export interface DeskPersonTable {
  id: Generated<string>;
  email: string;
  email_key: Buffer;
  name: string;
  roles: DeskRole[];
  /** Null until the person has set it up by the link. */
  password_hash: string | null;
  /** Encrypted. */
  totp_secret: Buffer;
  /** Of the last code that was accepted: each is valid once. */
  totp_step: Generated<number>;
  /** Of the codes not yet used. */
  recovery_hashes: Buffer[];
  /** Of the link by which the person sets the password. */
  setup_hmac: Buffer | null;
  setup_until: MaybeTimestamp;
  created_at: Timestamp;
  disabled_at: MaybeTimestamp;
}

export interface DeskSessionTable {
  id: Generated<string>;
  token_hmac: Buffer;
  person_id: string;
  created_at: Timestamp;
  /** Null until the code is entered. */
  second_factor_at: MaybeTimestamp;
  idle_until: Timestamp;
  ends_at: Timestamp;
  ip_prefix: string | null;
  user_agent: string | null;
  revoked_at: MaybeTimestamp;
  seal: Buffer;
}

export interface DeskEventTable {
  seq: Generated<number>;
  person_id: string;
  action: string;
  target: string | null;
  at: Timestamp;
}

type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface ReviewCaseTable {
  application_id: string;
  account_id: string;
  reference: string;
  name: string;
  /** Entity type, or `individual`. */
  kind: string;
  jurisdiction: string;
  lines: string[];
  band: Band;
  round: number;
  queue: Queue;
  /** Since when the case is in its queue. */
  queued_at: Timestamp;
  clock: ClockState;
  /** Since when the clock is in its state. */
  clock_at: Timestamp;
  /** YYYY-MM-DD; null unless the clock runs. */
  due_on: MaybeDay;
  /** Working days left when the clock was paused. */
  days_left: number | null;
  assignee: string | null;
  /** Since when the case is assigned, or is not. */
  assigned_at: Timestamp;
  submitted_at: Timestamp;
}

export interface ReviewVerdictTable {
  id: Generated<string>;
  application_id: string;
  account_id: string;
  kind: "answer" | "document";
  /** `section.question`, or the uid of an upload. */
  target: string;
  /** Of the value that was judged: the verdict holds while it is the same. */
  value_sha256: Buffer;
  verdict: string;
  source: string | null;
  reason: string | null;
  public_text: string | null;
  note: string | null;
  person_id: string;
  at: Timestamp;
}

export interface ReviewNoteTable {
  id: Generated<string>;
  application_id: string;
  account_id: string;
  text: string;
  person_id: string;
  key: string | null;
  at: Timestamp;
}

export interface DocumentRequestTable {
  id: Generated<string>;
  application_id: string;
  account_id: string;
  lines: string[];
  /** YYYY-MM-DD. */
  due_on: string;
  public_text: string;
  /** Null when the clock asked. */
  person_id: string;
  created_at: Timestamp;
  ended_at: MaybeTimestamp;
  outcome: "answered" | "cancelled" | "withdrawn" | "rejected" | null;
}

export interface RequestItemTable {
  id: Generated<string>;
  request_id: string;
  account_id: string;
  position: number;
  /** The document slot that is asked for, `identity.<row id>` of a related person. */
  slot: string;
  rejected_uid: string | null;
  rejected_sha256: Buffer | null;
  reason: string;
  public_text: string;
  /** The applicant's answer in words. */
  words: string | null;
}

export interface FileLimitTable {
  id: Generated<string>;
  account_id: string;
  account_number: string;
  files_total: number;
  reason: string;
  person_id: string;
  at: Timestamp;
}

export interface LineValidityTable {
  account_id: string;
  line: string;
  /** YYYY-MM-DD. */
  review_on: string;
  /** YYYY-MM-DD; null where no ID document of the applicant or of a party expires. */
  documents_until: string | null;
}
