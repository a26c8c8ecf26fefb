import type { LineId } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";

export interface OpeningProofs {
  agreementSigned: boolean;
  faceVerified: boolean;
}

/** What the account has proved for each line; the chart of the business account asks for what the line needs. */
export async function openingProofsIn(
  _handle: Tx,
  _accountId: string,
): Promise<(line: LineId) => OpeningProofs> {
  return () => ({ agreementSigned: false, faceVerified: false });
}
