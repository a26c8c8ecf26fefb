import type { ColumnType, JSONColumnType } from "kysely";
import type { registerTypes } from "#contract/accounts/registrant.ts";

export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Json<Value extends object> = JSONColumnType<Value, string, string>;
export type RegisterType = (typeof registerTypes)[number];
export type Answers = Record<string, Record<string, unknown>>;
/** Answers (`section.question`) that this save was the last to change. */
interface Stamp {
  revision: number;
  by: string;
  /** `save_id` of the sender. */
  id?: string | undefined;
  answers: string[];
}
/** Newest first. */
export type Stamps = readonly Stamp[];
