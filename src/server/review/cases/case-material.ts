import { type Selectable, sql } from "kysely";
import { canonical } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { type Application, applicationById } from "#server/application/application-queries.ts";
import { decryptSecrets } from "#server/application/secret-answers.ts";
import { sha256 } from "#server/crypto.ts";
import type { Tx } from "#server/database/database.ts";
import type { Schema } from "#server/database/schema.ts";
import { storedUploads, type Upload } from "#server/documents/upload-queries.ts";
import { Refused } from "#server/refused.ts";
import type { Services } from "#server/services.ts";
import type { Snapshot } from "#server/submission/submission-queries.ts";
import type { Case } from "./case-queries.ts";
import { type Request, requestsOf } from "../requests/request-queries.ts";
import { type Status, standingsOf } from "../standing.ts";

export type Verdict = Selectable<Schema["review_verdict"]>;
type Risk = Selectable<Schema["risk_score"]>;
type Note = Selectable<Schema["review_note"]>;

/** A submission as it was sent. */
export interface Submission {
  applicationId: string;
  memberId: string;
  at: Date;
  flow: FlowOn;
  answers: AllAnswers;
  snapshot: Snapshot;
  hash: string;
}

/** All that the desk knows of a case. */
export interface Material {
  case: Case;
  row: Application;
  now: Submission;
  /** The submission before, of any of the same lines. */
  before: Submission | null;
  statuses: Status[];
  uploads: Upload[];
  /** The hash by which a verdict names the answer that was judged, in hex. */
  hashOf: (answer: unknown) => string;
  /** Newest last. */
  verdicts: Verdict[];
  requests: Request[];
  /** The newest of each line. */
  risks: Risk[];
  notes: Note[];
  /** A hash of all that a decision rests on. */
  snapshot: string;
  /** A hash of that and of the decisions themselves: a person who agrees has seen what was proposed last. */
  version: string;
}

/** In a transaction of a person of the desk, on the account of the case. */
export async function materialOf(handle: Tx, services: Services, found: Case): Promise<Material> {
  const { application_id: id, account_id: accountId } = found;
  const row = await applicationById(handle, accountId, id);
  if (!row) throw new Refused("notFound");
  const [submissions, statuses, uploads, verdicts, requests, risks, notes] = await Promise.all([
    submissionsOf(handle, services, row, found),
    standingsOf(handle, accountId),
    storedUploads(handle, "application_id", id),
    verdictsOf(handle, found),
    requestsOf(handle, id),
    risksOf(handle, id),
    handle
      .selectFrom("review_note")
      .selectAll()
      .where("application_id", "=", id)
      .orderBy("at")
      .execute(),
  ]);
  const now = submissions.find(({ applicationId }) => applicationId === id);
  if (!now) throw new Refused("notFound");
  const before = submissions.find((each) => each.at < now.at) ?? null;
  const material = {
    case: found,
    row,
    now,
    before,
    statuses,
    uploads,
    hashOf: (answer: unknown) =>
      services.keys.answerHash(accountId, canonical(answer)).toString("hex"),
    verdicts,
    requests,
    risks,
    notes,
  };
  const snapshot = snapshotOf(material);
  const decisions = statuses.filter(({ chart }) => chart === "decision");
  const seen = decisions.map(({ line, seq }) => `${line} ${seq}`).toSorted();
  return { ...material, snapshot, version: sha256(canonical([snapshot, seen])).toString("hex") };
}

/** Also those of earlier applications for the same lines: a verdict holds while what was judged is the same. */
const verdictsOf = (handle: Tx, { account_id, lines }: Case): Promise<Verdict[]> =>
  handle
    .selectFrom("review_verdict")
    .innerJoin("review_case", "review_case.application_id", "review_verdict.application_id")
    .selectAll("review_verdict")
    .where("review_verdict.account_id", "=", account_id)
    .where(sql<boolean>`review_case.lines && ${lines}::text[]`)
    .orderBy("review_verdict.at")
    .orderBy("review_verdict.id")
    .execute();

function snapshotOf({
  now,
  verdicts,
  requests,
  uploads,
  risks,
}: Omit<Material, "snapshot" | "version">): string {
  const rests = {
    submission: now.hash,
    verdicts: verdicts.map(({ id }) => id),
    requests: requests.map(({ id, outcome, items }) => [
      id,
      outcome,
      items.map(({ words }) => words),
    ]),
    files: uploads.map(({ client_uid, slot }) => `${slot} ${client_uid}`).toSorted(),
    risks: risks.map(({ id }) => id).toSorted(),
  };
  return sha256(canonical(rests)).toString("hex");
}

/** Newest first. */
async function submissionsOf(
  handle: Tx,
  { keys }: Services,
  row: Application,
  { lines }: Case,
): Promise<Submission[]> {
  const rows = await handle
    .selectFrom("submission")
    .innerJoin("application", "application.id", "submission.application_id")
    .select([
      "submission.application_id",
      "submission.member_id",
      "submission.at",
      "submission.snapshot",
      "submission.snapshot_sha256",
      "application.flow",
      "application.lines",
    ])
    .where("submission.account_id", "=", row.account_id)
    .orderBy("submission.at", "desc")
    .execute();
  const key = keys.openDataKey(row.account_id, row.data_key);
  return rows
    .filter((each) => each.lines.some((line) => lines.includes(line)))
    .map((each) => {
      const snapshot = JSON.parse(each.snapshot) as Snapshot;
      const flow = flowOn(each.flow, snapshot.rulesOn);
      const secrets = { flow, key, applicationId: each.application_id };
      return {
        applicationId: each.application_id,
        memberId: each.member_id,
        at: each.at,
        flow,
        answers: decryptSecrets(secrets, snapshot.answers),
        snapshot,
        hash: each.snapshot_sha256.toString("hex"),
      };
    });
}

const risksOf = (handle: Tx, applicationId: string): Promise<Risk[]> =>
  handle
    .selectFrom("risk_score")
    .distinctOn("line")
    .selectAll()
    .where("application_id", "=", applicationId)
    .orderBy("line")
    .orderBy("at", "desc")
    .execute();
