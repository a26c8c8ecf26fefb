import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyTo } from "#contract/calls/call.ts";
import type {
  lineAgreement,
  SignedAgreement,
  signOtcAggrement,
} from "#contract/calls/agreements/agreements.ts";
import { canonical } from "#contract/application/canonical.ts";
import { spendProof } from "../accounts/challenges.ts";
import { readerOf } from "../accounts/member-queries.ts";
import { lockHead } from "../audit.ts";
import { sha256 } from "../crypto.ts";
import { inAccount, type Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { spendUse, signings } from "../http/rate-limits.ts";
import { agreementSignedMail } from "../mail/agreement-mails.ts";
import { postMail } from "../mail/mail.ts";
import { agreementPdf } from "../pdf/agreement-pdf.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import { type HashedText, hashedText } from "./agreement-texts.ts";
import { agreementIn, signedReply } from "./line-agreements.ts";
import { insertSignature, signatureByKey, signaturesOf } from "./signature-queries.ts";

type Body = BodyOf<typeof signOtcAggrement>;

/** A copy is made outside the transaction, which checks everything again and stores it. */
export async function sign(context: Context, body: Body): Promise<SignedAgreement> {
  const { db, now } = context;
  const { accountId } = context.member();
  const found = await inAccount(db, accountId, async (handle) => {
    const limit = { key: `signings|${accountId}`, ...signings };
    await spendUse(handle, limit, now);
    return checked(handle, context, body);
  });
  if ("earlier" in found) return found.earlier;
  const bytes = await copyOf(context, body, found);
  const preSessionId = await context.preSession();
  return inAccount(db, accountId, async (handle) => {
    const { email, memberId } = context.member();
    const textHash = Buffer.from(body.sha256, "hex");
    const proved = { purpose: "sign", email, preSessionId, memberId, textHash } as const;
    const isProved = await spendProof(handle, context.keys, proved, body.proof, now);
    await lockHead(handle, accountId);
    // A repeat that waited for the first finds its proof spent.
    const again = await checked(handle, context, body);
    if ("earlier" in again) return again.earlier;
    if (!isProved) throw new Refused("proofSpent");
    return store(handle, context, body, { ...again, bytes });
  });
}

type Found = ReplyTo<typeof lineAgreement>;

/** What is to be signed, or the first reply to the same request, which may be signing at this moment. */
async function checked(
  handle: Tx,
  context: Context,
  body: Body,
): Promise<Signing | { earlier: SignedAgreement }> {
  const found = await agreementIn(handle, context, body.line);
  const earlier = await earlierReply(handle, context, body);
  return earlier ? { earlier } : signingOf(found, body);
}

/** The first reply to the same request. A key with other content is keyReused. */
async function earlierReply(
  handle: Tx,
  context: Context,
  body: Body,
): Promise<SignedAgreement | null> {
  const { accountId, sessionId } = context.member();
  const earlier = await signatureByKey(handle, accountId, body.idempotency_key);
  if (!earlier) return null;
  await rejectEndedSession(handle, sessionId);
  if (!earlier.bodyHash.equals(hashOfBody(body))) throw new Refused("keyReused");
  const signatures = await signaturesOf(handle, context.keys, accountId);
  return signedReply(signatures.find(({ id }) => id === earlier.id)!);
}

const hashOfBody = ({ proof: _, ...content }: Body): Buffer => sha256(canonical(content));

type Signing = ReturnType<typeof signingOf>;

/** What is signed, and in what capacity. Rejects unless the line waits for a signature under the text that was shown. */
function signingOf(found: Found, body: Body) {
  if (found.standing === "signed") throw new Refused("agreementSigned");
  if (found.standing !== "ready") throw new Refused("notPossible");
  const { agreement, version } = found;
  const shown = { agreement, version, locale: body.locale };
  const text = body.version === version ? hashedText(shown) : null;
  if (!text?.sha256.equals(Buffer.from(body.sha256, "hex"))) throw new Refused("agreementChanged");
  const isInstitution = found.register_type === "institution";
  if (isInstitution && body.capacity === undefined)
    throw new Refused("malformed", {}, { issues: [{ path: "capacity", code: "required" }] });
  return { found, shown, text, capacity: isInstitution ? body.capacity! : "" };
}

function copyOf(context: Context, body: Body, { found, shown, text, capacity }: Signing) {
  const { email, accountNumber } = context.member();
  return agreementPdf({
    name: shown,
    text: text.text,
    hash: text.sha256.toString("hex"),
    line: body.line,
    accountNumber,
    applicant: found.applicant,
    signer: body.name,
    capacity,
    email,
    signature: body.signature,
    at: context.now,
  });
}

async function store(
  handle: Tx,
  context: Context,
  body: Body,
  { shown, text, capacity, bytes }: Signing & { bytes: Buffer },
): Promise<SignedAgreement> {
  const { keys, now } = context;
  const { accountId, memberId } = context.member();
  const signed = { name: body.name, capacity, signature: body.signature };
  const pdfHash = sha256(bytes);
  await insertSignature(handle, keys, {
    id: randomUUID(),
    account_id: accountId,
    line: body.line,
    ...shown,
    text_sha256: text.sha256,
    member_id: memberId,
    pdf_sha256: pdfHash,
    ip_prefix: context.addressRange,
    idempotency_key: body.idempotency_key,
    body_sha256: hashOfBody(body),
    at: now,
    signed,
    bytes,
  });
  await context.audit(handle, { action: "agreement.sign", target: `line ${body.line}` });
  await sendCopy(handle, context, body, { text, bytes, pdfHash });
  return signedReply({ ...shown, ...signed, at: now, textHash: text.sha256, pdfHash });
}

async function sendCopy(
  handle: Tx,
  context: Context,
  { line, version, name: signer }: Body,
  { text, bytes, pdfHash }: { text: HashedText; bytes: Buffer; pdfHash: Buffer },
): Promise<void> {
  const { keys, now, settings, locale } = context;
  const holder = await readerOf(handle, settings, context.member().accountId);
  const reader = { ...holder, locale };
  const hash = pdfHash.toString("hex");
  const signed = { title: text.text.title, line, version, signer, at: now, pdfHash: hash };
  const mail = agreementSignedMail(reader, { ...signed, pdf: bytes }, settings.publicUrl);
  await postMail(handle, keys, mail, now);
}
