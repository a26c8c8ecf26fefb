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
import { type Portal, startPortal } from "../portal.ts";

const paths = ["/ins-kyc/v1/ins-info", "/ins-kyc/v1/line-offers"];
const holders = 10;
const largeBytes = 900_000;
const manyPeople = 190;
/** Rounds that are measured, after a fifth of as many that are not. */
const rounds = { "a whole application": 500, "a form of 900 kB": 100 };

/** What the dashboard shows is cached, so that opening it costs no more than this. */
const insInfoMs = 10;
const dashboards = 60;
const crowdedSaves = 100;

export const insInfo: Budget = {
  name: "ins-info",
  method: `One request at a time over one kept connection, by ${holders} holders in turn: a save of one answer, then ins-info and line-offers, and both again with unchanged answers. ${Object.entries(
    rounds,
  )
    .map(([form, count]) => `${count} rounds with ${form}`)
    .join(
      ", ",
    )}. The time from the sending of a request to its answer, against a save of the same form. Then ${crowdedSaves} saves of a whole application by one account, while another account saves a form of 900 kB and opens ${dashboards} dashboards (ins-info and line-offers) at once, again and again.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const whole = await sampleAnswers();
    const people = {
      "a whole application": await peopleWith(portal, whole),
      "a form of 900 kB": await peopleWith(portal, enlarged(whole)),
    };
    const connection = await openConnection(portal.origin);
    const rows: Row[] = [];
    for (const [form, count] of Object.entries(rounds))
      rows.push(...(await rowsOf(connection, people[form as keyof typeof rounds], form, count)));
    const [saver] = people["a whole application"];
    const [opener] = people["a form of 900 kB"];
    rows.push(await crowdedRow(portal, connection, saver!, opener!));
    connection.close();
    return rows;
  },
};

const peopleWith = async (portal: Portal, answers: Answers): Promise<Person[]> =>
  Promise.all((await makeApplicants(portal, holders)).map((each) => personOf(each, answers)));

/** Saves of one account while another opens many dashboards. */
async function crowdedRow(
  portal: Portal,
  connection: Connection,
  saver: Person,
  opener: Person,
): Promise<Row> {
  const openers = await Promise.all(
    Array.from({ length: dashboards }, () => openConnection(portal.origin)),
  );
  const saves: number[] = [];
  const open = async () => {
    for (let at = 0; saves.length < crowdedSaves; at += 1) {
      await save(openers[0]!, opener, at);
      await Promise.all(
        openers.map(async (each) => {
          for (const path of paths) await each.get(path, opener.headers);
        }),
      );
    }
  };
  const opening = open();
  while (saves.length < crowdedSaves)
    saves.push(await timed(() => save(connection, saver, saves.length)));
  await opening;
  for (const each of openers) each.close();
  return {
    what: `save of another account while ${dashboards} dashboards of 900 kB open at once, p99`,
    unit: "ms",
    measured: percentile(saves, 0.99),
    limit: { atMost: 1000 },
  };
}

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
  const changed = paths.map((): number[] => []);
  const unchanged = paths.map((): number[] => []);
  for (let at = -count / 5; at < count; at += 1) {
    const person = people.at(at % people.length)!;
    const load = async (times: readonly number[][]) => {
      for (const [index, path] of paths.entries()) {
        const taken = await timed(() => connection.get(path, person.headers));
        if (at >= 0) times[index]!.push(taken);
      }
    };
    const saved = await timed(() => save(connection, person, at));
    if (at >= 0) saves.push(saved);
    await load(changed);
    await load(unchanged);
  }
  const peer = { what: `save of ${form}, median`, measured: percentile(saves, 0.5) };
  const rowWith = (what: string, times: readonly number[]): Row => ({
    what,
    unit: "ms",
    measured: percentile(times, 0.5),
    peer,
    limit: { atMost: 2 },
  });
  return [
    {
      what: `ins-info of ${form}, p50`,
      unit: "ms",
      measured: percentile(unchanged[0]!, 0.5),
      limit: { atMost: insInfoMs },
    },
    rowWith(`ins-info of ${form}, median`, unchanged[0]!),
    rowWith("the same after a save", changed[0]!),
    rowWith(`line-offers of ${form}, median`, unchanged[1]!),
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
  const changes = { businessInformation: { website: `lamps-${turn}.example` } };
  const body = JSON.stringify({ form_id: person.formId, revision: person.revision, changes });
  const answer = await connection.post("/ins-kyc/v1/action/save-kyc", person.headers, body);
  person.revision = Number(/"revision":(\d+)/.exec(answer)?.[1]);
  return answer;
}
