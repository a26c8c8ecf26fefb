import { sha256 } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";

export interface NamedPerson {
  /** The row in the answers with the name in it: a row that gets another name is another person. */
  id: string;
  name: string;
  email: string;
  /** Who names the person. */
  applicant: string;
}

interface Row {
  people: { id?: string; fullName?: string; email?: string }[] | null;
  applicant: string | null;
}

/** As submitted: of each line that was neither withdrawn nor rejected, the newest submission. */
const submissions = (accountId: string) => statement<Row>`
  select
    submitted.snapshot::jsonb #> '{answers,relatedInformation,people}' as people,
    submitted.snapshot::jsonb #>> '{answers,companyInformation,entityName}' as applicant
  from application
    join lateral (
      select snapshot from submission where application_id = application.id order by at desc limit 1
    ) submitted on true
  where application.account_id = ${accountId} and application.id in (
    select distinct on (status.line) covering.id
    from line_status status
      join application covering
        on covering.account_id = status.account_id and status.line = any (covering.lines)
    where status.account_id = ${accountId} and status.chart = 'kycStatus'
      and status.state <> 'notSubmitted' and status.state not like 'rejected%'
      and covering.state = 'submitted'
    order by status.line, covering.submitted_at desc, covering.ordinal desc
  )
  order by application.submitted_at desc, application.ordinal desc`;

/** The same for a name that is written with other spaces or capitals. */
export function personId(row: string, name: string): string {
  const written = name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return `${row}.${sha256(written).toString("hex").slice(0, 32)}`;
}

/** The related people whom the submitted applications of an account name, each once. */
export async function namedPeople(handle: Tx, accountId: string): Promise<NamedPerson[]> {
  const { rows } = await handle.executeQuery(submissions(accountId));
  const found = new Map<string, NamedPerson>();
  for (const { people, applicant } of rows)
    for (const { id: row, fullName: name = "", email } of people ?? []) {
      if (!row || !email) continue;
      const id = personId(row, name);
      if (!found.has(id)) found.set(id, { id, name, email, applicant: applicant ?? "" });
    }
  return [...found.values()];
}
