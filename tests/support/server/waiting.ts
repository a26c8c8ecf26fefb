import { expect, vi } from "vitest";
import type { Portal } from "./portal.ts";

/** Gives once so many transactions of a portal's database wait for what others hold. */
export const waiting = (portal: Portal, count: number) =>
  vi.waitFor(
    async () => {
      const all = `select pid from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      expect(await portal.rows(all)).toHaveLength(count);
    },
    { timeout: 20_000, interval: 10 },
  );
