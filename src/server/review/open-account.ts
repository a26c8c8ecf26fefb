import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import {
  type AccountStatus,
  type AccountStatusName,
  accountStatusNames,
} from "#contract/application/status-names.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { firstStates } from "../statuses/charts.ts";
import { snapshotIn } from "./cases/case-lines.ts";
import { moveAccount } from "./line-moves.ts";
import { openingProofsIn } from "./opening-proofs.ts";
import { type Status, standingsOf, statusOf } from "./standing.ts";

export interface LineToOpen {
  isApproved: boolean;
  accountStatus: AccountStatusName;
  account: Status | undefined;
}

export async function lineToOpen(handle: Tx, accountId: string, line: LineId): Promise<LineToOpen> {
  const statuses = await standingsOf(handle, accountId);
  const account = statusOf(statuses, line, "businessAccount");
  const state = (account?.state ?? firstStates.businessAccount) as AccountStatus;
  return {
    isApproved: statusOf(statuses, line, "kycStatus")?.state === "approved",
    accountStatus: accountStatusNames[state],
    account,
  };
}

/**
 * Asks the desk to activate the business account of an approved line. An account that is requested or open
 * stays as it is.
 */
export async function openAccountOf(
  handle: Tx,
  context: Context,
  line: LineId,
  { account, accountStatus }: LineToOpen,
): Promise<AccountStatusName> {
  if (accountStatus === "Pending1" || accountStatus === "Normal") return accountStatus;
  if (accountStatus === "Frozen") throw new Refused("accountSuspended");
  if (accountStatus === "Closed") throw new Refused("accountClosed");
  const { accountId, memberId, role: by } = context.member();
  const proofs = (await openingProofsIn(handle, accountId, context))(line);
  const event: AccountEvent = { type: "account.open", by, kycApproved: true, ...proofs };
  if (!account || !snapshotIn(account).can(event)) throw new Refused("accountNotReady");
  await moveAccount(handle, { ...context, memberId }, { accountId, line }, event);
  await context.audit(handle, { action: "account.open", target: `line ${line}` });
  return accountStatusNames.underReview;
}
