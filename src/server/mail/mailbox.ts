import type { Keys } from "../crypto.ts";
import { openMail, type Letter } from "./mail.ts";
import type { Db } from "../database/database.ts";

export interface StoredMail extends Letter {
  id: string;
  kind: string;
  locale: string;
  at: Date;
  sentAt: Date | null;
  error: string | null;
}

export interface Mailbox {
  /** Newest first, at most 100. */
  newest(): Promise<StoredMail[]>;
}

/** Reads as the role of jobs: the portal's role cannot read mails. */
export function openMailbox(jobs: Db, keys: Keys): Mailbox {
  return {
    async newest() {
      const rows = await jobs
        .selectFrom("mail")
        .selectAll()
        .where("sealed", "is not", null)
        .orderBy("created_at", "desc")
        .limit(100)
        .execute();
      return rows.map((row) => ({
        ...openMail(keys, row.id, row.sealed!),
        id: row.id,
        kind: row.kind,
        locale: row.locale,
        at: row.created_at,
        sentAt: row.sent_at,
        error: row.error,
      }));
    },
  };
}
