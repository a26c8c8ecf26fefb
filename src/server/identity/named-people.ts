import type { Keys } from "../crypto.ts";
import type { Locale } from "#contract/locales.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { isMinor } from "#contract/options/people/minors.ts";
import { type AllAnswers, type Answers, rowsOf } from "#contract/questions/answers.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { Tx } from "../database/database.ts";
import { decryptSecrets } from "../application/secret-answers.ts";
import { type LiveSubmission, liveSubmissions } from "../submission/live-submissions.ts";
import { todayOf } from "../clock.ts";

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
  isChild: boolean;
}

type Row = Answers & { id: string; fullName?: string; email: string; mailLanguage?: Locale };

const columns = ["id", "fullName", "email", "mailLanguage", "birthDate"] as const;

/** The same for a name that is written with other spaces or capitals. It is in the audit trail, and tells no name. */
export function personId(keys: Keys, row: string, name: string): string {
  const written = name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return `${row}.${keys.personKey(row, written).toString("hex").slice(0, 32)}`;
}

const withEmail = (answers: AllAnswers): Row[] =>
  rowsOf(answers["relatedInformation"]?.["people"])
    .map((row) => row as Row)
    .filter(({ id, email }) => id && email);

/** Whether a person is a child on this day. `answers`: decrypted; a child's address is a parent's. */
const isChild = (answers: AllAnswers, row: Row, today: string) =>
  evaluateCondition(isMinor, row, answers, today);

/** Who proves their identity on this day: each person with an email address. Never a child, in any role. */
export const verifiable = (answers: AllAnswers, today: string): Row[] =>
  withEmail(answers).filter((row) => !isChild(answers, row, today));

/** The related people that the submitted applications of an account name and who prove their identity, each once. */
export const namedPeople = async (handle: Tx, context: KeysAndTime, accountId: string) =>
  (await allNamed(handle, context, accountId)).filter((each) => !each.isChild);

/** The same, and the children among them, who have no check. */
export async function allNamed(
  handle: Tx,
  { keys, now }: KeysAndTime,
  accountId: string,
): Promise<NamedPerson[]> {
  const found = new Map<string, NamedPerson>();
  for (const submission of await liveSubmissions(handle, accountId, { withClosed: true })) {
    const applicant = submission.answers["companyInformation"]?.["entityName"];
    const answers = openPeople(submission, keys.openDataKey(accountId, submission.data_key));
    for (const row of withEmail(answers)) {
      const { id: place, fullName: name = "", email, mailLanguage: locale } = row;
      const id = personId(keys, place, name);
      const person = { id, name, email, locale, applicant: String(applicant ?? "") };
      if (!found.has(id))
        found.set(id, { ...person, isChild: isChild(answers, row, todayOf(now)) });
    }
  }
  return [...found.values()];
}

/** Of each person what is read here, decrypted. */
function openPeople({ id, flow, rules_on, answers }: LiveSubmission, key: Buffer): AllAnswers {
  const people = rowsOf(answers["relatedInformation"]?.["people"]).map((row) =>
    Object.fromEntries(columns.map((name) => [name, row[name]])),
  );
  const encrypted = { relatedInformation: { people } };
  return decryptSecrets({ flow: flowOn(flow, rules_on), key, applicationId: id }, encrypted);
}
