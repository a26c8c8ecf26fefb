import type { StatusChart } from "#contract/application/chart-paths.ts";
import type { LineId } from "#contract/business-lines.ts";
import { caseSeen } from "#tests/support/server/desk.ts";
import { assigneeOf } from "../acts/case-acts.ts";
import type { StatusModel } from "./status-model.ts";
import { isDecidable, lineName, roles, type Walker } from "./walker.ts";

/** Everything that the desk can do with a line. `isOwn`: for the person who has the case. */
const acts: Readonly<Record<string, { chart: StatusChart; event: string; isOwn: boolean }>> = {
  propose: { chart: "decision", event: "decision.propose", isOwn: true },
  decide: { chart: "decision", event: "decision.decide", isOwn: true },
  confirm: { chart: "decision", event: "decision.confirm", isOwn: false },
  endorse: { chart: "decision", event: "decision.endorse", isOwn: false },
  return: { chart: "decision", event: "decision.return", isOwn: false },
  withdraw: { chart: "decision", event: "decision.withdraw", isOwn: false },
  activate: { chart: "businessAccount", event: "account.activate", isOwn: true },
  decline: { chart: "businessAccount", event: "account.decline", isOwn: true },
  freeze: { chart: "businessAccount", event: "account.freeze", isOwn: true },
  unfreeze: { chart: "businessAccount", event: "account.unfreeze", isOwn: true },
  close: { chart: "businessAccount", event: "account.close", isOwn: true },
  lapse: { chart: "kycStatus", event: "kyc.lapse", isOwn: true },
};

interface Reader {
  id: string;
  role: string;
  hasCase: boolean;
}

/** What the charts let a person of the desk do with a line, in the order of the alphabet. */
export function deskOffer(model: StatusModel, line: LineId, { id, role, hasCase }: Reader) {
  const kyc = model.state(line, "kycStatus");
  const given = {
    by: role,
    personId: id,
    snapshot: "as shown",
    outcome: "rejectRetry",
    reason: "incomplete",
    cause: "ownershipChanged",
    kycApproved: kyc === "approved",
  };
  return Object.entries(acts)
    .filter(([, { isOwn }]) => hasCase || !isOwn)
    .filter(([, { chart }]) => chart !== "decision" || isDecidable(kyc))
    .filter(([, { chart, event }]) => model.can(line, chart, { type: event, ...given }))
    .map(([name]) => name)
    .toSorted();
}

/** Where the newest case offers its assignee, or an approver without it, something else than the charts allow. */
export async function offersDiffer(walker: Walker): Promise<string[]> {
  const newest = walker.cases[0]!;
  const assignee = assigneeOf(walker, newest);
  const by = assignee ?? "ana";
  const { lines } = await caseSeen(walker.desk[by], newest.id);
  const reader = { id: walker.desk[by].id, role: roles[by], hasCase: assignee !== null };
  return lines.flatMap(({ line, acts: offered }) => {
    const expected = deskOffer(walker.model, line, reader).join(", ");
    const seen = offered.toSorted().join(", ");
    const differs = `${lineName(line)}: the desk offers ${seen || "nothing"}, expected ${expected || "nothing"}`;
    return seen === expected ? [] : [differs];
  });
}
