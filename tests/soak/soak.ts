import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { RunningPortal } from "../journeys/support/portal.ts";
import { asOwner } from "../support/as-owner.ts";
import { Book, Shift } from "../chaos/clients/book.ts";
import type { Sample } from "./level.ts";
import { trafficOf } from "./traffic.ts";

/** One run. */
export interface Soaked {
  seconds: number;
  warmUpSeconds: number;
  samples: Sample[];
  /** What the clients did. */
  done: Record<string, number>;
  /** Answers other than that it is done; none on a portal that is well. */
  refused: Record<string, number>;
  /** Before the traffic, all connections of earlier clients gone, and after it. */
  before: Sample;
  after: Sample;
}

const sampleMs = 2000;
const pauseMs = 300;
/** Connections that are not used end within this: those of clients after 4 s, those to the database after 10 s. */
const restMs = 15_000;
/** On a busy machine too. */
const mostRestMs = 120_000;
const collectionMs = 300;
/** The heap of the server finds its size in the first five minutes of this traffic; of a shorter run it is a part. */
const warmUp = { seconds: 360, most: 0.4 };

/** Runs the built server with mixed traffic for so long, and looks at its process meanwhile. Linux only. */
export async function soak(built: string, seconds: number): Promise<Soaked> {
  const portal = new RunningPortal(built, { LOG_LEVEL: "silent" });
  try {
    await portal.start();
    return await soakOn(portal, seconds);
  } finally {
    await portal.remove();
  }
}

async function soakOn(portal: RunningPortal, seconds: number): Promise<Soaked> {
  const { baseUrl, dataDir } = portal;
  const book = new Book({ baseUrl, dataDir });
  const traffic = await trafficOf(book);
  // What is loaded at the first use is open from then on.
  for (const work of traffic) await work();
  const before = await atRest(portal);
  const shift = new Shift(traffic, book, pauseMs);
  const samples: Sample[] = [];
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  shift.begin();
  for (; since() < seconds; await wait(sampleMs))
    samples.push(await sampleOf(portal, Math.round(since())));
  await shift.end();
  const after = await atRest(portal, before.descriptors);
  const { acknowledged: done, refused } = book;
  const warmUpSeconds = Math.round(Math.min(warmUp.seconds, seconds * warmUp.most));
  return { seconds, warmUpSeconds, samples, done, refused, before, after };
}

/** What is held when no one works: no more descriptors than wanted, or what is left when none is closed for a while. */
async function atRest(portal: RunningPortal, wanted?: number): Promise<Sample> {
  const begun = performance.now();
  let least = { ...(await sampleOf(portal, 0)), at: begun };
  for (;;) {
    await wait(sampleMs / 2);
    const [found, at] = [await sampleOf(portal, 0), performance.now()];
    if (found.descriptors < least.descriptors) least = { ...found, at };
    const isRest = wanted === undefined ? at - least.at > restMs : least.descriptors <= wanted;
    if (isRest || at - begun > mostRestMs) break;
  }
  const { at: _, ...sample } = least;
  return sample;
}

/** Memory is read after a collection: when one comes is the engine's choice, and says nothing of what is held. */
async function sampleOf({ pid, dataDir }: RunningPortal, seconds: number): Promise<Sample> {
  process.kill(pid!, "SIGWINCH");
  const counts = await countsIn(dataDir);
  await wait(collectionMs);
  const folder = `/proc/${pid}`;
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`${folder}/status`, "utf8"))?.[1]);
  const descriptors = readdirSync(`${folder}/fd`).length;
  return { seconds, bytes: kilobytes * 1024, descriptors, ...counts };
}

/** As the owner of the tables, whose own connection is not counted. */
const countsIn = (dataDir: string) =>
  asOwner(dataDir, async (db) => {
    const { rows } = await sql<{ sessions: number; connections: number }>`select
      (select count(*) from session where revoked_at is null and idle_until > now())
        + (select count(*) from desk_session where revoked_at is null and idle_until > now()) as sessions,
      (select count(*) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()) as connections`.execute(
      db,
    );
    return rows[0]!;
  });
