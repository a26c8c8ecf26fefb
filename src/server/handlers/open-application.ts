import { flowOn } from "#contract/forms/flows.ts";
import type { FlowOn } from "#contract/forms/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../store/database.ts";
import {
  applicationById,
  lockedApplication,
  type Application,
} from "../store/queries/application.ts";
import { storedUploads, type Upload } from "../store/queries/upload.ts";
import { openSecrets, sealSecrets } from "./secret-answers.ts";
import { withStoredFiles } from "./stored-files.ts";

export interface OpenApplication {
  row: Application;
  /** Whose form it fills. */
  flow: FlowOn;
  /** With secrets opened, and of files only those that are stored; as they are kept where not the whole was asked for. */
  answers: AllAnswers;
  uploads: Upload[];
  /** Makes answers fit to be kept. */
  seal: (answers: AllAnswers) => AllAnswers;
}

export interface Opening {
  /** Keeps others from changing it until the transaction ends. */
  lock?: boolean;
  /** Whether secrets are opened and documents looked up. Always, where it is not said. */
  whole?: (row: Application) => boolean;
}

/** Reads an application of the caller's account; any other id is not found. */
export async function openApplication(
  handle: Tx,
  context: Context,
  formId: string,
  { lock = false, whole = () => true }: Opening = {},
): Promise<OpenApplication> {
  const { accountId } = context.member();
  const row = await (lock ? lockedApplication : applicationById)(handle, accountId, formId);
  if (!row) throw new Refused("notFound");
  if (whole(row)) return openRow(handle, context, row);
  const flow = flowOn(row.flow, row.rules_on);
  return { row, flow, answers: row.answers, uploads: [], seal: (answers) => answers };
}

/** The same for a row that was read already, and whole. */
export async function openRow(
  handle: Tx,
  { keys }: Context,
  row: Application,
): Promise<OpenApplication> {
  const key = keys.openDataKey(row.account_id, row.data_key);
  const uploads = await storedUploads(handle, row.id);
  const flow = flowOn(row.flow, row.rules_on);
  const sealing = { flow, key, applicationId: row.id };
  const answers = withStoredFiles(flow, openSecrets(sealing, row.answers), uploads);
  return { row, flow, answers, uploads, seal: (made) => sealSecrets(sealing, made) };
}
