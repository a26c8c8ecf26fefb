import { type KeptStates, keptStates } from "../statuses/kept-states.ts";
import type { Misfit } from "../statuses/misfits.ts";
import { replayStatuses } from "../statuses/replay.ts";
import type { Reader, Say } from "./command.ts";

/**
 * Whether every stored history follows the chart of its version, and whether each stored state exists in the charts of this
 * version of the portal, which may not have been started yet.
 */
export const replay: Reader = async ({ owner }, _args, say) => {
  const { charts, wrong, gone } = await replayStatuses(owner);
  const kept = await keptStates(owner);
  for (const each of wrong)
    say(`Account ${each.accountId}, ${each.line}, ${each.chart} ${each.version}: ${told(each)}.`);
  for (const { accountId, line, chart, state } of gone)
    say(`Account ${accountId}, ${line}: stands in ${state}, which ${chart} no longer has.`);
  for (const { chart, version, isCurrent, histories, events } of charts)
    if (isCurrent || histories + events > 0)
      say(
        `${chart} ${version}${isCurrent ? "" : " (older)"}: ${histories} histories, ${events} events.`,
      );
  const lost = gone.length + sayKept(kept, say);
  say(`${sum(charts)} statuses replayed, ${wrong.length} differ.`);
  say(`${lost} cases stand in a state that no longer exists.`);
  return wrong.length + lost === 0 ? 0 : 1;
};

const sum = (charts: readonly { histories: number }[]) =>
  charts.reduce((found, { histories }) => found + histories, 0);

function told({ seq, event, expected, found }: Misfit): string {
  const differ = `expected ${expected || "no such event"}, found ${found}`;
  return seq === null ? `stored status, ${differ}` : `event ${seq} ${event ?? ""}, ${differ}`;
}

/** Gives how many stand in a state that no longer exists. */
function sayKept(kept: readonly KeptStates[], say: Say): number {
  for (const { chart, count, gone } of kept) {
    say(`${chart}: ${count} stored ${count === 1 ? "state" : "states"}, without a history.`);
    for (const { accountId, about, state } of gone)
      say(`Account ${accountId}, ${about}: stands in ${state}, which ${chart} no longer has.`);
  }
  return kept.reduce((lost, { gone }) => lost + gone.length, 0);
}
