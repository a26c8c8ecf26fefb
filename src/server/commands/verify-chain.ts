import { verifyChains } from "../statuses/replay.ts";
import type { Command } from "./command.ts";

/** Whether the audit trail of every account is whole. */
export const verifyChain: Command = async ({ owner, services }, _args, say) => {
  const { accounts, rows, broken } = await verifyChains(owner, services.keys.auditKey);
  for (const { accountId, seq, why } of broken) say(`Account ${accountId}, entry ${seq}: ${why}.`);
  say(`${accounts} audit trails checked, ${rows} entries, ${broken.length} broken.`);
  return broken.length === 0 ? 0 : 1;
};
