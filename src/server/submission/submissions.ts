import type * as calls from "#contract/calls/submissions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { localeOf } from "#contract/locales.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { type SubmittedFile, submittedPdf as pdfOfSubmitted } from "../pdf/submitted-pdf.ts";
import { applicantNamed } from "../review/cases/open-case.ts";
import { Refused } from "../refused.ts";
import { proofOf } from "../sessions/prove-again.ts";
import { inAccount } from "../database/database.ts";
import { applicationById } from "../application/application-queries.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { loadSubmission } from "./submission-queries.ts";
import { decryptSecrets } from "../application/secret-answers.ts";

export const submittedForm: Handler<typeof calls.submittedForm> = async (context, { params }) => {
  const { row, snapshot, given, submittedBy, flow, answers, need } = await submittedIn(
    context,
    params.id,
  );
  return {
    form_id: row.id,
    flow: row.flow,
    form: snapshot.form,
    ...given,
    submitted_by: submittedBy,
    today: snapshot.today,
    rules_on: snapshot.rulesOn,
    answers: maskedAnswers(flow, answers),
    numbers_need: need,
  };
};

export const submittedPdf: Handler<typeof calls.submittedPdf> = async (
  context,
  { params, query },
) => {
  const { snapshot, given, ...submitted } = await submittedIn(context, params.id);
  const bytes = await pdfOfSubmitted({
    ...submitted,
    answers: maskedAnswers(submitted.flow, submitted.answers),
    locale: localeOf(query.locale) ?? context.locale,
    reference: given.reference,
    applicant: applicantNamed(submitted.answers),
    submittedAt: new Date(given.submitted_at),
    lines: given.lines,
    files: snapshot.files as SubmittedFile[],
    needed: snapshot.needed,
  });
  const name = `${given.reference}.pdf`;
  return { bytes, type: "application/pdf", name, size: bytes.length };
};

/** Rejects with notFound before a submission. */
function submittedIn(context: Context, id: string) {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const row = await applicationById(handle, accountId, id);
    const kept = row && (await loadSubmission(handle, row.id));
    if (!row || !kept) throw new Refused("notFound");
    const { snapshot, given, memberId } = kept;
    const names = await namesOf(handle, accountId);
    const key = context.keys.openDataKey(accountId, row.data_key);
    const flow = flowOn(row.flow, snapshot.rulesOn);
    const answers = decryptSecrets({ flow, key, applicationId: row.id }, snapshot.answers);
    const need = await proofOf(handle, context.member());
    return { row, snapshot, given, submittedBy: names.get(memberId) ?? "", flow, answers, need };
  });
}
