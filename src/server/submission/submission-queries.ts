import { createHash } from "node:crypto";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { saveKyc } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { NeededParty } from "#contract/ownership/needed-parties.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";

export type SaveReply = ReplyTo<typeof saveKyc>;

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Null for a new key. */
export async function submissionByKey(handle: Tx, accountId: string, key: string) {
  const found = await handle
    .selectFrom("submission")
    .select(["body_sha256", "reply"])
    .where("account_id", "=", accountId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return found ? { bodyHash: found.body_sha256, reply: found.reply as SaveReply } : null;
}

export async function submissionOf(handle: Tx, applicationId: string) {
  const found = await newest(handle, applicationId).executeTakeFirst();
  return found ? { memberId: found.member_id, given: givenBy(found.reply) } : null;
}

const newest = (handle: Tx, applicationId: string) =>
  handle
    .selectFrom("submission")
    .select(["reply", "member_id"])
    .where("application_id", "=", applicationId)
    .orderBy("at", "desc")
    .limit(1);

const givenBy = (reply: unknown) => (reply as SaveReply).submission!;

export interface Snapshot {
  /** With encrypted secrets. */
  answers: AllAnswers;
  /** Hash of the answers shown. */
  seen: string;
  revision: number;
  /** `begunBy` is the form version at the start, `form` that of the check. */
  begunBy: string;
  form: string;
  today: string;
  rulesOn: string;
  editions: object;
  classes: readonly object[];
  needed: readonly NeededParty[];
  files: readonly object[];
}

export async function loadSubmission(handle: Tx, applicationId: string) {
  const found = await newest(handle, applicationId).select("snapshot").executeTakeFirst();
  if (!found) return null;
  return {
    snapshot: JSON.parse(found.snapshot) as Snapshot,
    memberId: found.member_id,
    given: givenBy(found.reply),
  };
}

/** The newest submission of an account in this flow. */
export async function newestSubmission(handle: Tx, accountId: string, flow: FlowId) {
  const found = await handle
    .selectFrom("submission")
    .innerJoin("application", "application.id", "submission.application_id")
    .select(["submission.application_id", "submission.member_id", "submission.at", "snapshot"])
    .where("submission.account_id", "=", accountId)
    .where("application.flow", "=", flow)
    .orderBy("submission.at", "desc")
    .executeTakeFirst();
  return found && { ...found, snapshot: JSON.parse(found.snapshot) as Snapshot };
}

export interface NewSubmission {
  applicationId: string;
  accountId: string;
  memberId: string;
  key: string;
  bodyHash: Buffer;
  snapshot: Snapshot;
  files: object[];
  reply: SaveReply;
}

export async function saveSubmission(handle: Tx, given: NewSubmission, now: Date): Promise<void> {
  const snapshot = canonical(given.snapshot);
  await handle
    .insertInto("submission")
    .values({
      application_id: given.applicationId,
      account_id: given.accountId,
      idempotency_key: given.key,
      body_sha256: given.bodyHash,
      snapshot,
      snapshot_sha256: hashOf(snapshot),
      files: JSON.stringify(given.files),
      member_id: given.memberId,
      at: now,
      reply: JSON.stringify(given.reply),
    })
    .execute();
}
