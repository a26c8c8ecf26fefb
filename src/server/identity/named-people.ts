import type { Keys } from "../crypto.ts";
import type { Locale } from "#contract/locales.ts";
import { isMinor } from "#contract/options/people/minors.ts";
import { type AllAnswers, type Answers, rowsOf } from "#contract/questions/answers.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { Tx } from "../database/database.ts";
import { todayOf } from "../mail/today.ts";
import { liveSubmissions } from "../submission/live-submissions.ts";

export interface KeysAndTime {
  keys: Keys;
  now: Date;
}

export interface NamedPerson {
  /** The row in the answers with the name in it: a row that gets another name is another person. */
  id: string;
  name: string;
  email: string;
  /** Of the mails, as the answers name it. */
  locale: Locale | undefined;
  /** Who names the person. */
  applicant: string;
}

type Row = { id: string; fullName?: string; email: string; mailLanguage?: Locale };

/** The same for a name that is written with other spaces or capitals. It is in the audit trail, and tells no name. */
export function personId(keys: Keys, row: string, name: string): string {
  const written = name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return `${row}.${keys.personKey(row, written).toString("hex").slice(0, 32)}`;
}

/** Who proves their identity on this day: each person with an email address. Never a child, whose address is a parent's, in any role. */
export const verifiable = (answers: AllAnswers, today: string): Row[] =>
  rowsOf(answers["relatedInformation"]?.["people"])
    .filter((row) => !evaluateCondition(isMinor, row, answers, today))
    .map((row) => row as Answers & Row)
    .filter(({ id, email }) => id && email);

/** The related people that the submitted applications of an account name, each once. */
export async function namedPeople(
  handle: Tx,
  { keys, now }: KeysAndTime,
  accountId: string,
): Promise<NamedPerson[]> {
  const found = new Map<string, NamedPerson>();
  for (const answers of await liveSubmissions(handle, accountId)) {
    const applicant = answers["companyInformation"]?.["entityName"] as string | undefined;
    for (const { id: row, fullName: name = "", ...person } of verifiable(answers, todayOf(now))) {
      const { email, mailLanguage: locale } = person;
      const id = personId(keys, row, name);
      if (!found.has(id)) found.set(id, { id, name, email, locale, applicant: applicant ?? "" });
    }
  }
  return [...found.values()];
}
