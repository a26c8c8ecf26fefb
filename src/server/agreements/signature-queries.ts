import type { Insertable } from "kysely";
import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import { type LineId, lineIds, lineOf } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import type { Signature } from "#contract/rules/signatures.ts";
import { dataKeyOf } from "../accounts/account-queries.ts";
import { decrypt, encrypt, type Keys } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import type { AgreementSignatureTable } from "../database/schema/agreements.ts";
import { versionInForce } from "./agreement-texts.ts";

/** What only the account's key opens. */
export interface Signed {
  name: string;
  /** Empty for an individual. */
  capacity: string;
  signature: Signature;
}

export interface StoredSignature extends Signed {
  id: string;
  line: LineId;
  agreement: AgreementId;
  version: string;
  locale: Locale;
  textHash: Buffer;
  memberId: string;
  pdfHash: Buffer;
  at: Date;
}

const place = (column: "sealed" | "pdf", row: string) => ({
  table: "agreement_signature",
  column,
  row,
});

type Encrypted = "sealed" | "pdf" | "kind";
type NewSignature = Omit<Insertable<AgreementSignatureTable>, Encrypted> & {
  signed: Signed;
  bytes: Buffer;
};

export async function insertSignature(
  handle: Tx,
  keys: Keys,
  { signed, bytes, ...row }: NewSignature,
): Promise<void> {
  const key = await dataKeyOf(handle, keys, row.account_id);
  const encrypted = encrypt(key, place("sealed", row.id), JSON.stringify(signed));
  const pdf = encrypt(key, place("pdf", row.id), bytes);
  const { kind } = signed.signature;
  await handle
    .insertInto("agreement_signature")
    .values({ ...row, kind, sealed: encrypted, pdf })
    .execute();
}

/** Newest first. */
export async function signaturesOf(
  handle: Tx,
  keys: Keys,
  accountId: string,
): Promise<StoredSignature[]> {
  const rows = await handle
    .selectFrom("agreement_signature")
    .select([
      "id",
      "line",
      "agreement",
      "version",
      "locale",
      "text_sha256",
      "member_id",
      "sealed",
      "pdf_sha256",
      "at",
    ])
    .where("account_id", "=", accountId)
    .orderBy("at", "desc")
    .execute();
  if (rows.length === 0) return [];
  const key = await dataKeyOf(handle, keys, accountId);
  return rows.map(({ sealed, text_sha256, member_id, pdf_sha256, ...row }) => ({
    ...row,
    ...(JSON.parse(decrypt(key, place("sealed", row.id), sealed).toString()) as Signed),
    textHash: text_sha256,
    memberId: member_id,
    pdfHash: pdf_sha256,
  }));
}

/** The copy of a signature, or of the newest signature of a line; null where there is none. */
export async function signedPdf(
  handle: Tx,
  keys: Keys,
  { accountId, ...of }: { accountId: string } & ({ line: LineId } | { id: string }),
): Promise<Buffer | null> {
  const own = handle
    .selectFrom("agreement_signature")
    .select(["id", "pdf"])
    .where("account_id", "=", accountId);
  const wanted = "id" in of ? own.where("id", "=", of.id) : own.where("line", "=", of.line);
  const found = await wanted.orderBy("at", "desc").limit(1).executeTakeFirst();
  if (!found) return null;
  return decrypt(await dataKeyOf(handle, keys, accountId), place("pdf", found.id), found.pdf);
}

export async function signatureByKey(handle: Tx, accountId: string, key: string) {
  const found = await handle
    .selectFrom("agreement_signature")
    .select(["id", "body_sha256"])
    .where("account_id", "=", accountId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return found ? { id: found.id, bodyHash: found.body_sha256 } : null;
}

/** The lines that have a signed copy, of whatever version. */
export async function linesWithCopy(handle: Tx, accountId: string): Promise<ReadonlySet<LineId>> {
  const rows = await handle
    .selectFrom("agreement_signature")
    .select("line")
    .where("account_id", "=", accountId)
    .execute();
  return new Set(rows.map(({ line }) => line));
}

/** The lines whose agreement is signed in the version that is in force. */
export async function signedLines(
  handle: Tx,
  accountId: string,
  today: string,
): Promise<ReadonlySet<LineId>> {
  const rows = await handle
    .selectFrom("agreement_signature")
    .select(["line", "version"])
    .where("account_id", "=", accountId)
    .execute();
  const isSigned = (line: LineId) => {
    const { agreement } = lineOf(line);
    if (agreement === null) return false;
    const version = versionInForce(agreement, today);
    return rows.some((row) => row.line === line && row.version === version);
  };
  return new Set(lineIds.filter(isSigned));
}
