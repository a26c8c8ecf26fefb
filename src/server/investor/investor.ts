import type * as calls from "#contract/calls/investor.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../database/database.ts";
import { choicesOf, saveWithdrawal } from "./investor-choice-queries.ts";

export const investorClasses: Handler<typeof calls.investorClasses> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, (handle) => choicesOf(handle, accountId));
};

export const withdrawInvestorClass: Handler<typeof calls.withdrawInvestorClass> = (
  context,
  { body },
) => {
  const member = context.member();
  return inAccount(context.db, member.accountId, async (handle) => {
    const outcome = await saveWithdrawal(handle, member, body.region, context.now);
    if (outcome === "unknown") throw new Refused("notFound");
    if (outcome === "kept")
      await context.audit(handle, { action: "investor.withdraw", target: body.region });
    return choicesOf(handle, member.accountId);
  });
};
