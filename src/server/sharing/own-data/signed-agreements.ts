import { signaturesOf, signedPdf } from "../../agreements/signature-queries.ts";
import { inAccount } from "../../database/database.ts";
import type { Context } from "../../http/context.ts";
import type { OwnFile } from "./own-files.ts";

const signaturesIn = (context: Context) =>
  inAccount(context.db, context.member().accountId, (handle) =>
    signaturesOf(handle, context.keys, context.member().accountId),
  );

export const ownAgreements = async (context: Context) =>
  (await signaturesIn(context)).map((signed) => ({
    line: signed.line,
    agreement: signed.agreement,
    version: signed.version,
    locale: signed.locale,
    name: signed.name,
    capacity: signed.capacity,
    at: signed.at,
    sha256: signed.textHash.toString("hex"),
    pdf_sha256: signed.pdfHash.toString("hex"),
  }));

/** The signed copies, each as it was made at the signing. */
export async function ownSignedCopies(context: Context): Promise<OwnFile[]> {
  const { accountId } = context.member();
  return (await signaturesIn(context)).map(({ id, line, version, at }) => ({
    folder: ["agreements"],
    name: `${line}-${version}.pdf`,
    type: "application/pdf",
    at,
    open: async () => [
      (await inAccount(context.db, accountId, (handle) =>
        signedPdf(handle, context.keys, { accountId, id }),
      ))!,
    ],
  }));
}
