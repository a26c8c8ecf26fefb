import { replayStatuses } from "../statuses/replay.ts";
import type { Command } from "./command.ts";

/** Whether every stored status is what its events give. */
export const replay: Command = async ({ owner }, _args, say) => {
  const { statuses, differing } = await replayStatuses(owner);
  for (const { accountId, line, chart, seq, why } of differing)
    say(`Account ${accountId}, ${line}, ${chart}, event ${seq}: ${why}.`);
  say(`${statuses} statuses replayed, ${differing.length} differ.`);
  return differing.length === 0 ? 0 : 1;
};
