import type { Keys } from "../crypto.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";
import { liveSubmissions } from "../submission/live-submissions.ts";

export interface NamedPerson {
  /** The row in the answers with the name in it: a row that gets another name is another person. */
  id: string;
  name: string;
  email: string;
  /** Who names the person. */
  applicant: string;
}

type Row = { id: string; fullName?: string; email: string; idType?: string };

/** The same for a name that is written with other spaces or capitals. It is in the audit trail, and tells no name. */
export function personId(keys: Keys, row: string, name: string): string {
  const written = name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return `${row}.${keys.personKey(row, written).toString("hex").slice(0, 32)}`;
}

/** Who proves their identity: each person with an email address, but no child, whose document has no photograph. */
export const verifiable = (answers: AllAnswers): Row[] =>
  ((answers["relatedInformation"]?.["people"] ?? []) as Row[]).filter(
    ({ id, email, idType }) => id && email && idType !== "birthCertificate",
  );

/** The related people that the submitted applications of an account name, each once. */
export async function namedPeople(
  handle: Tx,
  keys: Keys,
  accountId: string,
): Promise<NamedPerson[]> {
  const found = new Map<string, NamedPerson>();
  for (const answers of await liveSubmissions(handle, accountId)) {
    const applicant = answers["companyInformation"]?.["entityName"] as string | undefined;
    for (const { id: row, fullName: name = "", email } of verifiable(answers)) {
      const id = personId(keys, row, name);
      if (!found.has(id)) found.set(id, { id, name, email, applicant: applicant ?? "" });
    }
  }
  return [...found.values()];
}
