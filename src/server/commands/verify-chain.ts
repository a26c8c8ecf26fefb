import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestsIn, headsIn, headsNow, lostHeads } from "../jobs/trail-heads.ts";
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

/** `npm run audit -- verify`: every trail, and what each day's digest in the data folder has kept of it. */
export const verifyAll: Command = async (opened, _args, say) => {
  const folder = digestsIn(opened.services.settings.dataDir);
  let wrong = await checkChains(opened, say);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => each.endsWith(".jsonl")).toSorted()) {
    say(`${name}:`);
    const kept = { file: join(folder, name), day: name.slice(0, -".jsonl".length) };
    wrong += await compare(opened, kept, say);
  }
  return wrong === 0 ? 0 : 1;
};

async function checkChains({ owner, services }: Opened, say: Say): Promise<number> {
  const { accounts, rows, broken } = await verifyChains(owner, services.keys.auditKey);
  for (const { accountId, seq, why } of broken) say(`Account ${accountId}, entry ${seq}: ${why}.`);
  say(`${accounts} audit trails checked, ${rows} entries, ${broken.length} broken.`);
  return broken.length;
}

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
