import { writeFileSync } from "node:fs";
import { sql } from "kysely";
import { zone } from "#contract/zone.ts";
import { daysAfter, todayOf } from "../clock.ts";
import {
  type Before,
  beforeOf,
  digestsIn,
  digestsOf,
  headsIn,
  headsNow,
  lostHeads,
} from "../jobs/trail-heads.ts";
import type { Opened } from "../open.ts";
import { verifyChains } from "../statuses/replay.ts";
import { type Command, optionsIn, type Say } from "./command.ts";

/**
 * Whether the audit trail of every account is whole. `--keep FILE` writes the newest entry of each down, and
 * `--against FILE` looks for what was written down then: only this shows a database that was set back as a whole.
 */
export const verifyChain: Command = async (opened, args, say) => {
  const { keep, against } = optionsIn(args, {
    keep: { type: "string" },
    against: { type: "string" },
  });
  const broken = await checkChains(opened, say);
  const lost = against === undefined ? 0 : await compare(opened, { file: against }, say);
  if (keep !== undefined) await keepHeads(opened, keep, say);
  return broken + lost === 0 ? 0 : 1;
};

/** `npm run audit -- verify`: as verifyKept, and that each day that has entries has its digest; of today and yesterday one is enough. */
export const verifyAll: Command = async (opened, args, say) => {
  const code = await verifyKept(opened, args, say);
  return (await isUpToDate(opened, say)) && (await hasEachDay(opened, say)) ? code : 1;
};

/** Every trail, what each day's digest in the data folder has kept of it, and that no digest is missing between them. */
export const verifyKept: Command = async (opened, _args, say) => {
  let wrong = await checkChains(opened, say);
  let before: Before | null = null;
  for (const digest of await digestsOf(digestsIn(opened.services.settings.dataDir))) {
    say(`${digest.day}.jsonl:`);
    if (digest.day > todayOf(opened.services.clock())) {
      wrong += 1;
      say(`${digest.day}.jsonl is dated ahead of the clock.`);
    }
    wrong += await compare(opened, digest, say);
    const follows = (await headsIn(digest.file, opened.services))?.before ?? null;
    if (follows?.sha256 !== before?.sha256) {
      wrong += 1;
      say(`It was written after ${nameOf(follows)}; here it follows ${nameOf(before)}.`);
    }
    before = await beforeOf(digest);
  }
  return wrong === 0 ? 0 : 1;
};

const nameOf = (digest: Before | null) => (digest ? `the digest of ${digest.day}` : "no digest");

/** The portal writes a digest each day on which it runs. */
async function isUpToDate({ owner, services }: Opened, say: Say): Promise<boolean> {
  const newest = (await digestsOf(digestsIn(services.settings.dataDir))).at(-1)?.day;
  const { at } = await owner
    .selectFrom("audit")
    .select((row) => row.fn.min("at").as("at"))
    .executeTakeFirstOrThrow();
  const since = newest ?? (at === null ? null : todayOf(at));
  if (since === null || since >= todayOf(daysAfter(services.clock(), -1))) return true;
  say(`There is no digest ${newest ? `after ${newest}` : `though the trails begin on ${since}`}.`);
  return false;
}

/** The next digest after some were deleted names none before it: their days still have entries. */
async function hasEachDay({ owner, services }: Opened, say: Say): Promise<boolean> {
  const { rows } = await sql<{ day: string }>`select distinct
    to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day from audit order by 1`.execute(owner);
  const kept = (await digestsOf(digestsIn(services.settings.dataDir))).map(({ day }) => day);
  const yesterday = todayOf(daysAfter(services.clock(), -1));
  const missing = rows.filter(({ day }) => day < yesterday && !kept.includes(day));
  for (const { day } of missing)
    say(`There is no digest of ${day}, and trails have entries of that day.`);
  return missing.length === 0;
}

async function checkChains({ owner, services }: Opened, say: Say): Promise<number> {
  const { accounts, rows, broken } = await verifyChains(owner, services.keys.auditKey);
  for (const { accountId, seq, why } of broken) say(`Account ${accountId}, entry ${seq}: ${why}.`);
  say(`${accounts} audit trails checked, ${rows} entries, ${broken.length} broken.`);
  return broken.length;
}

/** `npm run audit -- heads`: what verify-chain `--keep` writes. */
export const printHeads: Command = async ({ owner, services }, _args, say) => {
  say((await headsNow(owner, services)).toString().trimEnd());
  return 0;
};

async function keepHeads({ owner, services }: Opened, file: string, say: Say): Promise<void> {
  const bytes = await headsNow(owner, services);
  writeFileSync(file, bytes, { mode: 0o600 });
  const others = 2;
  say(`Kept ${bytes.toString().trimEnd().split("\n").length - others} heads in ${file}.`);
}

/** How many kept heads are in no trail any more; 1 for a file that was changed or is of another day. */
async function compare(
  { owner, services }: Opened,
  { file, day }: { file: string; day?: string },
  say: Say,
): Promise<number> {
  const kept = await headsIn(file, services);
  if (kept === null || (day !== undefined && kept.day !== day)) {
    say(`${file} is not what this portal wrote.`);
    return 1;
  }
  const lost = await lostHeads(owner, kept.heads);
  for (const { account, seq } of lost)
    say(`Account ${account}, entry ${seq}: kept, and not in its trail any more.`);
  if (lost.length === 0) say(`Every one of ${kept.heads.length} kept heads is in its trail.`);
  return lost.length;
}
