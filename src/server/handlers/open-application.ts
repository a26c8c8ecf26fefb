import { flowOn } from "#contract/forms/flows.ts";
import type { FlowOn } from "#contract/forms/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../store/database.ts";
import {
  applicationById,
  applicationsOf,
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
export const openRow = async (handle: Tx, context: Context, row: Application) =>
  opened(context, row, await storedUploads(handle, "application_id", row.id));

/** Every application of the caller's account, the newest first. */
export async function openApplications(handle: Tx, context: Context): Promise<OpenApplication[]> {
  const { accountId } = context.member();
  const [rows, uploads] = await Promise.all([
    applicationsOf(handle, accountId),
    storedUploads(handle, "account_id", accountId),
  ]);
  const inRow = Map.groupBy(uploads, ({ application_id }) => application_id);
  return rows.map((row) => opened(context, row, inRow.get(row.id) ?? []));
}

function opened({ keys }: Context, row: Application, uploads: Upload[]): OpenApplication {
  const key = keys.openDataKey(row.account_id, row.data_key);
  const flow = flowOn(row.flow, row.rules_on);
  const sealing = { flow, key, applicationId: row.id };
  const answers = withStoredFiles(flow, openSecrets(sealing, row.answers), uploads);
  return { row, flow, answers, uploads, seal: (made) => sealSecrets(sealing, made) };
}
