import { setTimeout as pause } from "node:timers/promises";
import {
  type Applicant,
  makeApplicants,
  makeLogins,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, percentile } from "../budget.ts";
import { NotOk, openConnection } from "../load.ts";
import { type Portal, startPortal } from "../portal.ts";

const logins = 200;
const savers = 16;
const pauseMs = 100;
const seconds = 10;
const password = "Copper-Kettle-58";

export const loginStorm: Budget = {
  name: "login-storm",
  method: `${savers} people with a whole application filled in save a change of the company information every ${pauseMs} ms, while ${logins} others, each with an address of their own, log in with the right password at the same moment and again as soon as they are in, for ${seconds} s; a person who is told that the service is busy retries after the seconds it names. The time of a save from its sending to its answer, 99th percentile; before it the same without logins.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const people = await makeApplicants(portal, savers);
    const answers = await sampleAnswers();
    for (const each of people) await each.save(await revisionOf(each), answers);
    const emails = await makeLogins(portal, logins, password);
    const calm = await savesFor(portal, people, endsIn(seconds / 2));
    const until = endsIn(seconds);
    const [times, ...storm] = await Promise.all([
      savesFor(portal, people, until),
      ...emails.map((email, at) => logInAgain(portal, email, at, until)),
    ]);
    const sum = (what: keyof Tried) => storm.reduce((all, one) => all + one[what], 0);
    return [
      {
        what: `save-kyc during ${logins} logins at once, 99th percentile`,
        unit: "ms",
        measured: percentile(times, 0.99),
        limit: { atMost: 300 },
        parts: {
          saves: times.length,
          median: percentile(times, 0.5),
          longest: Math.max(...times),
          calm: percentile(calm, 0.99),
        },
      },
      {
        what: "logins let in meanwhile",
        unit: "",
        measured: sum("letIn"),
        limit: { atLeast: logins },
        parts: { busy: sum("busy") },
      },
    ];
  },
};

const endsIn = (count: number) => performance.now() + count * 1000;

/** Lets each save, pause and save again; gives how many ms each save took. */
async function savesFor(
  { origin }: Portal,
  people: readonly Applicant[],
  until: number,
): Promise<number[]> {
  const own = await Promise.all(
    people.map(async (person) => {
      const connection = await openConnection(origin);
      const headers = { ...ownHeaders, cookie: `${sessionCookie}=${person.token}` };
      let revision = await revisionOf(person);
      const times: number[] = [];
      await pause(Math.random() * pauseMs);
      while (performance.now() < until) {
        const changes = { businessInformation: { website: `lamps-${times.length}.example` } };
        const body = JSON.stringify({ form_id: person.formId, revision, changes });
        const began = performance.now();
        const answer = await connection.post("/ins-kyc/v1/action/save-kyc", headers, body);
        times.push(performance.now() - began);
        revision = Number(/"revision":(\d+)/.exec(answer)?.[1]);
        await pause(pauseMs);
      }
      connection.close();
      return times;
    }),
  );
  return own.flat();
}

interface Tried {
  letIn: number;
  busy: number;
}

async function logInAgain(
  { origin }: Portal,
  email: string,
  at: number,
  until: number,
): Promise<Tried> {
  const connection = await openConnection(origin);
  const headers = { ...ownHeaders, "x-forwarded-for": `198.51.${at >> 8}.${at & 255}` };
  const body = JSON.stringify({ email, password });
  const tried: Tried = { letIn: 0, busy: 0 };
  while (performance.now() < until) {
    try {
      const answer = await connection.post("/ins-kyc/v1/action/login", headers, body);
      if (!answer.startsWith('{"code":0')) throw new Error(answer);
      tried.letIn += 1;
    } catch (error) {
      if (!(error instanceof NotOk) || error.status !== 503) throw error;
      tried.busy += 1;
      const left = Math.max(0, until - performance.now());
      await pause(Math.min((error.retrySeconds ?? 1) * 1000, left));
    }
  }
  connection.close();
  return tried;
}
