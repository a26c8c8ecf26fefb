import { expect, vi } from "vitest";
import { type Portal, rows } from "./portal.ts";

/** Gives once so many transactions of a portal's database wait for what others hold. */
export const waiting = ({ databaseUrl }: Portal, count: number) =>
  vi.waitFor(
    async () => {
      const all = `select pid from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      expect((await rows(databaseUrl, all)).length).toEqual(count);
    },
    { timeout: 5000, interval: 10 },
  );
