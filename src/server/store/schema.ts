import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { registerTypes } from "#contract/calls/account.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<Value extends object> = JSONColumnType<Value, string, string>;
export type Answers = Record<string, Record<string, unknown>>;
/** A save and the answers, as `section.question`, that no later one changed. */
interface Stamp {
  revision: number;
  by: string;
  /** What its sender called it, where it was called anything. */
  id?: string | undefined;
  answers: string[];
}
/** The newest first. */
export type Stamps = readonly Stamp[];

export type RegisterType = (typeof registerTypes)[number];

interface AccountTable {
  id: Generated<string>;
  number: string;
  register_type: RegisterType;
  /** The account's data key, wrapped by the master key. */
  data_key: Buffer;
  created_at: Timestamp;
}

interface MemberTable {
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
  /** When a holder last showed to read the mail of the address; nothing where that is not known. */
  email_proved_at: MaybeTimestamp;
  created_at: Timestamp;
  removed_at: MaybeTimestamp;
}

interface SessionTable {
  id: Generated<string>;
  token_sha256: Buffer;
  member_id: string;
  account_id: string;
  created_at: Timestamp;
  seen_at: Timestamp;
  idle_until: Timestamp;
  ends_at: Timestamp;
  ip_prefix: string | null;
  user_agent: string | null;
  revoked_at: MaybeTimestamp;
}

interface PreSessionTable {
  id: Generated<string>;
  token_sha256: Buffer;
  expires_at: Timestamp;
}

interface ChallengeTable {
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

interface CaptchaTable {
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

interface TicketTable {
  id: Generated<string>;
  kind: "invite";
  token_sha256: Buffer;
  account_id: string;
  member_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
}

interface EmailUndoTable {
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

interface PlatformTicketTable {
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

interface PlatformIdentityTable {
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

interface ApplicationTable {
  id: Generated<string>;
  /** In the order in which applications were begun; not shown. */
  ordinal: Generated<number>;
  account_id: string;
  reference: string;
  flow: FlowId;
  revision: Generated<number>;
  answers: Json<Answers>;
  stamps: Json<Stamps>;
  lines: string[];
  state: ColumnType<"draft" | "submitted", "draft" | undefined, "draft" | "submitted">;
  created_at: Timestamp;
  updated_at: Timestamp;
  updated_by: string;
  submitted_at: MaybeTimestamp;
  /** The form it was begun by, or begun again. */
  form_version: string;
  /** The day (YYYY-MM-DD) whose figures and lists it keeps. */
  rules_on: string;
}

interface SubmissionTable {
  id: Generated<string>;
  application_id: string;
  account_id: string;
  idempotency_key: string;
  body_sha256: Buffer;
  /** Canonical JSON, kept as text so that its hash can be checked again. */
  snapshot: string;
  snapshot_sha256: Buffer;
  files: Json<object>;
  member_id: string;
  at: Timestamp;
  reply: Json<object>;
}

interface RiskScoreTable {
  id: Generated<string>;
  account_id: string;
  application_id: string;
  line: string;
  model_version: string;
  lists_version: string;
  total: number;
  band: "low" | "medium" | "high" | "prohibited";
  needs_two: boolean;
  inputs: Json<object>;
  result: Json<object>;
  at: Timestamp;
}

interface InvestorChoiceTable {
  seq: Generated<number>;
  account_id: string;
  region: "HK" | "SG";
  choice: "in" | "out";
  code: string;
  arithmetic: JSONColumnType<object, string | null, string | null> | null;
  member_id: string;
  at: Timestamp;
}

interface ChartEdgeTable {
  chart: string;
  version: number;
  from_state: string;
  event: string;
  by_role: string;
  to_state: string;
}

interface ChartStartTable {
  chart: string;
  version: number;
  state: string;
  made_of: Buffer;
}

interface LineStatusTable {
  id: Generated<string>;
  account_id: string;
  line: string;
  chart: string;
  version: number;
  seq: ColumnType<number, 0 | undefined, number>;
  state: string;
  snapshot: Json<object>;
  changed_at: Timestamp;
}

interface LineEventTable {
  status_id: string;
  seq: number;
  account_id: string;
  chart: string;
  version: number;
  from_state: string;
  event: string;
  by_role: string;
  to_state: string;
  facts: Json<object>;
  member_id: string | null;
  at: Timestamp;
}

interface UploadTable {
  id: Generated<string>;
  account_id: string;
  application_id: string;
  slot: string;
  client_uid: string;
  name: string;
  type: string;
  size: number;
  sha256: Buffer | null;
  pages: number | null;
  state: "storing" | "checking" | "stored" | "refused" | "removed";
  /** The name in file storage; random. */
  key: string;
  data_key: Buffer;
  uploaded_by: string;
  created_at: Timestamp;
  removed_at: MaybeTimestamp;
}

interface MailTable {
  id: Generated<string>;
  locale: string;
  kind: string;
  /** {to, subject, text, html}, sealed; null once delivered by SMTP. */
  sealed: Buffer | null;
  sent_at: MaybeTimestamp;
  error: string | null;
  created_at: Timestamp;
}

interface AuditTable {
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
}

interface AuditHeadTable {
  account_id: string;
  seq: number;
  hash: Buffer;
}

interface RateBucketTable {
  key: string;
  taken: number;
  ends_at: Timestamp;
}

export interface Schema {
  account: AccountTable;
  member: MemberTable;
  session: SessionTable;
  pre_session: PreSessionTable;
  challenge: ChallengeTable;
  captcha: CaptchaTable;
  ticket: TicketTable;
  email_undo: EmailUndoTable;
  platform_ticket: PlatformTicketTable;
  platform_identity: PlatformIdentityTable;
  application: ApplicationTable;
  submission: SubmissionTable;
  risk_score: RiskScoreTable;
  investor_choice: InvestorChoiceTable;
  chart_edge: ChartEdgeTable;
  chart_start: ChartStartTable;
  line_status: LineStatusTable;
  line_event: LineEventTable;
  upload: UploadTable;
  mail: MailTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  rate_bucket: RateBucketTable;
}
