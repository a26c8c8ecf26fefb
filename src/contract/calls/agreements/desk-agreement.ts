import * as v from "valibot";
import { lineIds } from "../../business-lines.ts";
import { caseReaders } from "../../desk/roles.ts";
import { deskCall } from "../desk-call.ts";
import { signedAgreement } from "./agreements.ts";

const line = v.picklist(lineIds);

/** The agreement of a line of a case: the version in force, and the newest signature. */
export const deskAgreementRow = v.object({
  line,
  version: v.string(),
  /** Whether an individual signed in a name that differs from the applicant's own. */
  is_other_signer: v.boolean(),
  signed: v.nullable(signedAgreement),
});

export type DeskAgreement = v.InferOutput<typeof deskAgreementRow>;

/** The signed copy; each read is recorded. */
export const deskAgreement = deskCall({
  route: "GET /desk/api/case/{id}/agreement/{line}",
  roles: caseReaders,
  gives: "bytes",
  params: v.object({ id: v.pipe(v.string(), v.uuid()), line }),
});
