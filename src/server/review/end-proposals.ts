import type { LineId } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";
import { casesOf, caseWith } from "./cases/case-queries.ts";
import { type Moving, voidProposal } from "./line-moves.ts";

/** What the proposals of a case rest on has changed. Lines that are reviewed in a newer case keep theirs. */
export async function endProposals(
  handle: Tx,
  moving: Moving,
  { accountId, applicationId }: { accountId: string; applicationId: string },
): Promise<void> {
  const cases = await casesOf(handle, accountId);
  const found = cases.find(({ application_id }) => application_id === applicationId);
  if (!found) return;
  const own = (found.lines as LineId[]).filter((line) => caseWith(cases, line) === found);
  for (const line of own) await voidProposal(handle, moving, { accountId, line });
}
