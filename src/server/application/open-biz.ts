import { randomUUID } from "node:crypto";
import type { LineId } from "#contract/business-lines.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowFor } from "#contract/forms/flows/flows.ts";
import { covers, prefill } from "#contract/forms/flows/prefill.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../database/database.ts";
import { type Application, beginApplication, lockedApplications } from "./application-queries.ts";
import { existingLines } from "../statuses/line-status-queries.ts";
import { copyUploads } from "../documents/copy-uploads.ts";
import type { Upload } from "../documents/upload-queries.ts";
import { entriesOf } from "./merge.ts";
import { type OpenApplication, openRow } from "./open-application.ts";
import { writeAnswers } from "./save.ts";
import { takenOver } from "./taken-over.ts";
import { isSharingEnabled } from "../sharing/sharing-queries.ts";
import { askedItems } from "../documents/requested-files.ts";
import { namedFiles } from "../documents/stored-files.ts";
import { applicationTarget } from "../audit.ts";

interface Opened {
  form_id: string;
  flow: ApplicationFlowId;
}

/**
 * Copies the answers and documents of other applications: of all where the holder agreed to it, else of those
 * that cover the same lines. Idempotent. `isLimited`: a draft that is full rejects.
 */
export async function openLine(
  handle: Tx,
  context: Context,
  line: LineId,
  isLimited: boolean,
): Promise<Opened> {
  const { accountId } = context.member();
  const rows = await lockedApplications(handle, accountId);
  const flow = flowFor(line, rows[0]!.register_type);
  if (flow === null) throw new Refused("lineClosed");
  if ((await existingLines(handle, accountId)).includes(line)) throw new Refused("lineApplied");
  const isDraft = (row: Application) => row.flow === flow && row.state === "draft";
  const draft = rows.find(isDraft);
  if (draft && linesOf(draft.answers).includes(line)) return { form_id: draft.id, flow };
  const isShared = await isSharingEnabled(handle, accountId);
  const lines = [...(draft ? linesOf(draft.answers) : []), line];
  const others: OpenApplication[] = [];
  for (const row of rows)
    if (row !== draft && (isShared || covers(row, lines)))
      others.push(await openRow(handle, context, row));
  const items = await askedItems(handle, accountId);
  const given = others.map((other) => takenOver(other, items));
  const target = await openRow(handle, context, draft ?? (await begun(handle, context, flow)));
  const { answers, changed } = await filled(handle, context, target, line, given);
  await writeAnswers(handle, context, target, { answers, changed, isLimited });
  return { form_id: target.row.id, flow };
}

/** The newest submission that covers the line. */
export async function approvedForm(handle: Tx, accountId: string, line: LineId): Promise<Opened> {
  const rows = await lockedApplications(handle, accountId);
  const { id, flow } = rows.find(
    ({ state, answers }) => state === "submitted" && linesOf(answers).includes(line),
  )!;
  return { form_id: id, flow };
}

async function begun(handle: Tx, context: Context, flow: ApplicationFlowId): Promise<Application> {
  const { accountId, memberId } = context.member();
  const id = await beginApplication(handle, { accountId, memberId, flow }, context.now);
  await context.audit(handle, { action: "application.begin", target: applicationTarget(id) });
  const rows = await lockedApplications(handle, accountId);
  return rows.find((row) => row.id === id)!;
}

async function filled(
  handle: Tx,
  context: Context,
  target: OpenApplication,
  line: LineId,
  others: readonly OpenApplication[],
) {
  const { row, flow, answers } = target;
  const lines = [...linesOf(answers), line];
  const changes = { ...prefill(flow, answers, others, lines), applicableAccount: { lines } };
  await context.audit(handle, { action: "line.open", target: `line ${line}` });
  await copyFiles(handle, context, row.id, namedIn(others, changes));
  const changed = entriesOf(changes).map(([path]) => path);
  return { answers: applyChanges(answers, changes) as AllAnswers, changed };
}

const namedIn = (others: readonly OpenApplication[], changes: AllAnswers): Upload[] => {
  const named = namedFiles(changes);
  const found = new Map<string, Upload>();
  for (const upload of others.flatMap(({ uploads }) => uploads)) {
    const at = `${upload.slot} ${upload.client_uid}`;
    if (named.has(upload.client_uid) && !found.has(at)) found.set(at, upload);
  }
  return [...found.values()];
};

async function copyFiles(
  handle: Tx,
  context: Context,
  applicationId: string,
  files: readonly Upload[],
): Promise<void> {
  if (files.length === 0) return;
  const { memberId } = context.member();
  const places = files.map((file) => ({ ...file, id: randomUUID(), uploaded_by: memberId }));
  await copyUploads(handle, applicationId, places, context.now);
  const fields = files.map(({ slot }) => slot);
  await context.audit(handle, {
    action: "file.copy",
    target: applicationTarget(applicationId),
    fields,
  });
}
