import type { LineId } from "#contract/business-lines.ts";
import type { DeskCalls } from "#contract/calls/desk.ts";
import { limits } from "#contract/limits.ts";
import { localeOf } from "#contract/locales.ts";
import { checkTrail, applicationTarget } from "#server/audit.ts";
import type { Tx } from "#server/database/database.ts";
import { casePdf } from "#server/pdf/case-pdf.ts";
import { accountOf } from "#server/accounts/account-queries.ts";
import { holderOf, namesOf } from "#server/accounts/member-queries.ts";
import { identityView } from "#server/identity/identity-view.ts";
import { agreementsView } from "#server/agreements/desk-agreements.ts";
import { i18nFor } from "#server/i18n.ts";
import { questionnaireFile, questionnaireView } from "#server/questionnaires/questionnaire-view.ts";
import { deskActor, type DeskContext } from "#server/desk/desk-context.ts";
import { recordListRead } from "#server/desk/desk-events.ts";
import { deskNames } from "#server/desk/desk-person-queries.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { Refused } from "#server/refused.ts";
import { deskHistoryOf } from "#server/statuses/line-history.ts";
import { readFile } from "#server/documents/read-file.ts";
import { recordRead } from "#server/documents/record-read.ts";
import type { Case } from "./case-queries.ts";
import { countsOf, pageOfCases } from "./case-list.ts";
import { judgedFiles } from "./case-answers.ts";
import { materialOf } from "./case-material.ts";
import { viewOf } from "./case-view.ts";
import { exportOf } from "./case-export.ts";
import { timelineOf } from "./timeline.ts";
import { shownNumbers } from "../shown-numbers.ts";
import { onCase, readCase } from "./on-case.ts";

export const caseHandlers: HandlersFor<DeskCalls, DeskContext>["cases"] = {
  deskQueues: (context) =>
    context.asPerson(null, (handle) => countsOf(handle, context.person().personId)),

  deskCases: (context, { query }) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "cases.read", query }, context.now);
      return pageOfCases(handle, query, { personId, now: context.now });
    }),

  async deskCase(context, { params }) {
    await recordCaseRead(context, params.id);
    return readCase(context, params.id, (handle, found) => viewIn(handle, context, found));
  },

  async deskTimeline(context, { params }) {
    await recordCaseRead(context, params.id);
    return readCase(context, params.id, (handle, found) =>
      timelineOf(handle, found, limits.deskTimelineMost),
    );
  },

  async deskHistory(context, { params: { id, line } }) {
    await recordCaseRead(context, id, line);
    return readCase(context, id, (handle, { account_id: accountId }) =>
      deskHistoryOf(handle, { accountId, line }),
    );
  },

  // Found while the account is locked: a document that is removed meanwhile is neither given nor on the trail.
  async deskFile(context, { params: { id, uid } }) {
    const { upload, fileKey } = await onCase(context, id, async (handle, found) => {
      const accountId = found.account_id;
      const files = judgedFiles(await materialOf(handle, context, found));
      const file =
        files.find((each) => each.upload.client_uid === uid)?.upload ??
        (await questionnaireFile(handle, accountId, uid));
      if (!file) throw new Refused("notFound");
      const target = `file ${uid}`;
      await context.audit(handle, { accountId, action: "case.file.read", target });
      return readFile.open(handle, context.keys, file);
    });
    return readFile.stream(context, upload, fileKey);
  },

  async deskExport(context, { params: { id } }) {
    await recordExport(context, id);
    return readCase(context, id, (handle, found) => exportOf(handle, context, found));
  },

  async deskCasePdf(context, { params: { id }, query }) {
    const locale = localeOf(query.locale) ?? context.locale;
    await recordExport(context, id, ["pdf"]);
    const file = await readCase(context, id, async (handle, found) => {
      const view = await viewIn(handle, { ...context, locale }, found);
      const timeline = await timelineOf(handle, found, limits.deskTimelineMost);
      const chain = await checkTrail(handle, context.keys.auditKey, found.account_id);
      return { view, timeline, chain };
    });
    const by = context.person().name;
    const bytes = await casePdf({ ...file, locale, at: context.now, by });
    const name = `${file.view.reference}-case-file.pdf`;
    return { bytes, type: "application/pdf", name, size: bytes.length };
  },
};

/** Rejects with notFound unless the case has the line, where one is read. */
const recordCaseRead = (context: DeskContext, id: string, line?: LineId): Promise<void> =>
  onCase(context, id, async (handle, { account_id: accountId, lines }) => {
    if (line && !lines.includes(line)) throw new Refused("notFound");
    const actor = deskActor(context.person().personId);
    const read = { accountId, actor, action: "case.read", target: applicationTarget(id) };
    await recordRead(handle, context, read);
  });

const recordExport = (context: DeskContext, id: string, fields: string[] = []): Promise<void> =>
  onCase(context, id, (handle, { account_id: accountId }) =>
    context.audit(handle, {
      accountId,
      action: "case.export",
      target: applicationTarget(id),
      fields,
    }),
  );

/** The case as the reader sees it. */
async function viewIn(handle: Tx, context: DeskContext, found: Case) {
  const material = await materialOf(handle, context, found);
  const accountId = found.account_id;
  const [desk, members, holder, account, shown, questionnaire, agreements] = await Promise.all([
    deskNames(handle),
    namesOf(handle, accountId),
    holderOf(handle, accountId),
    accountOf(handle, accountId),
    shownNumbers(handle, context, found),
    questionnaireView(handle, accountId, i18nFor(context.locale)),
    agreementsView(handle, context, found, material.now.answers),
  ]);
  const contact = { name: members.get(holder.id) ?? "", email: holder.to, locale: holder.locale };
  const view = viewOf(context, material, {
    desk,
    members,
    contact,
    accountNumber: account.number,
    shown,
  });
  const applicant = { accountId, registerType: material.row.register_type, name: contact.name };
  const identity = await identityView(handle, applicant, context);
  return { ...view, questionnaire, identity, agreements };
}
