import type { LineId } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";
import { type Case, casesOf, caseWith } from "./cases/case-queries.ts";
import { type Moving, voidProposal } from "./line-moves.ts";

interface CaseOfAccount {
  accountId: string;
  applicationId: string;
}

/** What the proposals of a case rest on has changed. Lines that are reviewed in a newer case keep theirs. */
export const endProposals = (handle: Tx, moving: Moving, changed: CaseOfAccount): Promise<void> =>
  endIn(handle, moving, changed, (found, changedCase) => found === changedCase);

/** The same of a verdict, which every case of the same lines sees. */
export const endSharedProposals = (
  handle: Tx,
  moving: Moving,
  changed: CaseOfAccount,
): Promise<void> =>
  endIn(handle, moving, changed, (found, { lines }) =>
    found.lines.some((line) => lines.includes(line)),
  );

async function endIn(
  handle: Tx,
  moving: Moving,
  { accountId, applicationId }: CaseOfAccount,
  rests: (found: Case, changed: Case) => boolean,
): Promise<void> {
  const cases = await casesOf(handle, accountId);
  const changed = cases.find(({ application_id }) => application_id === applicationId);
  if (!changed) return;
  for (const found of cases.filter((each) => rests(each, changed)))
    for (const line of found.lines as LineId[])
      if (caseWith(cases, line) === found) await voidProposal(handle, moving, { accountId, line });
}
