import type { ReplyTo } from "#contract/calls/call.ts";
import type { investorClasses } from "#contract/calls/investor.ts";
import type { Classification } from "#contract/investor/classify.ts";
import type { Tx } from "../database/database.ts";

export type InvestorClass = ReplyTo<typeof investorClasses>[number];

interface Chooser {
  accountId: string;
  memberId: string;
}

export async function saveOptIn(
  handle: Tx,
  { accountId, memberId }: Chooser,
  found: Classification,
  now: Date,
): Promise<void> {
  const { region, code } = found;
  const choice = { account_id: accountId, member_id: memberId, region, code, at: now };
  const arithmetic = JSON.stringify(found);
  await handle
    .insertInto("investor_choice")
    .values({ ...choice, choice: "in", arithmetic })
    .execute();
}

/** Locks the audit head, so that withdrawals are serialised. */
export async function saveWithdrawal(
  handle: Tx,
  { accountId, memberId }: Chooser,
  region: InvestorClass["region"],
  now: Date,
) {
  await handle
    .selectFrom("audit_head")
    .select("seq")
    .where("account_id", "=", accountId)
    .forUpdate()
    .execute();
  const chosen = (await choicesOf(handle, accountId)).find((each) => each.region === region);
  if (!chosen) return "unknown" as const;
  if (chosen.withdrawn_at !== null) return "before" as const;
  const choice = { account_id: accountId, member_id: memberId, region, at: now };
  await handle
    .insertInto("investor_choice")
    .values({ ...choice, choice: "out", code: chosen.code, arithmetic: null })
    .execute();
  return "kept" as const;
}

/** The newest opt-in of each region. */
export async function choicesOf(handle: Tx, accountId: string): Promise<InvestorClass[]> {
  const rows = await handle
    .selectFrom("investor_choice")
    .select(["region", "choice", "code", "at"])
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();
  const newest = new Map<string, InvestorClass>();
  for (const { region, choice, code, at } of rows) {
    const before = newest.get(region);
    if (choice === "in")
      newest.set(region, { region, code, since: at.getTime(), withdrawn_at: null });
    else if (before) newest.set(region, { ...before, withdrawn_at: at.getTime() });
  }
  return [...newest.values()];
}
