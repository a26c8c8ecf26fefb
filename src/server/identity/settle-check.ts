import type { CheckOutcome, CheckState } from "#contract/identity/check-states.ts";
import { lockHead, record } from "../audit.ts";
import { inAccount } from "../database/database.ts";
import type { Services } from "../services.ts";
import { VendorUnavailable } from "../vendors/identity-vendor.ts";
import { postAccountWebhook } from "../webhooks/post-webhooks.ts";
import { type Check, checkById, endCheck, referenceOf } from "./check-queries.ts";

type Settling = Services & { now: Date };

/**
 * Asks the vendor, outside a transaction, and saves the result. Rejects with VendorUnavailable while the vendor may
 * still answer.
 */
export async function settleCheck(
  services: Settling,
  check: Check,
  returned: string,
): Promise<CheckState> {
  if (check.state !== "underWay") return check.state;
  const outcome = await outcomeOf(services, check, returned);
  return outcome === null ? "underWay" : saveOutcome(services, check, outcome);
}

async function outcomeOf(
  { vendors, now }: Settling,
  check: Check,
  returned: string,
): Promise<CheckOutcome | null> {
  const { kind, vendor: name, transaction, expires_at } = check;
  const isOver = expires_at <= now;
  const vendor = vendors[kind];
  if (vendor?.name !== name) return isOver ? "systemError" : null;
  try {
    const answer = await vendor.check({ transaction, reference: referenceOf(check) }, returned);
    return answer ?? (isOver ? "timedOut" : null);
  } catch (error) {
    if (!(error instanceof VendorUnavailable) || !isOver) throw error;
    return "systemError";
  }
}

/** The first result stays. */
function saveOutcome(
  services: Settling,
  { id, account_id: accountId, kind, person }: Check,
  outcome: CheckOutcome,
): Promise<CheckState> {
  const { db, keys, now } = services;
  return inAccount(db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    if (!(await endCheck(handle, id, outcome, now))) return (await checkById(handle, id)).state;
    await record(handle, keys.auditKey, {
      accountId,
      at: now,
      actor: "system",
      action: `${kind}.${outcome === "verified" ? "verified" : "ended"}`,
      target: targetOf(person),
      fields: outcome === "verified" ? [] : [outcome],
    });
    if (kind === "face" && outcome === "verified")
      await postAccountWebhook(handle, services, accountId, "face.verified");
    return outcome;
  });
}

/** Whose check an entry of the audit trail is about. */
export const targetOf = (person: string): string =>
  person === "" ? "account holder" : `person ${person}`;
