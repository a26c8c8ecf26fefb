import type { BodyOf } from "#contract/calls/call.ts";
import type { saveKyc } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import {
  askedOf,
  type Checked,
  type FlowOn,
  issuesOfApplication,
} from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { classesOf } from "#contract/investor/classify.ts";
import { limits } from "#contract/limits.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { replyDay } from "#contract/application/working-days.ts";
import { sha256 } from "../crypto.ts";
import type { Context } from "../http/context.ts";
import { issuesTold } from "../http/rate-limits.ts";
import { receiptMail } from "../mail/mails.ts";
import { todayOf } from "../mail/today.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import { riskInputs } from "../risk/inputs.ts";
import { needsTwoApprovers, riskScore } from "../risk/score.ts";
import type { Tx } from "../database/database.ts";
import type { RegisterType } from "../database/schema/columns.ts";
import { beginStatus, moveStatus } from "../statuses/line-status.ts";
import { lockSubmitted } from "../application/application-queries.ts";
import { saveOptIn } from "../investor/investor-choice-queries.ts";
import { saveRiskScore } from "../risk/risk-score-queries.ts";
import { existingLines } from "../statuses/line-status-queries.ts";
import { holderOf } from "../accounts/member-queries.ts";
import { submissionByKey, type SaveReply } from "./submission-queries.ts";
import type { Saved } from "../application/save.ts";
import { hashOfBody, saveSnapshot } from "./snapshot.ts";
import { namedFiles } from "../documents/stored-files.ts";

type Body = BodyOf<typeof saveKyc>;

/** Facts for the chart's guard. */
interface Readiness {
  requirementsMet: boolean;
  consentsTicked: boolean;
  filesClean: boolean;
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
  if (sha256(canonical(asked)).toString("hex") !== submit.seen) throw new Refused("answersChanged");
  const existing = await existingLines(handle, row.account_id);
  const days = { today: todayOf(now), rulesOn: flow.rulesOn };
  const facts = { today: days.today, lines, existingLines: existing };
  const ready = readinessOf({ flow, answers, asked }, facts, lost);
  const submission = {
    reference: row.reference,
    submitted_at: now.getTime(),
    reply_by: replyDay(days.today, lines),
    lines,
  };
  const whole: SaveReply = { ...reply, submission };
  for (const line of lines) {
    const submitted = { line, applicant: row.register_type, applicationId: row.id };
    await moveLine(handle, context, submitted, { asked, days }, ready);
  }
  for (const found of classesOf(asked, days)) await saveOptIn(handle, context.member(), found, now);
  await saveSnapshot(handle, context, open, { asked, days }, { body, reply: whole });
  await lockSubmitted(handle, row.id, now);
  await context.audit(handle, { action: "application.submit", target: `application ${row.id}` });
  const holder = await holderOf(handle, row.account_id);
  const receipt = { reference: row.reference, lines, replyBy: submission.reply_by };
  const { brand, publicUrl } = context.settings;
  const reader = { ...holder, locale: context.locale, brand: holder.brand ?? brand };
  const mail = receiptMail(reader, receipt, publicUrl);
  await postMail(handle, context.keys, mail, now);
  return whole;
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

interface Submitted {
  line: LineId;
  applicant: RegisterType;
  applicationId: string;
}

async function moveLine(
  handle: Tx,
  context: Context,
  { line, applicant, applicationId }: Submitted,
  { asked, days }: { asked: AllAnswers; days: Days },
  ready: Readiness,
): Promise<void> {
  const { accountId, memberId, role } = context.member();
  const { charts, now } = context;
  const inputs = riskInputs(asked, line, days);
  const score = riskScore(inputs, days.today);
  const needsTwo = needsTwoApprovers(score, inputs);
  await saveRiskScore(handle, { accountId, applicationId, line, inputs, score, needsTwo }, now);
  const kyc = { accountId, line, chart: "kycStatus" } as const;
  const account = { accountId, line, chart: "businessAccount" } as const;
  const { agreement, verifiesFaceOf } = lineOf(line);
  const needs = { needsAgreement: agreement, needsFace: verifiesFaceOf.includes(applicant) };
  await beginStatus(handle, charts, kyc, { needsTwo, attemptCap: limits.kycAttempts }, now);
  await beginStatus(handle, charts, account, needs, now);
  const event = { type: "kyc.submit", by: role, ...ready, needsTwo } as const;
  const moved = await moveStatus(handle, charts, { ...kyc, event, memberId }, now);
  if (!moved.moved) throw new Refused("alreadySubmitted");
}

function allTicked({ sections, rulesOn }: FlowOn, asked: AllAnswers): boolean {
  return Object.entries(asked).every(([id, own]) =>
    askedQuestions(sections[id]!, own, asked, rulesOn).every(
      ([name, question]) => question.kind !== "consent" || own[name] === true,
    ),
  );
}
