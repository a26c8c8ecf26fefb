import * as v from "valibot";
import { agreementIds } from "../../agreements/agreement-ids.ts";
import { lineIds } from "../../business-lines.ts";
import { localeNames } from "../../locales.ts";
import { signature } from "../../rules/signatures.ts";
import * as textRules from "../../rules/text.ts";
import { registerTypes } from "../../accounts/registrant.ts";
import { proof, textHash } from "../account.ts";
import { call } from "../call.ts";

const line = v.picklist(lineIds);
const locale = v.picklist(localeNames);

/** Hashes are SHA-256 in hex: of the text that was shown, and of the signed PDF. */
export const signedAgreement = v.object({
  version: v.string(),
  locale,
  name: v.string(),
  /** Empty for an individual. */
  capacity: v.string(),
  at: v.number(),
  sha256: v.string(),
  pdf_sha256: v.string(),
});

export type SignedAgreement = v.InferOutput<typeof signedAgreement>;

/** The agreement of a line, and whether its newest version is signed. Not found where a line needs none. */
export const lineAgreement = call({
  route: "GET /ins-kyc/v1/line-agreement/{line}",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  params: v.object({ line }),
  reply: v.object({
    line,
    agreement: v.picklist(agreementIds),
    /** The version in force. */
    version: v.string(),
    standing: v.picklist(["ready", "signed", "notApproved"]),
    /** The entity or the person that the signature binds; empty before a submission. */
    applicant: v.string(),
    register_type: v.picklist(registerTypes),
    /** The newest signature, also of an earlier version. */
    signed: v.nullable(signedAgreement),
  }),
});

/**
 * Path of the specification. Although it says anon it needs the holder's session, and a proof of purpose `sign`
 * for the holder's own address and for this text. `sha256` is of the text that was shown.
 */
export const signOtcAggrement = call({
  route: "POST /ins-kyc/anon/v1/sign-otc-aggrement",
  caller: "holder",
  errorDisplay: "inline",
  body: v.object({
    idempotency_key: v.pipe(v.string(), v.uuid()),
    line,
    version: v.pipe(v.string(), v.maxLength(20)),
    locale,
    sha256: textHash,
    name: textRules.freeText(),
    /** Of the signer of an institution. */
    capacity: v.optional(textRules.freeText()),
    signature,
    proof,
  }),
  reply: signedAgreement,
});

/** The signed copy, as it was made at the signing. Not found before. */
export const agreementPdf = call({
  route: "GET /ins-kyc/v1/agreement-pdf/{line}",
  caller: "member",
  gives: "bytes",
  params: v.object({ line }),
});
