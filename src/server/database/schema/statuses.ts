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
  facts: Json<object>;
  member_id: string | null;
  /** A person of the desk. */
  person_id: string | null;
  at: Timestamp;
}
