import type * as calls from "#contract/calls/agreements/agreements.ts";
import { recordRead } from "../documents/record-read.ts";
import { inAccount } from "../database/database.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { agreementIn } from "./line-agreements.ts";
import { sign } from "./sign.ts";
import { signedPdf } from "./signature-queries.ts";

export const lineAgreement: Handler<typeof calls.lineAgreement> = (context, { params }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, (handle) => agreementIn(handle, context, params.line));
};

export const signOtcAggrement: Handler<typeof calls.signOtcAggrement> = (context, { body }) =>
  sign(context, body);

export const agreementPdf: Handler<typeof calls.agreementPdf> = async (
  context,
  { params: { line } },
) => {
  const { accountId, memberId: actor } = context.member();
  const bytes = await inAccount(context.db, accountId, async (handle) => {
    const found = await signedPdf(handle, context.keys, { accountId, line });
    if (!found) throw new Refused("notFound");
    const read = { accountId, actor, action: "agreement.read", target: `line ${line}` };
    await recordRead(handle, context, read);
    return found;
  });
  return { bytes, type: "application/pdf", name: `agreement-${line}.pdf`, size: bytes.length };
};
