import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import type { DecisionEvent } from "@gatehouse/machines/review/decision-event";
import type { Tx } from "../database/database.ts";
import { Refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { type LineOf, type Move, moveStatus } from "../statuses/line-status.ts";
import { refreshCase } from "./cases/case-clock.ts";
import { postWebhooks } from "../webhooks/post-webhooks.ts";
import { notify } from "./notifications.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { followLines } from "../questionnaires/follow-lines.ts";
import { isLive } from "../submission/live-submissions.ts";
import { type LineOfAccount, standingsOf, type Status, statusOf } from "./standing.ts";

/** Who moves a line, on the clock of which moment. */
export interface Moving extends Services {
  now: Date;
  memberId?: string;
  personId?: string;
}

/**
 * Moves a KYC status and what follows from it: the decision, the business account, the case in its queue, the
 * applicant's notification, the questionnaire where the line goes on no longer. Rejects with notPossible when the chart does.
 */
export async function moveKyc(
  handle: Tx,
  moving: Moving,
  line: LineOfAccount,
  event: KycEvent,
): Promise<void> {
  const { from, to } = await move(handle, moving, { ...line, chart: "kycStatus", event });
  const suspends = await followKyc(handle, moving, line, { from, to });
  await refreshCase(handle, line, moving.now);
  if (isLive(from) && !isLive(to)) await followLines(handle, moving, line.accountId);
  const change = { chart: "kycStatus", event, from, to, suspends } as const;
  await notify(handle, moving, line, change);
  await postWebhooks(handle, moving, line, change);
}

const inReview = "inProgress";

/** Gives whether the business account was suspended. */
async function followKyc(
  handle: Tx,
  moving: Moving,
  line: LineOfAccount,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (from !== to) await voidProposal(handle, moving, line);
  if (to === inReview && from !== inReview) await beginDecision(handle, moving, line);
  if (from !== "approved" || to === "approved") return false;
  const account = await stateOf(handle, line, "businessAccount");
  if (account?.state !== "normal") return false;
  const lapsed: AccountEvent = { type: "account.kycLapsed", by: "system" };
  await moveAccount(handle, bySystem(moving), line, lapsed);
  return true;
}

/** A line that comes into review is undecided, at the risk that it has now. */
async function beginDecision(handle: Tx, moving: Moving, line: LineOfAccount) {
  const decision = await stateOf(handle, line, "decision");
  const known = riskIn(decision);
  const risk = riskIn(await stateOf(handle, line, "kycStatus"));
  const isSame = known.needsTwo === risk.needsTwo && known.isProhibited === risk.isProhibited;
  if (decision?.state !== "decided" && isSame) return;
  const begin: DecisionEvent = { type: "decision.begin", by: "system", ...risk };
  await move(handle, bySystem(moving), { ...line, chart: "decision", event: begin });
}

const riskIn = (status: Status | undefined) => ({
  needsTwo: Boolean(status?.context["needsTwo"]),
  isProhibited: Boolean(status?.context["isProhibited"]),
});

/** Whatever a proposal rests on has changed. */
export async function voidProposal(handle: Tx, moving: Moving, line: LineOfAccount): Promise<void> {
  const decision = await stateOf(handle, line, "decision");
  if (!decision?.state.startsWith("proposed.")) return;
  const event: DecisionEvent = { type: "decision.change", by: "system" };
  await moveDecision(handle, bySystem(moving), line, event);
}

const bySystem = ({ memberId: _, personId: __, ...moving }: Moving): Moving => moving;

export async function moveAccount(
  handle: Tx,
  moving: Moving,
  line: LineOfAccount,
  event: AccountEvent,
): Promise<void> {
  const { from, to } = await move(handle, moving, { ...line, chart: "businessAccount", event });
  await refreshCase(handle, line, moving.now);
  if (to === "closed") await followLines(handle, moving, line.accountId);
  const change = { chart: "businessAccount", event, from, to } as const;
  await notify(handle, moving, line, change);
  await postWebhooks(handle, moving, line, change);
}

export async function moveDecision(
  handle: Tx,
  moving: Moving,
  line: LineOfAccount,
  event: DecisionEvent,
): Promise<void> {
  await move(handle, moving, { ...line, chart: "decision", event });
  await refreshCase(handle, line, moving.now);
}

async function move<Chart extends StatusChart>(
  handle: Tx,
  { charts, now, memberId, personId }: Moving,
  { accountId, line, chart, event }: LineOf<Chart> & Pick<Move<Chart>, "event">,
) {
  const who = { memberId: memberId ?? null, ...(personId ? { personId } : {}) };
  const moved = await moveStatus(handle, charts, { accountId, line, chart, event, ...who }, now);
  if (!moved.moved) throw new Refused("notPossible");
  return moved;
}

async function stateOf(handle: Tx, { accountId, line }: LineOfAccount, chart: StatusChart) {
  const statuses = await standingsOf(handle, accountId);
  return statusOf(statuses, line, chart);
}
