import type { LineId } from "#contract/business-lines.ts";
import { signedLines } from "../agreements/signature-queries.ts";
import type { Tx } from "../database/database.ts";
import { isFaceVerified } from "../identity/check-queries.ts";
import { todayOf } from "../clock.ts";

export interface OpeningProofs {
  agreementSigned: boolean;
  faceVerified: boolean;
}

/** What the account has proved for each line; the chart of the business account asks for what the line needs. */
export async function openingProofsIn(
  handle: Tx,
  accountId: string,
  { now }: { now: Date },
): Promise<(line: LineId) => OpeningProofs> {
  const faceVerified = await isFaceVerified(handle, accountId);
  const signed = await signedLines(handle, accountId, todayOf(now));
  return (line) => ({ agreementSigned: signed.has(line), faceVerified });
}
