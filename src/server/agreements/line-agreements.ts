import type { lineAgreement, SignedAgreement } from "#contract/calls/agreements/agreements.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import { accountOf } from "../accounts/account-queries.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { casesOf, caseWith } from "../review/cases/case-queries.ts";
import { standingsOf, statusOf } from "../review/standing.ts";
import { versionInForce } from "./agreement-texts.ts";
import { signaturesOf, type StoredSignature } from "./signature-queries.ts";
import { todayOf } from "../clock.ts";

/** The agreement of a line of the account. Rejects with notFound where the line needs none. */
export async function agreementIn(
  handle: Tx,
  context: Context,
  line: LineId,
): Promise<ReplyTo<typeof lineAgreement>> {
  const { agreement } = lineOf(line);
  if (agreement === null) throw new Refused("notFound");
  const { accountId } = context.member();
  const version = versionInForce(agreement, todayOf(context.now));
  const statuses = await standingsOf(handle, accountId);
  const signatures = await signaturesOf(handle, context.keys, accountId);
  const ofLine = signatures.filter((each) => each.line === line);
  const isSigned = ofLine.some((each) => each.version === version);
  const isApproved = statusOf(statuses, line, "kycStatus")?.state === "approved";
  const { registerType } = await accountOf(handle, accountId);
  return {
    line,
    agreement,
    version,
    standing: isSigned ? "signed" : isApproved ? "ready" : "notApproved",
    applicant: caseWith(await casesOf(handle, accountId), line)?.name ?? "",
    register_type: registerType,
    signed: ofLine[0] ? signedReply(ofLine[0]) : null,
  };
}

type Shown = Pick<
  StoredSignature,
  "version" | "locale" | "name" | "capacity" | "at" | "textHash" | "pdfHash"
>;

export const signedReply = (signature: Shown): SignedAgreement => ({
  version: signature.version,
  locale: signature.locale,
  name: signature.name,
  capacity: signature.capacity,
  at: signature.at.getTime(),
  sha256: signature.textHash.toString("hex"),
  pdf_sha256: signature.pdfHash.toString("hex"),
});
