import { sessions } from "../../accounts/security.ts";
import { openApplication, openApplications } from "../../application/open-application.ts";
import { accountDetail } from "../../dashboard/account-detail.ts";
import { informationOf } from "../../dashboard/ins-info.ts";
import { inAccount, type Tx } from "../../database/database.ts";
import type { Context } from "../../http/context.ts";
import { identityChecks } from "../../identity/identity.ts";
import { getPlatforms } from "../../platforms/platforms.ts";
import { sentQuestionnaires } from "../../questionnaires/questionnaire-queries.ts";
import { questionnaireStatus } from "../../questionnaires/questionnaires.ts";
import { submittedForm } from "../../submission/submissions.ts";
import { ownDocuments } from "./documents.ts";
import type { OwnFile } from "./own-files.ts";
import { ownAgreements, ownSignedCopies } from "./signed-agreements.ts";
import * as own from "./own-data-queries.ts";

type Part = (context: Context) => Promise<unknown>;

const nothing = { body: {}, query: {}, params: {}, file: null };

/** What a call tells the holder. */
const told =
  <Given>(handler: (context: Context, given: Given) => Promise<unknown>, given: Given): Part =>
  (context) =>
    handler(context, given);

const inOwn =
  (query: (handle: Tx, accountId: string) => Promise<unknown>): Part =>
  (context) => {
    const { accountId } = context.member();
    return inAccount(context.db, accountId, (handle) => query(handle, accountId));
  };

const applications: Part = (context) =>
  inAccount(context.db, context.member().accountId, async (handle) =>
    (await openApplications(handle, context)).map(({ row, answers }) => ({
      form_id: row.id,
      reference: row.reference,
      flow: row.flow,
      state: row.state,
      rules_on: row.rules_on,
      answers,
    })),
  );

const submissions: Part = async (context) => {
  const { applications: all } = await informationOf(context);
  const submitted = all.filter(({ submitted: sent }) => sent !== null);
  return Promise.all(submitted.map(({ form_id: id }) => submittedBy(context, id)));
};

const submittedBy = (context: Context, id: string) =>
  submittedForm(context, { ...nothing, params: { id } });

/** The present answers, and each questionnaire that was sent, oldest first. */
const questionnaire: Part = async (context) => {
  const { accountId } = context.member();
  const status = await questionnaireStatus(context);
  const { form_id: id } = status;
  const [answers, sent] = await inAccount(context.db, accountId, async (handle) => [
    id === null ? null : (await openApplication(handle, context, id)).answers,
    await sentQuestionnaires(handle, accountId),
  ]);
  const all = await Promise.all(sent.map((each) => submittedBy(context, each)));
  return { ...status, answers, sent: all };
};

/**
 * What data.json has, by its names: what the holder gave and what the portal shows the holder. A subject that
 * keeps more of an account adds its row here, and its files below. Nothing of the desk: no notes, verdicts,
 * risk, screening or reasons of final rejections. Earlier answers are left out (docs/decisions/0037).
 */
export const ownDataParts: Readonly<Record<string, Part>> = {
  account: told(accountDetail, nothing),
  members: inOwn(own.membersOf),
  logins: told(getPlatforms, nothing),
  sessions: told(sessions, nothing),
  status: informationOf,
  applications,
  submissions,
  questionnaire,
  identity: told(identityChecks, nothing),
  agreements: ownAgreements,
  requests: inOwn(own.publicRequestsOf),
  investor_choices: inOwn(own.investorChoicesOf),
  data_sharing_choices: inOwn(own.sharingChoicesOf),
  accesses: inOwn(own.accessesOf),
};

/** The files beside it. */
const fileSources: readonly ((context: Context) => Promise<OwnFile[]>)[] = [
  ownDocuments,
  ownSignedCopies,
];

export async function ownFiles(context: Context): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const source of fileSources) files.push(...(await source(context)));
  return files;
}
