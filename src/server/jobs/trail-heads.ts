import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../crypto.ts";
import type { Db } from "../database/database.ts";
import { hasMac, withMac } from "../keys/file-mac.ts";
import type { Services } from "../services.ts";
import { verifyChains } from "../statuses/replay.ts";
import { todayOf } from "../clock.ts";

/** The newest entry of a trail, as it stands in a file. */
interface Kept {
  account: string;
  seq: number;
  hash: string;
}

export const digestsIn = (dataDir: string): string => join(dataDir, "audit-heads");

type Keeping = Pick<Services, "keys" | "clock">;

/** The digest that was the newest one when another was written. */
export interface Before {
  day: string;
  sha256: string;
}

interface KeptHeads {
  day: string;
  before: Before | null;
  heads: Kept[];
}

/** The day and the digest before, one JSON line for each trail, and a last line with the MAC of them. */
export async function headsNow(
  db: Db,
  { keys, clock }: Keeping,
  before: Before | null = null,
): Promise<Buffer> {
  const heads = await db.selectFrom("audit_head").selectAll().where("seq", ">", 0).execute();
  const kept = heads.map(({ account_id: account, seq, hash }): Kept => {
    return { account, seq, hash: hash.toString("hex") };
  });
  const lines = [{ day: todayOf(clock()), before }, ...kept];
  return withMac(
    "digest",
    keys.auditKey,
    Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join("")),
  );
}

/** Null when the file is not, to the byte, what this portal wrote. */
export async function headsIn(file: string, { keys }: Keeping): Promise<KeptHeads | null> {
  const bytes = await readFile(file);
  if (!hasMac("digest", keys.auditKey, bytes)) return null;
  const lines = bytes.toString().split("\n").slice(0, -2);
  const [first, ...heads] = lines.map(
    (line) => JSON.parse(line) as Kept & Omit<KeptHeads, "heads">,
  );
  return { day: first!.day, before: first!.before, heads };
}

/** The digests in a folder, oldest first. */
export async function digestsOf(folder: string): Promise<{ file: string; day: string }[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const days = names.filter((each) => each.endsWith(".jsonl")).toSorted();
  return days.map((name) => ({ file: join(folder, name), day: name.slice(0, -".jsonl".length) }));
}

export const beforeOf = async ({ file, day }: { file: string; day: string }): Promise<Before> => ({
  day,
  sha256: sha256(await readFile(file)).toString("hex"),
});

/** Those that are in no trail any more. */
export async function lostHeads(db: Db, kept: readonly Kept[]): Promise<Kept[]> {
  const lost: Kept[] = [];
  for (const head of kept) {
    const found = await db
      .selectFrom("audit")
      .select("hash")
      .where("account_id", "=", head.account)
      .where("seq", "=", head.seq)
      .executeTakeFirst();
    if (found?.hash.toString("hex") !== head.hash) lost.push(head);
  }
  return lost;
}

/** A first start that ends within the hour leaves the digest of its day too. */
export async function keepFirstHeads(
  services: Parameters<typeof keepHeadsOfToday>[0],
  db: Db,
): Promise<void> {
  const digests = await digestsOf(digestsIn(services.settings.dataDir));
  if (digests.length === 0) await keepHeadsOfToday(services, db);
}

/** Once a day, outside the database, which alone cannot show that it was set back as a whole. */
export async function keepHeadsOfToday(
  { settings, log, ...keeping }: Keeping & Pick<Services, "settings" | "log">,
  db: Db,
): Promise<void> {
  const folder = digestsIn(settings.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const today = todayOf(keeping.clock());
  const name = `${today}.jsonl`;
  const digests = await digestsOf(folder);
  for (const { day } of digests) if (day > today) log.error({ day }, "audit_digest_ahead");
  if (digests.some(({ day }) => day === today)) return;
  const newest = digests.findLast(({ day }) => day < today);
  const beside = join(folder, `${name}.${randomUUID()}`);
  const file = await open(beside, "w", 0o600);
  try {
    await file.writeFile(await headsNow(db, keeping, newest ? await beforeOf(newest) : null));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, join(folder, name));
}

/** Gives what verifies every trail, once on each day on which it is called, and logs each that is broken. */
export function dailyVerification(
  { keys, clock, log }: Pick<Services, "keys" | "clock" | "log">,
  db: Db,
): () => Promise<void> {
  let verified = "";
  return async () => {
    const today = todayOf(clock());
    if (today === verified) return;
    const { broken } = await verifyChains(db, keys.auditKey);
    for (const { accountId } of broken) log.error({ account: accountId }, "audit_trail_broken");
    verified = today;
  };
}
