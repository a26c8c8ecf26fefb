import { flowOn } from "#contract/forms/flows/flows.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../database/database.ts";
import {
  applicationById,
  applicationsOf,
  lockedApplication,
  type Application,
} from "./application-queries.ts";
import { storedUploads, type Upload } from "../documents/upload-queries.ts";
import { decryptSecrets, encryptSecrets } from "./secret-answers.ts";
import { withStoredFiles } from "../documents/stored-files.ts";

export interface OpenApplication {
  row: Application;
  flow: FlowOn;
  /** Decrypted, with stored files only, unless `whole` says otherwise. */
  answers: AllAnswers;
  uploads: Upload[];
  /** Encrypts secrets for storage. */
  encrypt: (answers: AllAnswers) => AllAnswers;
}

/** Rejects with notFound for another account. */
export async function openApplication(
  handle: Tx,
  context: Context,
  formId: string,
): Promise<OpenApplication> {
  const [row, uploads] = await Promise.all([
    applicationById(handle, context.member().accountId, formId),
    storedUploads(handle, "application_id", formId),
  ]);
  if (!row) throw new Refused("notFound");
  return opened(context, row, uploads);
}

/**
 * Locks the application. Decrypts secrets and loads documents only where `whole` says so. Rejects with
 * notFound for another account.
 */
export async function lockApplication(
  handle: Tx,
  context: Context,
  formId: string,
  whole: (row: Application) => boolean,
): Promise<OpenApplication> {
  const row = await lockedApplication(handle, context.member().accountId, formId);
  if (!row) throw new Refused("notFound");
  if (whole(row)) return openRow(handle, context, row);
  const flow = flowOn(row.flow, row.rules_on);
  return { row, flow, answers: row.answers, uploads: [], encrypt: (answers) => answers };
}

export const openRow = async (handle: Tx, context: Pick<Context, "keys">, row: Application) =>
  opened(context, row, await storedUploads(handle, "application_id", row.id));

/** Newest first. */
export async function openApplications(handle: Tx, context: Context): Promise<OpenApplication[]> {
  const { accountId } = context.member();
  const [rows, uploads] = await Promise.all([
    applicationsOf(handle, accountId),
    storedUploads(handle, "account_id", accountId),
  ]);
  const inRow = Map.groupBy(uploads, ({ application_id }) => application_id);
  return rows.map((row) => opened(context, row, inRow.get(row.id) ?? []));
}

function opened(
  { keys }: Pick<Context, "keys">,
  row: Application,
  uploads: Upload[],
): OpenApplication {
  const key = keys.openDataKey(row.account_id, row.data_key);
  const flow = flowOn(row.flow, row.rules_on);
  const secrets = { flow, key, applicationId: row.id };
  const answers = withStoredFiles(flow, decryptSecrets(secrets, row.answers), uploads);
  return { row, flow, answers, uploads, encrypt: (made) => encryptSecrets(secrets, made) };
}
