import type { CheckKind, CheckOutcome } from "#contract/identity/check-states.ts";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

/** A check of the sandbox vendor; holds nothing about a person. */
export interface SandboxCheckTable {
  token_sha256: Buffer;
  reference: string;
  kind: CheckKind;
  locale: string;
  return_url: string;
  /** What the person chose; `unreachable`: the vendor does not answer. */
  chosen: CheckOutcome | "unreachable" | null;
  /** From when on the vendor tells it. */
  told_from: MaybeTimestamp;
  expires_at: Timestamp;
}
