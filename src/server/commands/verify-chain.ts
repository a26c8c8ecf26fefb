import { readFileSync, writeFileSync } from "node:fs";
import type { Db } from "../database/database.ts";
import { verifyChains } from "../statuses/replay.ts";
import { type Command, optionsIn, type Say } from "./command.ts";

interface Kept {
  account: string;
  seq: number;
  hash: string;
}

/**
 * Whether the audit trail of every account is whole. `--keep FILE` writes the newest entry of each down, and
 * `--against FILE` looks for what was written down then: only this shows a database that was set back as a whole.
 */
export const verifyChain: Command = async ({ owner, services }, args, say) => {
  const { keep, against } = optionsIn(args, {
    keep: { type: "string" },
    against: { type: "string" },
  });
  const { accounts, rows, broken } = await verifyChains(owner, services.keys.auditKey);
  for (const { accountId, seq, why } of broken) say(`Account ${accountId}, entry ${seq}: ${why}.`);
  say(`${accounts} audit trails checked, ${rows} entries, ${broken.length} broken.`);
  const lost = against === undefined ? 0 : await compare(owner, against, say);
  if (keep !== undefined) await keepHeads(owner, keep, say);
  return broken.length + lost === 0 ? 0 : 1;
};

async function keepHeads(owner: Db, file: string, say: Say): Promise<void> {
  const heads = await owner.selectFrom("audit_head").selectAll().where("seq", ">", 0).execute();
  const kept = heads.map(({ account_id: account, seq, hash }): Kept => {
    return { account, seq, hash: hash.toString("hex") };
  });
  writeFileSync(file, kept.map((head) => `${JSON.stringify(head)}\n`).join(""));
  say(`Kept ${kept.length} heads in ${file}.`);
}

/** How many kept heads are in no trail any more. */
async function compare(owner: Db, file: string, say: Say): Promise<number> {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  let lost = 0;
  for (const { account, seq, hash } of lines.map((line) => JSON.parse(line) as Kept)) {
    const found = await owner
      .selectFrom("audit")
      .select("hash")
      .where("account_id", "=", account)
      .where("seq", "=", seq)
      .executeTakeFirst();
    if (found?.hash.toString("hex") === hash) continue;
    lost += 1;
    say(`Account ${account}, entry ${seq}: kept, and not in its trail any more.`);
  }
  if (lost === 0) say(`Every one of ${lines.length} kept heads is in its trail.`);
  return lost;
}
