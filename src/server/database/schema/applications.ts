import type { Band } from "#contract/desk/bands.ts";
import type { Generated, ColumnType, JSONColumnType } from "kysely";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import type { Answers, Json, MaybeTimestamp, Stamps, Timestamp } from "./columns.ts";

export interface ApplicationTable {
  id: Generated<string>;
  /** Order of creation. */
  ordinal: Generated<number>;
  account_id: string;
  reference: string;
  flow: FlowId;
  revision: Generated<number>;
  /** Of the edits since `edits_since`, in UTF-8. */
  edit_bytes: Generated<number>;
  edits_since: ColumnType<Date, Date | undefined, Date>;
  answers: Json<Answers>;
  stamps: Json<Stamps>;
  lines: string[];
  state: ColumnType<"draft" | "submitted", "draft" | undefined, "draft" | "submitted">;
  created_at: Timestamp;
  updated_at: Timestamp;
  updated_by: string;
  submitted_at: MaybeTimestamp;
  /** When a collaborator last told the account holder that it is ready. */
  told_ready_at: MaybeTimestamp;
  form_version: string;
  /** YYYY-MM-DD; selects the editions of figures and lists. */
  rules_on: string;
}

export interface ApplicationEditTable {
  application_id: string;
  /** Of the application after it; 1 is its beginning. */
  revision: number;
  account_id: string;
  rules_on: string;
  /** A beginning or a restart: what was answered before it is gone. */
  from_empty: boolean;
  /** With encrypted secrets; null removes an answer. */
  changed: Json<Changes>;
  member_id: string;
  at: Timestamp;
}

export interface PresenceTable {
  application_id: string;
  account_id: string;
  member_id: string;
  seen_at: Timestamp;
}

export interface SubmissionTable {
  id: Generated<string>;
  application_id: string;
  account_id: string;
  idempotency_key: string;
  body_sha256: Buffer;
  /** Canonical JSON as text, so that its hash can be verified. */
  snapshot: string;
  snapshot_sha256: Buffer;
  files: Json<object>;
  member_id: string;
  at: Timestamp;
  reply: Json<object>;
}

export interface RiskScoreTable {
  id: Generated<string>;
  account_id: string;
  application_id: string;
  line: string;
  model_version: string;
  lists_version: string;
  total: number;
  band: Band;
  needs_two: boolean;
  inputs: Json<object>;
  result: Json<object>;
  /** Of the status before it was submitted; set by the database. */
  status_seq: Generated<number>;
  at: Timestamp;
}

export interface InvestorChoiceTable {
  seq: Generated<number>;
  account_id: string;
  region: "HK" | "SG";
  choice: "in" | "out";
  code: string;
  arithmetic: JSONColumnType<object, string | null, string | null> | null;
  member_id: string;
  at: Timestamp;
}

export interface DataSharingChoiceTable {
  seq: Generated<number>;
  account_id: string;
  choice: "in" | "out";
  /** Version of the question that was shown, in the language of `locale`. */
  wording: string;
  locale: string;
  member_id: string;
  at: Timestamp;
}

export interface UploadTable {
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
  /** Random name in file storage. */
  key: string;
  data_key: Buffer;
  uploaded_by: string;
  /** Of the portal that took it. */
  run: number | null;
  created_at: Timestamp;
  removed_at: MaybeTimestamp;
}
