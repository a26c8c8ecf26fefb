import type { BodyOf } from "#contract/calls/call.ts";
import type { saveKyc } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import { limits } from "#contract/limits.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import {
  askedOf,
  type Checked,
  type FlowOn,
  issuesOfApplication,
} from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { classesOf } from "#contract/investor/classify.ts";
import { hasMask, maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { replyDay } from "#contract/application/working-days.ts";
import { sha256 } from "../crypto.ts";
import type { Context } from "../http/context.ts";
import { issuesTold } from "../http/rate-limits.ts";
import { receiptMail } from "../mail/receipt-mail.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import type { Tx } from "../database/database.ts";
import { lockSubmitted } from "../application/application-queries.ts";
import { saveOptIn } from "../investor/investor-choice-queries.ts";
import { existingLines } from "../statuses/line-status-queries.ts";
import { readerOf } from "../accounts/member-queries.ts";
import { followLines } from "../questionnaires/follow-lines.ts";
import { sendQuestionnaire } from "../questionnaires/send-questionnaire.ts";
import { submissionByKey, type SaveReply } from "./submission-queries.ts";
import { rejectMasks } from "../application/numbers/stored-numbers.ts";
import type { Saved } from "../application/save.ts";
import { type Readiness, submitLines, type SubmittedLines } from "./submit-lines.ts";
import { hashOfBody, saveSnapshot } from "./snapshot.ts";
import { checksAhead } from "../identity/checks-ahead.ts";
import { sendMissingLinks } from "../identity/send-links.ts";
import { namedFiles } from "../documents/stored-files.ts";
import { todayOf } from "../clock.ts";
import { applicationTarget } from "../audit.ts";

type Body = BodyOf<typeof saveKyc>;

/** Rejects with answersChanged when they are not those that were shown. */
function rejectOthers(flow: FlowOn, asked: AllAnswers, { merged }: SaveReply, seen: string): void {
  const shown = canonical(maskedAnswers(flow, asked));
  // A mask does not show that another number stands behind it.
  const isOtherNumber = merged !== null && hasMask(flow, merged.theirs);
  if (isOtherNumber || sha256(shown).toString("hex") !== seen) throw new Refused("answersChanged");
}

/** Rejects with keyReused when the content differs. */
export async function earlierReply(
  handle: Tx,
  context: Context,
  body: Body,
): Promise<SaveReply | null> {
  if (!body.submit) return null;
  const { accountId, sessionId } = context.member();
  const earlier = await submissionByKey(handle, accountId, body.submit.idempotency_key);
  if (!earlier) return null;
  await rejectEndedSession(handle, sessionId);
  if (!earlier.bodyHash.equals(hashOfBody(body))) throw new Refused("keyReused");
  return earlier.reply;
}

/**
 * Rejects when the stored answers differ from those shown, something is missing, or a chart rejects. All in
 * the caller's transaction.
 */
export async function submitDraft(
  handle: Tx,
  context: Context,
  { open, answers, reply }: Saved,
  body: Body,
  lost: ReadonlySet<string>,
): Promise<SaveReply> {
  const { now } = context;
  const { row, flow } = open;
  const submit = body.submit!;
  const lines = linesOf(answers);
  const asked = askedOf(flow, answers);
  rejectMasks(flow, asked);
  rejectOthers(flow, asked, reply, submit.seen);
  rejectTooManyFiles(asked, row.files_total ?? limits.filesTotal);
  const existing = await existingLines(handle, row.account_id);
  const days = { today: todayOf(now), rulesOn: flow.rulesOn };
  const facts = { today: days.today, lines, existingLines: existing };
  const ready = readinessOf({ flow, answers, asked }, facts, lost);
  const holder = await readerOf(handle, context.settings, row.account_id);
  const submission = {
    reference: row.reference,
    submitted_at: now.getTime(),
    reply_by: replyDay(days.today, lines),
    lines,
    ...(row.flow === "questionnaire"
      ? { receipt_to: null }
      : { receipt_to: holder.to, identity_checks: await checksAhead(handle, context, asked) }),
  };
  const whole: SaveReply = { ...reply, submission };
  const submitted = { row, lines, asked, days, replyBy: submission.reply_by };
  if (row.flow === "questionnaire") await sendQuestionnaire(handle, context, row.id);
  else await submitApplication(handle, context, submitted, { ready, submission, holder });
  await saveSnapshot(handle, context, open, { asked, days }, { body, reply: whole });
  await lockSubmitted(handle, row.id, now);
  if (row.flow !== "questionnaire") await followSubmission(handle, context);
  return whole;
}

/** Files count again when an answer asks for their slot again. */
function rejectTooManyFiles(asked: AllAnswers, max: number): void {
  if (ownFilesIn(asked) > max) throw new Refused("uploadTotalFull", { max });
}

/** What rests on all that is submitted now. */
async function followSubmission(handle: Tx, context: Context): Promise<void> {
  const { accountId, memberId } = context.member();
  await followLines(handle, { ...context, memberId }, accountId);
  await sendMissingLinks(handle, context);
}

type Sent = NonNullable<SaveReply["submission"]>;
type Receiver = Awaited<ReturnType<typeof readerOf>>;

async function submitApplication(
  handle: Tx,
  context: Context,
  submitted: SubmittedLines,
  { ready, submission, holder }: { ready: Readiness; submission: Sent; holder: Receiver },
): Promise<void> {
  const { row, asked, days } = submitted;
  await submitLines(handle, context, submitted, ready);
  for (const found of classesOf(asked, days))
    await saveOptIn(handle, context.member(), found, context.now);
  await context.audit(handle, { action: "application.submit", target: applicationTarget(row.id) });
  const needsFace = submitted.lines.some((line) =>
    lineOf(line).verifiesFaceOf.includes(row.register_type),
  );
  await sendReceipt(handle, context, holder, { ...submission, needsFace });
}

async function sendReceipt(
  handle: Tx,
  context: Context,
  holder: Receiver,
  {
    reference,
    lines,
    reply_by: replyBy,
    identity_checks: checks = 0,
    needsFace,
  }: Sent & { needsFace: boolean },
): Promise<void> {
  const { publicUrl } = context.settings;
  const reader = { ...holder, locale: context.locale };
  const receipt = { reference, lines: lines as LineId[], replyBy, checks, needsFace };
  await postMail(handle, context.keys, receiptMail(reader, receipt, publicUrl), context.now);
}

interface SubmittedAnswers {
  flow: FlowOn;
  answers: AllAnswers;
  asked: AllAnswers;
}

/** Rejects with the first unmet condition. */
function readinessOf(
  { flow, answers, asked }: SubmittedAnswers,
  facts: Checked,
  lost: ReadonlySet<string>,
): Readiness {
  const issues = issuesOfApplication(flow, answers, facts);
  const ready = {
    requirementsMet: issues.length === 0,
    consentsTicked: allTicked(flow, asked),
    filesClean: [...namedFiles(asked)].every((uid) => !lost.has(uid)),
  };
  if (!ready.requirementsMet)
    throw new Refused("answersIncomplete", {}, { issues: issues.slice(0, issuesTold) });
  if (!ready.filesClean) throw new Refused("uploadFailed");
  return ready;
}

function allTicked({ sections, rulesOn }: FlowOn, asked: AllAnswers): boolean {
  return Object.entries(asked).every(([id, own]) =>
    askedQuestions(sections[id]!, own, asked, rulesOn).every(
      ([name, question]) => question.kind !== "consent" || own[name] === true,
    ),
  );
}
