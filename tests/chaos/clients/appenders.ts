import { randomUUID } from "node:crypto";
import { saveKyc } from "#contract/calls/onboarding.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { type Attempt, wrongInList } from "../history.ts";
import type { Book, Group } from "./book.ts";
import { formLater, formOf } from "./form-of.ts";

type Party = Answers & { id: string };

/** One account; each client has a session of its own. */
interface List {
  members: Member[];
  attempts: Attempt<string>[];
}

/** The draft accepts up to 200. */
const fullAt = 120;
const most = 180;

/** So many clients who append related persons to one list of one form. */
export function appenders(book: Book, count: number): Group {
  const lists: List[] = [];
  return {
    async renew() {
      const now = lists.at(-1);
      if (!now || (await partiesOf(now.members[0]!)).length >= fullAt)
        lists.push({ members: await signedIn(book, count), attempts: [] });
    },
    clients: Array.from({ length: count }, (_, at) => () => append(book, lists.at(-1)!, at)),
    async check(all) {
      const asked = all ? lists : lists.slice(-1);
      const wrong = await Promise.all(asked.map(wrongIn));
      return wrong.flat();
    },
  };
}

async function signedIn(book: Book, count: number): Promise<Member[]> {
  const { baseUrl, visitor } = book.portal;
  const members = [await Member.at(baseUrl, "institution", undefined, visitor())];
  while (members.length < count) {
    const member = new Member(baseUrl, members[0]!.email, visitor());
    await member.logIn();
    members.push(member);
  }
  return members;
}

const partiesIn = ({ answers }: Awaited<ReturnType<typeof formOf>>) =>
  (answers["relatedInformation"]?.["people"] ?? []) as Party[];

const partiesOf = async (member: Member) => partiesIn(await formOf(member));

async function append(book: Book, { members, attempts }: List, at: number): Promise<void> {
  const member = members[at]!;
  const form = await formOf(member);
  const people = partiesIn(form);
  if (people.length >= most) return;
  const id = randomUUID();
  const changes = { relatedInformation: { people: [...people, { id, fullName: `Party ${id}` }] } };
  const { formId: form_id, api } = member;
  const body = { form_id, revision: form.revision, save_id: randomUUID(), changes };
  await book.attempt("appends to one list", attempts, id, () => api(saveKyc, { body }));
}

async function wrongIn({ members, attempts }: List): Promise<string[]> {
  const parties = partiesIn(await formLater(members[0]!));
  return wrongInList(
    attempts,
    parties.map(({ id }) => id),
  ).map((wrong) => `related person ${wrong}`);
}
