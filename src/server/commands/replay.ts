import { replayStatuses } from "../statuses/replay.ts";
import type { Command } from "./command.ts";

/** Whether every stored status is what its events give. */
export const replay: Command = async ({ owner }, _args, say) => {
  const { statuses, wrong } = await replayStatuses(owner);
  for (const { accountId, line, chart, seq, stored, replayed } of wrong)
    say(
      seq === null
        ? `Account ${accountId}, ${line}, ${chart}: stored ${stored}, replayed ${replayed}.`
        : `Account ${accountId}, ${line}, ${chart}: the chart rejects event ${seq}.`,
    );
  say(`${statuses} statuses replayed, ${wrong.length} differ.`);
  return wrong.length === 0 ? 0 : 1;
};
