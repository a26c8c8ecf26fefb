import { isOtherSigner } from "#contract/agreements/signer-name.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import type { DeskCalls } from "#contract/calls/desk.ts";
import type { DeskAgreement } from "#contract/calls/agreements/desk-agreement.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import type { Case } from "../review/cases/case-queries.ts";
import { onCase, readCase } from "../review/cases/on-case.ts";
import { versionInForce } from "./agreement-texts.ts";
import { signedReply } from "./line-agreements.ts";
import { signaturesOf, signedPdf } from "./signature-queries.ts";
import { todayOf } from "../clock.ts";

/** Of the lines of a case that need one. */
export async function agreementsView(
  handle: Tx,
  { keys, now }: Pick<DeskContext, "keys" | "now">,
  { account_id: accountId, lines }: Case,
  answers: AllAnswers,
): Promise<DeskAgreement[]> {
  const signatures = await signaturesOf(handle, keys, accountId);
  return (lines as LineId[]).flatMap((line) => {
    const { agreement } = lineOf(line);
    if (agreement === null) return [];
    const newest = signatures.find((each) => each.line === line);
    const version = versionInForce(agreement, todayOf(now));
    const is_other_signer = newest !== undefined && isOtherSigner(newest.name, answers);
    return [{ line, version, is_other_signer, signed: newest ? signedReply(newest) : null }];
  });
}

export const agreementHandlers: HandlersFor<DeskCalls, DeskContext>["agreements"] = {
  async deskAgreement(context, { params: { id, line } }) {
    const bytes = await readCase(context, id, (handle, { account_id: accountId, lines }) => {
      if (!lines.includes(line)) throw new Refused("notFound");
      return signedPdf(handle, context.keys, { accountId, line });
    });
    if (!bytes) throw new Refused("notPossible");
    await onCase(context, id, (handle, { account_id: accountId }) =>
      context.audit(handle, { accountId, action: "case.agreement.read", target: `line ${line}` }),
    );
    return { bytes, type: "application/pdf", name: `agreement-${line}.pdf`, size: bytes.length };
  },
};
