import type { BodyOf } from "#contract/calls/call.ts";
import type { saveKyc } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import { formVersion } from "#contract/forms/flows/flow-ids.ts";
import { classesOf } from "#contract/investor/classify.ts";
import { neededParties } from "#contract/ownership/needed-parties.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { sha256 } from "../crypto.ts";
import { editionsOn } from "../application/editions.ts";
import type { Context } from "../http/context.ts";
import type { Tx } from "../database/database.ts";
import { saveSubmission, type SaveReply } from "./submission-queries.ts";
import type { OpenApplication } from "../application/open-application.ts";
import { namedFiles } from "../documents/stored-files.ts";

type Body = BodyOf<typeof saveKyc>;

/** Equal for two submissions with the same content. */
export const hashOfBody = ({ form_id, changes, restart, submit }: Body): Buffer =>
  sha256(canonical({ form_id, changes, restart, seen: submit?.seen }));

/** Immutable: encrypted answers, file hashes, rule versions, investor classes with arithmetic, and why each party was needed. */
export async function saveSnapshot(
  handle: Tx,
  context: Context,
  { row, uploads, encrypt }: OpenApplication,
  { asked, days }: { asked: AllAnswers; days: Days },
  { body, reply }: { body: Body; reply: SaveReply },
): Promise<void> {
  const named = namedFiles(asked);
  const files = uploads
    .filter((upload) => named.has(upload.client_uid))
    .map((upload) => ({
      uid: upload.client_uid,
      slot: upload.slot,
      name: upload.name,
      size: upload.size,
      sha256: upload.sha256?.toString("hex") ?? null,
    }));
  const submission = {
    applicationId: row.id,
    accountId: row.account_id,
    memberId: context.member().memberId,
    key: body.submit!.idempotency_key,
    bodyHash: hashOfBody(body),
    snapshot: {
      answers: encrypt(asked),
      seen: body.submit!.seen,
      revision: reply.revision,
      begunBy: row.form_version,
      form: formVersion,
      ...days,
      editions: editionsOn(days),
      classes: classesOf(asked, days),
      needed: neededParties(asked, days),
      files,
    },
    files,
    reply,
  };
  await saveSubmission(handle, submission, context.now);
}
