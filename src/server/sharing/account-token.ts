import type { LineId } from "#contract/business-lines.ts";
import type * as calls from "#contract/calls/sharing/account-token.ts";
import {
  type AccountStatus,
  type AccountStatusName,
  accountStatusNames,
  type KycStatus,
  kycStatusNames,
} from "#contract/application/status-names.ts";
import { limits } from "#contract/limits.ts";
import { accountOf } from "../accounts/account-queries.ts";
import { lockHead } from "../audit.ts";
import { inAccount, type Tx, tx } from "../database/database.ts";
import type { Handler } from "../http/handler.ts";
import { accountTokens, accountTokensPerPlace, spendUse } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";
import { standingsOf, statusOf } from "../review/standing.ts";
import { firstStates } from "../statuses/charts.ts";
import { createAccountToken, takeAccountToken, takeProof } from "./account-token-queries.ts";

/** The token is for opening an account, so the platform may ask while the desk still checks the request. */
const open: readonly AccountStatusName[] = ["Pending1", "Normal"];

export const openAccountToken: Handler<typeof calls.openAccountToken> = (
  context,
  { query: { line } },
) => {
  const { accountId, memberId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const platform = context.platforms.serving(line);
    if (!platform) throw new Refused("notFound");
    await lockHead(handle, accountId);
    const { business_account_status: status } = await statusesOf(handle, accountId, line);
    if (!open.includes(status)) throw new Refused("accountNotOpen");
    await spendUse(handle, { key: `account tokens|${accountId}`, ...accountTokens }, context.now);
    const { issuer, name, site } = platform;
    const bearer = { accountId, memberId, line, issuer };
    const token = await createAccountToken(handle, context.keys, bearer, context.now);
    await context.audit(handle, { action: "line.token", target: `line ${line}` });
    const expires_in_seconds = limits.accountTokenMinutes * 60;
    return { token, expires_in_seconds, platform: name, site };
  });
};

/** Rejects with linkExpired, whatever is wrong. */
export const exchangeOpenAccountToken: Handler<typeof calls.exchangeOpenAccountToken> = async (
  context,
  { body: { token, proof: signed } },
) => {
  const { db, keys, now, addressRange } = context;
  const limit = { key: `account tokens a minute|${addressRange}`, ...accountTokensPerPlace };
  await spendUse(db, limit, now);
  const proof = await context.platforms.readProof(signed, token, now);
  if (!proof) throw new Refused("linkExpired");
  return tx(db, async (handle) => {
    if (!(await takeProof(handle, proof))) throw new Refused("linkExpired");
    const taken = await takeAccountToken(handle, keys, { token, issuer: proof.issuer }, now);
    if (!taken) throw new Refused("linkExpired");
    const { account_id: accountId, line } = taken;
    const target = `line ${line} by ${proof.issuer}`;
    await context.audit(handle, { accountId, actor: "system", action: "line.exchange", target });
    const { number: account_number } = await accountOf(handle, accountId);
    return { account_number, line, ...(await statusesOf(handle, accountId, line)) };
  });
};

async function statusesOf(handle: Tx, accountId: string, line: LineId) {
  const statuses = await standingsOf(handle, accountId);
  const kyc = statusOf(statuses, line, "kycStatus")?.state ?? firstStates.kycStatus;
  const account = statusOf(statuses, line, "businessAccount")?.state ?? firstStates.businessAccount;
  return {
    kyc_status: kycStatusNames[kyc.split(".")[0] as KycStatus],
    business_account_status: accountStatusNames[account as AccountStatus],
  };
}
