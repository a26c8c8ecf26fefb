import type { ColumnType, JSONColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Json<Value extends object> = JSONColumnType<Value, string, string>;
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
