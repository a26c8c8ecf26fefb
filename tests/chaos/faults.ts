import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { asOwner } from "../support/as-owner.ts";
import { roles } from "#server/database/roles.ts";
import type { RunningPortal } from "../journeys/support/portal.ts";
import type { Book } from "./clients/book.ts";
import type { SmallDisk } from "./small-disk.ts";

/** What a fault can take hold of. */
export interface Victim {
  portal: RunningPortal;
  /** The data folder as it is seen from here. */
  seen: string;
  book: Book;
  disk: SmallDisk | null;
  /** Starts the server; rejects where it ends before it is open. */
  start: () => Promise<void>;
  /** A number from 0 to 1 that belongs to this kill. */
  part: number;
}

type Fault = (victim: Victim) => Promise<void>;

const postmasterOf = (seen: string) =>
  Number(readFileSync(join(seen, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]);

/** From 0 to this a start is interrupted; most of it is the migrations and the first look at the files. */
const startMs = 1200;
/** How long the disk stays full at most. */
const fullMs = 1500;

const ofServer = sql.join([roles.app, roles.jobs]);

/** Each ends as the world leaves it: what has ended is started again by the portal itself or by who watches it. */
export const faults = {
  "kill -9 of the server": ({ portal }) => portal.kill(),
  "kill -9 of the server, and of the next one while it starts": async (victim) => {
    await victim.portal.kill();
    const started = victim.start().catch(() => undefined);
    await wait(victim.part * startMs);
    await victim.portal.kill();
    await started;
  },
  "kill -9 of the database": async ({ seen }) => void process.kill(postmasterOf(seen), "SIGKILL"),
  "kill -9 of the server and the database": async ({ portal, seen }) => {
    process.kill(postmasterOf(seen), "SIGKILL");
    await portal.kill();
  },
  "kill -9 of one backend": async ({ seen, part }) => {
    const pids = await backendsOf(seen);
    const pid = pids[Math.floor(part * pids.length)];
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  },
  "connections of all clients cut": async ({ book }) => book.cut(),
  "connections to the database cut": ({ seen }) =>
    asOwner(seen, async (db) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    }),
} satisfies Record<string, Fault>;

export const diskFaults = {
  "disk full": async ({ disk, part }) => {
    disk!.fill();
    await wait(part * fullMs);
    disk!.free();
  },
  "disk full, then kill -9 of the server": async ({ disk, portal, part }) => {
    disk!.fill();
    await wait(part * fullMs);
    await portal.kill();
    disk!.free();
  },
} satisfies Record<string, Fault>;

/** Processes of the database that work for the server. */
const backendsOf = (seen: string) =>
  asOwner(seen, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where backend_type = 'client backend' and usename in (${ofServer}) order by pid`.execute(db);
    return rows.map(({ pid }) => pid);
  });
