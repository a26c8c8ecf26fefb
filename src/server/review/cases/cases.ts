import type { DeskCalls } from "#contract/calls/desk.ts";
import { limits } from "#contract/limits.ts";
import { localeOf } from "#contract/locales.ts";
import { checkTrail } from "#server/audit.ts";
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
import { onCase } from "./on-case.ts";

export const caseHandlers: HandlersFor<DeskCalls, DeskContext>["cases"] = {
  deskQueues: (context) =>
    context.asPerson(null, (handle) => countsOf(handle, context.person().personId)),

  deskCases: (context, { query }) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "cases.read", query }, context.now);
      return pageOfCases(handle, query, { personId, now: context.now });
    }),

  deskCase: (context, { params }) =>
    onCase(context, params.id, async (handle, found) => {
      await recordCaseRead(handle, context, found);
      return viewIn(handle, context, found);
    }),

  deskTimeline: (context, { params }) =>
    onCase(context, params.id, async (handle, found) => {
      await recordCaseRead(handle, context, found);
      return timelineOf(handle, found, limits.deskTimelineMost);
    }),

  deskHistory: (context, { params: { id, line } }) =>
    onCase(context, id, async (handle, found) => {
      if (!found.lines.includes(line)) throw new Refused("notFound");
      await recordCaseRead(handle, context, found);
      return deskHistoryOf(handle, { accountId: found.account_id, line });
    }),

  async deskFile(context, { params }) {
    const { upload, fileKey } = await onCase(context, params.id, async (handle, found) => {
      const accountId = found.account_id;
      const files = judgedFiles(await materialOf(handle, context, found));
      const file =
        files.find((each) => each.upload.client_uid === params.uid)?.upload ??
        (await questionnaireFile(handle, accountId, params.uid));
      if (!file) throw new Refused("notFound");
      const target = `file ${params.uid}`;
      await context.audit(handle, { accountId, action: "case.file.read", target });
      return readFile.open(handle, context.keys, file);
    });
    return readFile.stream(context, upload, fileKey);
  },

  deskExport: (context, { params }) =>
    onCase(context, params.id, async (handle, found) => {
      const accountId = found.account_id;
      const target = caseName(params.id);
      await context.audit(handle, { accountId, action: "case.export", target });
      return exportOf(handle, context, found);
    }),

  async deskCasePdf(context, { params, query }) {
    const locale = localeOf(query.locale) ?? context.locale;
    const file = await onCase(context, params.id, async (handle, found) => {
      const accountId = found.account_id;
      const auditEntry = { accountId, action: "case.export", target: caseName(params.id) };
      await context.audit(handle, { ...auditEntry, fields: ["pdf"] });
      const view = await viewIn(handle, { ...context, locale }, found);
      const timeline = await timelineOf(handle, found, limits.deskTimelineMost);
      const chain = await checkTrail(handle, context.keys.auditKey, accountId);
      return { view, timeline, chain };
    });
    const by = context.person().name;
    const bytes = await casePdf({ ...file, locale, at: context.now, by });
    const name = `${file.view.reference}-case-file.pdf`;
    return { bytes, type: "application/pdf", name, size: bytes.length };
  },
};

const recordCaseRead = (handle: Tx, context: DeskContext, found: Case): Promise<void> =>
  recordRead(handle, context, {
    accountId: found.account_id,
    actor: deskActor(context.person().personId),
    action: "case.read",
    target: caseName(found.application_id),
  });

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

export const caseName = (id: string): string => `application ${id}`;
