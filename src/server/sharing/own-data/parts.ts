import type { ReplyTo } from "#contract/calls/call.ts";
import type * as calls from "#contract/calls/questionnaires/questionnaires.ts";
import { sessions } from "../../accounts/security.ts";
import { openApplication, openApplications } from "../../application/open-application.ts";
import { accountDetail } from "../../dashboard/account-detail.ts";
import { informationOf } from "../../dashboard/ins-info.ts";
import { inAccount, type Tx } from "../../database/database.ts";
import type { Context } from "../../http/context.ts";
import type { Handler } from "../../http/handler.ts";
import { identityChecks } from "../../identity/identity.ts";
import { getPlatforms } from "../../platforms/platforms.ts";
import { questionStatus } from "../../questionnaires/questionnaires.ts";
import { submittedForm } from "../../submission/submissions.ts";
import { ownDocuments } from "./documents.ts";
import type { OwnFile } from "./own-files.ts";
import { ownAgreements, ownSignedCopies } from "./signed-agreements.ts";
import * as own from "./own-data-queries.ts";

type Part = (context: Context) => Promise<unknown>;

const nothing = { body: {}, query: {}, params: {}, file: null };

/** What a call tells the holder. */
const told =
  (handler: unknown, params: object = {}): Part =>
  (context) =>
    (handler as Handler<never>)(context, { ...nothing, params } as never);

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
  return Promise.all(submitted.map(({ form_id: id }) => told(submittedForm, { id })(context)));
};

/** The answers of the newest questionnaire too, which is no application for a line. */
const questionnaire: Part = async (context) => {
  const status = await questionStatus(context, nothing);
  const { form_id: id } = status as ReplyTo<typeof calls.questionStatus>;
  if (id === null) return status;
  const { answers } = await inAccount(context.db, context.member().accountId, (handle) =>
    openApplication(handle, context, id),
  );
  return { ...status, answers };
};

/**
 * What data.json has, by its names: what the holder gave and what the portal shows the holder. A subject that
 * keeps more of an account adds its row here, and its files below. Nothing of the desk: no notes, verdicts,
 * risk, screening or reasons of final rejections.
 */
export const ownDataParts: Readonly<Record<string, Part>> = {
  account: told(accountDetail),
  members: inOwn(own.membersOf),
  logins: told(getPlatforms),
  sessions: told(sessions),
  status: informationOf,
  applications,
  submissions,
  questionnaire,
  identity: told(identityChecks),
  agreements: ownAgreements,
  requests: inOwn(own.publicRequestsOf),
  investor_choices: inOwn(own.investorChoicesOf),
  data_sharing_choices: inOwn(own.sharingChoicesOf),
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
