import type { I18n } from "@lingui/core";
import { writtenAnswers } from "#contract/application/written-answers.ts";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { DeskQuestionnaire } from "#contract/questionnaires/desk-reply.ts";
import { namesOf } from "../accounts/member-queries.ts";
import type { Tx } from "../database/database.ts";
import { namedFiles } from "../documents/stored-files.ts";
import { storedUploads, type Upload } from "../documents/upload-queries.ts";
import { newestSubmission, type Snapshot } from "../submission/submission-queries.ts";
import { questionnaireOf } from "./questionnaire-queries.ts";

/** Null before an application is submitted. */
export async function questionnaireView(
  handle: Tx,
  accountId: string,
  i18n: I18n,
): Promise<DeskQuestionnaire | null> {
  const found = await questionnaireOf(handle, accountId);
  if (!found) return null;
  return {
    status: found.state,
    required: found.is_required,
    due_on: found.due_on,
    valid_until: found.valid_until,
    sent: await sentView(handle, accountId, i18n),
  };
}

type Sent = NonNullable<DeskQuestionnaire["sent"]>;

async function sentView(handle: Tx, accountId: string, i18n: I18n): Promise<Sent | null> {
  const sent = await newestSubmission(handle, accountId, "questionnaire");
  if (!sent) return null;
  const names = await namesOf(handle, accountId);
  const files = await filesOf(handle, sent.application_id, namedFiles(sent.snapshot.answers));
  return {
    at: sent.at.getTime(),
    by: names.get(sent.member_id) ?? "",
    sections: sectionsOf(sent.snapshot, i18n),
    files: files.map((upload) => ({
      uid: upload.client_uid,
      title: i18n._(slotOf(upload.slot as SlotId).title),
      name: upload.name,
      type: upload.type,
      size: upload.size,
      stored_at: upload.created_at.getTime(),
      stored_by: names.get(upload.uploaded_by) ?? "",
    })),
  };
}

function sectionsOf({ answers, rulesOn }: Snapshot, i18n: I18n): Sent["sections"] {
  const flow = flowOn("questionnaire", rulesOn);
  const isUnexpected = (target: string, value: unknown) => {
    const [section = "", name = ""] = target.split(".");
    const expects = flow.sections[section]?.questions[name]?.expects;
    return expects !== undefined && value !== expects;
  };
  return writtenAnswers(flow, answers, i18n).map(({ id, title, groups }) => ({
    id,
    title,
    rows: groups.flatMap(({ rows }) =>
      rows.map(({ target, label, answer, value }) => ({
        target,
        label,
        answer,
        is_unexpected: isUnexpected(target, value),
      })),
    ),
  }));
}

async function filesOf(
  handle: Tx,
  applicationId: string,
  named: ReadonlySet<string>,
): Promise<Upload[]> {
  const uploads = await storedUploads(handle, "application_id", applicationId);
  return uploads.filter(({ client_uid }) => named.has(client_uid));
}

/** A file of the questionnaire that was last sent. */
export async function questionnaireFile(
  handle: Tx,
  accountId: string,
  uid: string,
): Promise<Upload | undefined> {
  const sent = await newestSubmission(handle, accountId, "questionnaire");
  if (!sent) return undefined;
  const files = await filesOf(handle, sent.application_id, namedFiles(sent.snapshot.answers));
  return files.find(({ client_uid }) => client_uid === uid);
}
