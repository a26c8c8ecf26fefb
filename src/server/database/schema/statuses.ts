import type { Generated, ColumnType } from "kysely";
import type { Json, Timestamp } from "./columns.ts";

export interface ChartEdgeTable {
  chart: string;
  version: number;
  from_state: string;
  event: string;
  by_role: string;
  to_state: string;
}

export interface ChartStartTable {
  chart: string;
  version: number;
  state: string;
  made_of: Buffer;
  configuration: Json<object>;
}

export interface LineStatusTable {
  id: Generated<string>;
  account_id: string;
  line: string;
  chart: string;
  version: number;
  seq: ColumnType<number, 0 | undefined, number>;
  state: string;
  snapshot: Json<object>;
  /** The first snapshot. */
  begun: Generated<object>;
  /** Of the snapshot, with nested states. */
  path: ColumnType<string, never, never>;
  changed_at: Timestamp;
}

export interface LineEventTable {
  status_id: string;
  seq: number;
  account_id: string;
  chart: string;
  version: number;
  from_state: string;
  event: string;
  by_role: string;
  to_state: string;
  /** With nested states, as `to_path`. */
  from_path: ColumnType<string, never, never>;
  to_path: string;
  /** How long the state before had lasted. */
  seconds: ColumnType<number, never, never>;
  facts: Json<object>;
  member_id: string | null;
  /** A person of the desk. */
  person_id: string | null;
  at: Timestamp;
}

/** Counts that browsers report; no row names a person. */
export interface ChartCountTable {
  chart: string;
  version: number;
  from_path: string;
  event: string;
  to_path: string;
  /** The step of `limits.chartStaySteps` in which the stays before lasted. */
  within: number;
  taken: number;
}

/** One row: what the last check of all histories found. */
export interface ConformanceTable {
  only: Generated<boolean>;
  at: Timestamp;
  report: Json<object[]>;
}
