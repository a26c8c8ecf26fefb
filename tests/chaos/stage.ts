import { randomInt } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "#server/clock.ts";
import { verifyAll } from "#server/commands/verify-chain.ts";
import type { Opened } from "#server/open.ts";
import { replayStatuses } from "#server/statuses/replay.ts";
import { RunningPortal } from "../journeys/support/portal.ts";
import { asOwner } from "../support/as-owner.ts";
import type { Stage } from "./asked.ts";
import { appenders } from "./clients/appenders.ts";
import { applicants } from "./clients/applicants.ts";
import { Book, type Group, Shift } from "./clients/book.ts";
import { drafters } from "./clients/drafts.ts";
import { reviewers } from "./clients/reviewers.ts";
import { draw } from "./draw.ts";
import { checked, recovered } from "./recovery.ts";
import { openSmallDisk, type SmallDisk } from "./small-disk.ts";

interface Plan {
  /** Folder with the build. */
  built: string;
  kills: number;
  seed: number;
  /** No kill begins later, by the clock of `performance`. */
  until: number;
  /** Takes all stages after each kill, the one that runs included. */
  record: (stages: readonly Stage[], kill: string) => void;
}

const clients = { appenders: 20, drafters: 3, applicants: 2, reviewers: 2 };

/** Of the kills and of the time, those on a disk that can be full. */
const smallPart = 0.25;
/** What lasts is done by few: each piece is looked at again. */
const lastingPauseMs = 1000;
/** Reading all trails and histories takes long. */
const killsPerVerification = 10;

/** Kills on a disk that can be full, a quarter of all, none where the system has no such disk; then on a folder of the disk. */
export async function runStages(plan: Plan): Promise<Stage[]> {
  const disk = await openSmallDisk();
  const onSmall = disk === null ? 0 : Math.floor(plan.kills * smallPart);
  const stages: Stage[] = [];
  if (disk !== null)
    try {
      const now = performance.now();
      const until = now + (plan.until - now) * smallPart;
      await runStage({ ...plan, kills: onSmall, until }, stages, disk);
    } finally {
      await disk.remove();
    }
  await runStage({ ...plan, kills: plan.kills - onSmall }, stages, null);
  return stages;
}

async function runStage(plan: Plan, stages: Stage[], disk: SmallDisk | null): Promise<void> {
  const dataDir = disk?.dataDir ?? mkdtempSync(join(tmpdir(), "gatehouse-chaos-"));
  const place = { dataDir, port: await quietPort(), before: disk?.before ?? [] };
  const portal = new RunningPortal(
    plan.built,
    { LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent" },
    place,
  );
  try {
    await portal.start();
    await killOn(plan, stages, portal, disk);
  } finally {
    await portal.remove();
  }
}

async function killOn(
  plan: Plan,
  stages: Stage[],
  portal: RunningPortal,
  disk: SmallDisk | null,
): Promise<void> {
  const seen = disk?.seen ?? portal.dataDir;
  const book = new Book({ baseUrl: portal.baseUrl, dataDir: seen });
  const { acknowledged, refused } = book;
  const place = disk ? "a small disk in memory" : "a folder of the disk";
  const stage: Stage = { place, kills: {}, startMs: [], acknowledged, refused, wrong: [] };
  stages.push(stage);
  const { short, lasting } = groupsOf(book);
  const all = [...short, ...lasting];
  const shifts = [shiftOf(short, book), shiftOf(lasting, book, lastingPauseMs)] as const;
  for (const group of all) await group.renew();
  shifts[1].begin();
  for (const [at, { name, fault, afterMs, part }] of draw(
    plan.kills,
    plan.seed,
    disk !== null,
  ).entries()) {
    if (performance.now() > plan.until || stage.wrong.length > 0) break;
    for (const group of all) await group.renew();
    shifts[0].begin();
    await wait(afterMs);
    await fault({ portal, seen, book, disk, part, start: () => portal.start() });
    await recovered(portal, stage);
    await shifts[0].end();
    stage.kills[name] = (stage.kills[name] ?? 0) + 1;
    await checked(portal, stage, () => wrongNow(all, false));
    if (at % killsPerVerification === 0) await checked(portal, stage, () => wrongRecords(seen));
    plan.record(stages, name);
  }
  await shifts[1].end();
  await checked(portal, stage, () => wrongNow(all, true));
  await checked(portal, stage, () => wrongRecords(seen));
  const others = Object.entries(refused).filter(([name]) => !expected.includes(name));
  stage.wrong.push(...others.map(([name, count]) => `answered ${name}, ${count} times`));
}

/** What may be answered while something is killed; `caseTaken` is what a repeated claim is told. */
const expected = [
  "offline",
  "timedOut",
  "overloaded",
  "storageFull",
  "revisionConflict",
  "caseTaken",
];

const shiftOf = (groups: readonly Group[], book: Book, pauseMs?: number) =>
  new Shift(
    groups.flatMap((group) => group.clients),
    book,
    pauseMs,
  );

/** `short` work rests while it is checked; what lasts goes on through checks and kills. */
function groupsOf(book: Book): Record<"short" | "lasting", Group[]> {
  const desk = reviewers(book, clients.reviewers);
  return {
    short: [appenders(book, clients.appenders), drafters(book, clients.drafters)],
    lasting: [applicants(book, clients.applicants, desk.take), desk],
  };
}

async function wrongNow(groups: readonly Group[], all: boolean): Promise<string[]> {
  const found = await Promise.all(groups.map((group) => group.check(all)));
  return found.flat();
}

/** The checks of the operator: audit trails against their digests, statuses against their charts. */
export function wrongRecords(seen: string): Promise<string[]> {
  return asOwner(seen, async (owner, keys) => {
    const lines: string[] = [];
    const services = { keys, settings: { dataDir: seen }, clock: systemClock };
    const code = await verifyAll({ owner, services } as Opened, [], (line) => lines.push(line));
    const { wrong } = await replayStatuses(owner);
    const misfits = wrong.map(
      ({ line, chart }) => `status of ${line}, ${chart} is not its history's`,
    );
    return [...(code === 0 ? [] : lines), ...misfits];
  });
}

/** A free port below those that the system gives to clients: a client's own port is never the server's. */
async function quietPort(): Promise<number> {
  for (;;) {
    const server = createServer();
    server.listen(randomInt(20_000, 30_000), "127.0.0.1");
    // It rejects where the port is taken.
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, "close");
    return port;
  }
}
