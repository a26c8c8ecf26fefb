import {
  type Answers,
  type Applicant,
  makeApplicants,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, percentile, type Row } from "../budget.ts";
import { type Connection, openConnection } from "../load.ts";
import { startPortal } from "../portal.ts";

const holders = 10;
const largeBytes = 900_000;
const manyPeople = 190;
/** Rounds that are measured, after a fifth of as many that are not. */
const rounds = { "a whole application": 500, "a form of 900 kB": 100 };

export const insInfo: Budget = {
  name: "ins-info",
  method: `One request at a time over one kept connection, by ${holders} holders in turn: a save of one answer, ins-info, and ins-info again with unchanged answers. ${Object.entries(
    rounds,
  )
    .map(([form, count]) => `${count} rounds with ${form}`)
    .join(
      ", ",
    )}. The time from the sending of a request to its answer, against a save of the same form.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const whole = await sampleAnswers();
    const forms: Record<keyof typeof rounds, Answers> = {
      "a whole application": whole,
      "a form of 900 kB": enlarged(whole),
    };
    const rows: Row[] = [];
    for (const [form, count] of Object.entries(rounds)) {
      const applicants = await makeApplicants(portal, holders);
      const answers = forms[form as keyof typeof rounds];
      const people = await Promise.all(applicants.map((each) => personOf(each, answers)));
      const connection = await openConnection(portal.origin);
      rows.push(...(await rowsOf(connection, people, form, count)));
      connection.close();
    }
    return rows;
  },
};

/** The sample with many people who have long names: a form almost as large as a request may be. */
function enlarged(answers: Answers): Answers {
  const related = answers["relatedInformation"]!;
  const [person] = related["people"] as [object];
  const left = largeBytes / manyPeople - JSON.stringify(person).length;
  const name = { fullName: "x".repeat(left) };
  const people = Array.from({ length: manyPeople }, (_, at) => ({
    ...person,
    ...name,
    id: `p${at}`,
  }));
  return { ...answers, relatedInformation: { ...related, people } };
}

interface Person {
  formId: string;
  headers: Record<string, string>;
  revision: number;
}

const personOf = async (applicant: Applicant, answers: Answers): Promise<Person> => ({
  formId: applicant.formId,
  headers: { ...ownHeaders, cookie: `${sessionCookie}=${applicant.token}` },
  revision: await applicant.save(await revisionOf(applicant), answers),
});

async function rowsOf(
  connection: Connection,
  people: readonly Person[],
  form: string,
  count: number,
): Promise<Row[]> {
  const saves: number[] = [];
  const afterSaves: number[] = [];
  const unchanged: number[] = [];
  for (let at = -count / 5; at < count; at += 1) {
    const person = people.at(at % people.length)!;
    const information = () => connection.get("/ins-kyc/v1/ins-info", person.headers);
    const [saved, first, second] = [
      await timed(() => save(connection, person, at)),
      await timed(information),
      await timed(information),
    ];
    if (at < 0) continue;
    saves.push(saved);
    afterSaves.push(first);
    unchanged.push(second);
  }
  const peer = { what: `save of ${form}, median`, measured: percentile(saves, 0.5) };
  const row = { unit: "ms", peer, limit: { atMost: 2 } };
  return [
    { ...row, what: `ins-info of ${form}, median`, measured: percentile(unchanged, 0.5) },
    { ...row, what: "the same after a save", measured: percentile(afterSaves, 0.5) },
  ];
}

async function timed(send: () => Promise<string>): Promise<number> {
  const began = performance.now();
  const answer = await send();
  const taken = performance.now() - began;
  if (!answer.startsWith('{"code":0')) throw new Error(answer);
  return taken;
}

async function save(connection: Connection, person: Person, turn: number): Promise<string> {
  const changes = { companyInformation: { website: `lamps-${turn}.example` } };
  const body = JSON.stringify({ form_id: person.formId, revision: person.revision, changes });
  const answer = await connection.post("/ins-kyc/v1/action/save-kyc", person.headers, body);
  person.revision = Number(/"revision":(\d+)/.exec(answer)?.[1]);
  return answer;
}
