import type { LineId } from "#contract/business-lines.ts";
import type { RiskInputs } from "./inputs.ts";
import type { RiskScore } from "./score.ts";
import type { Tx } from "../database/database.ts";

export interface NewRiskScore {
  accountId: string;
  applicationId: string;
  line: LineId;
  inputs: RiskInputs;
  score: RiskScore;
  needsTwo: boolean;
}

/** The portal's role cannot read it. */
export async function saveRiskScore(
  handle: Tx,
  { accountId, applicationId, line, inputs, score, needsTwo }: NewRiskScore,
  now: Date,
): Promise<void> {
  await handle
    .insertInto("risk_score")
    .values({
      account_id: accountId,
      application_id: applicationId,
      line,
      model_version: score.model,
      lists_version: score.lists,
      total: score.total,
      band: score.band,
      needs_two: needsTwo,
      inputs: JSON.stringify(inputs),
      result: JSON.stringify(score),
      at: now,
    })
    .execute();
}
