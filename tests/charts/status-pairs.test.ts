import { businessAccount, type AccountEvent } from "@gatehouse/machines/review/business-account";
import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import { kycStatus } from "@gatehouse/machines/review/kyc-status";
import { expect, test } from "vitest";
import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from "xstate";
import type { ChartModel } from "#models/kit/model.ts";
import { businessAccountModel } from "#models/review/business-account.ts";
import { kycStatusModel } from "#models/review/kyc-status.ts";

const kycStart = getInitialSnapshot(kycStatus, { needsTwo: false, attemptCap: 9 });
const accountStart = getInitialSnapshot(businessAccount, { needsAgreement: true, needsFace: true });
/** The status is the first level of the chart. */
const statusOf = ({ value }: SnapshotFrom<typeof kycStatus>) =>
  typeof value === "string" ? value : Object.keys(value)[0];
const eventsOf = ({ specification }: ChartModel) =>
  specification.moves.map(([event]) => event as unknown);
const kycEvents = eventsOf(kycStatusModel) as KycEvent[];
const accountEvents = eventsOf(businessAccountModel) as AccountEvent[];

interface Pair {
  kyc: SnapshotFrom<typeof kycStatus>;
  account: SnapshotFrom<typeof businessAccount>;
  approvedBefore: boolean;
}

/** The server's rule: the account hears of a lapse in the same move that takes the approval away. */
function moveKyc(pair: Pair, event: KycEvent): Pair {
  const kyc = getNextSnapshot(kycStatus, pair.kyc, event);
  const lapsed = pair.kyc.matches("approved") && !kyc.matches("approved");
  const account =
    lapsed && pair.account.status === "active"
      ? getNextSnapshot(businessAccount, pair.account, { type: "account.kycLapsed", by: "system" })
      : pair.account;
  return { kyc, account, approvedBefore: pair.approvedBefore || kyc.matches("approved") };
}

function nextPairs(pair: Pair): Pair[] {
  const kycApproved = pair.kyc.matches("approved");
  const now = accountEvents.map((event) =>
    "kycApproved" in event ? { ...event, kycApproved } : event,
  );
  return [
    ...kycEvents.filter((event) => pair.kyc.can(event)).map((event) => moveKyc(pair, event)),
    ...now
      .filter((event) => pair.account.status === "active" && pair.account.can(event))
      .map((event) => ({
        ...pair,
        account: getNextSnapshot(businessAccount, pair.account, event),
      })),
  ];
}

function allPairs(): Pair[] {
  const key = ({ kyc: { value, context }, account, approvedBefore }: Pair) => {
    const { needsTwo, attempts } = context;
    const status = [JSON.stringify(value), needsTwo, Math.min(attempts, 1)];
    return [...status, account.value, approvedBefore].join(" | ");
  };
  const first: Pair = { kyc: kycStart, account: accountStart, approvedBefore: false };
  const found = new Map([[key(first), first]]);
  for (const pair of found.values())
    for (const next of nextPairs(pair)) if (!found.has(key(next))) found.set(key(next), next);
  return [...found.values()];
}

test("no account is normal without an approval that stands", () => {
  const pairs = allPairs();
  const normal = pairs.filter((pair) => pair.account.matches("normal"));
  const statuses = new Set(pairs.map(({ kyc, account }) => `${statusOf(kyc)} ${account.value}`));
  expect({
    neverApproved: normal.filter((pair) => !pair.approvedBefore).length,
    lapsed: normal.filter((pair) => !pair.kyc.matches("approved")).length,
    reviewedBeforeApproval: pairs.filter(
      ({ account, approvedBefore }) => !account.matches("pending") && !approvedBefore,
    ).length,
    pairsOfStatuses: statuses.size,
  }).toEqual({ neverApproved: 0, lapsed: 0, reviewedBeforeApproval: 0, pairsOfStatuses: 21 });
});
