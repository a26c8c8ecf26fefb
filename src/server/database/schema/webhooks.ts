import type { Generated } from "kysely";
import type { Json, MaybeTimestamp, Timestamp } from "./columns.ts";

export interface WebhookAttempt {
  /** Milliseconds since 1970. */
  at: number;
  /** The HTTP status; null where no answer came. */
  status: number | null;
  /** Why it failed; null for a success. */
  error: string | null;
}

export interface WebhookDeliveryTable {
  id: Generated<string>;
  account_id: string;
  issuer: string;
  /** Counts the events of the account. */
  sequence: number;
  event: string;
  data: Json<object>;
  created_at: Timestamp;
  state: Generated<"waiting" | "delivered" | "failed">;
  attempts: Json<WebhookAttempt[]>;
  /** Of the next attempt. */
  next_at: MaybeTimestamp;
}

export interface WebhookDisabledTable {
  issuer: string;
  url: string;
  at: Timestamp;
}
