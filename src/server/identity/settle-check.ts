import type { CheckOutcome, CheckState } from "#contract/identity/check-states.ts";
import { limits } from "#contract/limits.ts";
import { lockHead, record } from "../audit.ts";
import { hoursAfter } from "../clock.ts";
import { inAccount, type Tx } from "../database/database.ts";
import type { Services } from "../services.ts";
import { VendorUnavailable } from "../vendors/identity-vendor.ts";
import { postAccountWebhook } from "../webhooks/post-webhooks.ts";
import { checkById, type CheckToSettle, endCheck, referenceOf, stateOf } from "./check-queries.ts";

type Settling = Services & { now: Date };

/**
 * Asks the vendor, outside a transaction, and saves the result. Rejects with VendorUnavailable while the vendor may
 * still answer, which can be long after the time of the check is over.
 */
export async function settleCheck(
  services: Settling,
  check: CheckToSettle,
  returned: string,
): Promise<CheckState> {
  if (check.state !== "underWay") return check.state;
  const outcome = await outcomeOf(services, check, returned);
  return outcome === null ? stateOf(check, services.now) : saveOutcome(services, check, outcome);
}

async function outcomeOf(
  { vendors, now }: Settling,
  check: CheckToSettle,
  returned: string,
): Promise<CheckOutcome | null> {
  const { kind, vendor: name, transaction, expires_at } = check;
  const isGivenUp = hoursAfter(expires_at, limits.checkResultHours) <= now;
  const vendor = vendors[kind];
  if (vendor?.name !== name) return isGivenUp ? "systemError" : null;
  try {
    const answer = await vendor.check({ transaction, reference: referenceOf(check) }, returned);
    return answer ?? (isGivenUp ? "timedOut" : null);
  } catch (error) {
    if (!(error instanceof VendorUnavailable) || !isGivenUp) throw error;
    return "systemError";
  }
}

/** The first result stays. */
function saveOutcome(
  services: Settling,
  check: CheckToSettle,
  outcome: CheckOutcome,
): Promise<CheckState> {
  const { db } = services;
  const { id, account_id: accountId, kind } = check;
  return inAccount(db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    if (!(await saveEnd(handle, services, check, outcome)))
      return (await checkById(handle, id)).state;
    if (kind === "face" && outcome === "verified")
      await postAccountWebhook(handle, services, accountId, "face.verified");
    return outcome;
  });
}

/** False where it had ended, or counts no more. */
export async function saveEnd(
  handle: Tx,
  { keys, now }: Pick<Settling, "keys" | "now">,
  { id, account_id: accountId, kind, person }: CheckToSettle,
  outcome: CheckOutcome,
): Promise<boolean> {
  if (!(await endCheck(handle, id, outcome, now))) return false;
  await record(handle, keys.auditKey, {
    accountId,
    at: now,
    actor: "system",
    action: `${kind}.${outcome === "verified" ? "verified" : "ended"}`,
    target: targetOf(person),
    fields: outcome === "verified" ? [] : [outcome],
  });
  return true;
}

/** Whose check an entry of the audit trail is about. */
export const targetOf = (person: string): string =>
  person === "" ? "account holder" : `person ${person}`;
