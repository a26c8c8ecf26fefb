import type { Tx } from "../database/database.ts";
import type { Moving } from "./line-moves.ts";

/** What a date has made due. */
export interface Due {
  accountId: string;
  /** What is due, for the log. */
  name: string;
  /** Gives the action for the record, and its target; null when it is not due any more. */
  move: (handle: Tx, moving: Moving) => Promise<{ action: string; target: string } | null>;
}
