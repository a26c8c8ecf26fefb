import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import type { Timestamp } from "./columns.ts";

/** Append only. */
export interface AgreementSignatureTable {
  id: string;
  account_id: string;
  line: LineId;
  agreement: AgreementId;
  version: string;
  /** Of the text that was shown. */
  locale: Locale;
  text_sha256: Buffer;
  member_id: string;
  kind: "typed" | "drawn";
  /** Name, capacity and signature, encrypted. */
  sealed: Buffer;
  /** The signed copy, encrypted; the hash is of its plain bytes. */
  pdf: Buffer;
  pdf_sha256: Buffer;
  ip_prefix: string;
  idempotency_key: string;
  body_sha256: Buffer;
  at: Timestamp;
}
