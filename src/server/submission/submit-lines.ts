import { type LineId, lineOf } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { Saved } from "../application/save.ts";
import type { Tx } from "../database/database.ts";
import type { RegisterType } from "../database/schema/columns.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { openCase } from "../review/cases/open-case.ts";
import { moveKyc } from "../review/line-moves.ts";
import { riskInputs } from "../risk/inputs.ts";
import { saveRiskScore } from "../risk/risk-score-queries.ts";
import { needsTwoApprovers, riskScore } from "../risk/score.ts";
import { beginStatus } from "../statuses/line-status.ts";

/** Facts for the guard of the chart. */
export interface Readiness {
  requirementsMet: boolean;
  consentsTicked: boolean;
  filesClean: boolean;
}

export interface SubmittedLines {
  row: Saved["open"]["row"];
  lines: readonly LineId[];
  asked: AllAnswers;
  days: Days;
  /** YYYY-MM-DD. */
  replyBy: string;
}

/** Each line gets its risk and its statuses, the application its case; then the lines move. */
export async function submitLines(
  handle: Tx,
  context: Context,
  { row, lines, asked, days, replyBy }: SubmittedLines,
  ready: Readiness,
): Promise<void> {
  const submitted = { applicant: row.register_type, applicationId: row.id };
  const risks = lines.map((line) => riskOf(asked, line, days));
  for (const risk of risks) await beginLine(handle, context, submitted, risk);
  await openCase(
    handle,
    {
      accountId: row.account_id,
      applicationId: row.id,
      reference: row.reference,
      lines,
      asked,
      bands: risks.map(({ score }) => score.band),
      replyBy,
    },
    context.now,
  );
  for (const risk of risks) await submitLine(handle, context, risk, ready);
}

interface Submitted {
  applicant: RegisterType;
  applicationId: string;
}

type Risk = ReturnType<typeof riskOf>;

function riskOf(asked: AllAnswers, line: LineId, days: Days) {
  const inputs = riskInputs(asked, line, days);
  const score = riskScore(inputs, days.today);
  return { line, inputs, score, needsTwo: needsTwoApprovers(score, inputs) };
}

async function beginLine(
  handle: Tx,
  { charts, now, ...context }: Context,
  { applicant, applicationId }: Submitted,
  { line, inputs, score, needsTwo }: Risk,
): Promise<void> {
  const { accountId } = context.member();
  await saveRiskScore(handle, { accountId, applicationId, line, inputs, score, needsTwo }, now);
  const { agreement, verifiesFaceOf } = lineOf(line);
  const needs = {
    needsAgreement: agreement !== null,
    needsFace: verifiesFaceOf.includes(applicant),
  };
  const of = { accountId, line };
  const kyc = { ...of, chart: "kycStatus" } as const;
  await beginStatus(handle, charts, kyc, { needsTwo, attemptCap: limits.kycAttempts }, now);
  await beginStatus(handle, charts, { ...of, chart: "decision" } as const, { needsTwo }, now);
  await beginStatus(handle, charts, { ...of, chart: "businessAccount" } as const, needs, now);
}

async function submitLine(
  handle: Tx,
  context: Context,
  { line, needsTwo, score }: Risk,
  ready: Readiness,
): Promise<void> {
  const { accountId, memberId, role } = context.member();
  const isProhibited = score.band === "prohibited";
  const event = { type: "kyc.submit", by: role, ...ready, needsTwo, isProhibited } as const;
  await moveKyc(handle, { ...context, memberId }, { accountId, line }, event).catch((error) => {
    const isRefused = error instanceof Refused && error.refusal === "notPossible";
    throw isRefused ? new Refused("alreadySubmitted") : error;
  });
}
