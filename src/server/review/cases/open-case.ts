import { type Band, worstBand } from "#contract/desk/bands.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { countBeginning } from "#server/charts/server-moves.ts";
import type { Tx } from "#server/database/database.ts";
import { casesOf, insertCase } from "./case-queries.ts";

interface Submitted {
  accountId: string;
  applicationId: string;
  reference: string;
  lines: readonly LineId[];
  asked: AllAnswers;
  bands: readonly Band[];
  /** YYYY-MM-DD. */
  replyBy: string;
}

/** A submission becomes a case; a line that was submitted before is at its next round. */
export async function openCase(handle: Tx, submitted: Submitted, now: Date): Promise<void> {
  const { accountId, applicationId, reference, lines, asked, bands, replyBy } = submitted;
  const before = (await casesOf(handle, accountId)).filter((each) =>
    each.lines.some((line) => (lines as readonly string[]).includes(line)),
  );
  const round = 1 + Math.max(0, ...before.map((each) => each.round));
  const answer = (name: string) => answerNamed(asked, name);
  await insertCase(handle, {
    account_id: accountId,
    application_id: applicationId,
    reference,
    name: applicantNamed(asked),
    kind: answer("entityType") ?? "individual",
    jurisdiction:
      answer("incorporationPlace") ?? answer("residence") ?? answer("nationality") ?? "",
    lines: lineIds.filter((line) => lines.includes(line)),
    band: worstBand(bands),
    round,
    queue: round > 1 ? "resubmitted" : "new",
    queued_at: now,
    clock: "onTime",
    clock_at: await countBeginning(handle, "reviewClock", "running.onTime", now),
    due_on: replyBy,
    assigned_at: await countBeginning(handle, "reviewCase", "unassigned", now),
    submitted_at: now,
  });
}

const answerNamed = (asked: AllAnswers, name: string): string | undefined =>
  Object.values(asked)
    .map((own) => own[name])
    .find((value) => typeof value === "string" && value !== "") as string | undefined;

/** The company, or the person. */
export const applicantNamed = (asked: AllAnswers): string =>
  answerNamed(asked, "entityName") ??
  [answerNamed(asked, "firstName"), answerNamed(asked, "lastName")].join(" ").trim();
