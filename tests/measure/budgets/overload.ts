import { setTimeout as pause } from "node:timers/promises";
import {
  type Applicant,
  makeApplicants,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, percentile, type Row } from "../budget.ts";
import { type Connection, NotOk, openConnection } from "../load.ts";
import { startPortal } from "../portal.ts";

const clients = 200;
const seconds = 10;

export const overload: Budget = {
  name: "overload",
  method: `${clients} clients of one account with a whole application filled in save a change of one answer, each again as soon as it is answered, for ${seconds} s; who is told to wait waits as long as is said. Then the same where they do not wait, while one client of another account saves too, one save after the other. The time from the sending of a save to its answer, of those that are admitted: saved, or told of a conflict with another of the ${clients}. Any other answer than these and 429 or 503 ends the measurement.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const [many, other] = await makeApplicants(portal, 2);
    const answers = await sampleAnswers();
    for (const each of [many!, other!]) await each.save(await revisionOf(each), answers);
    const open = () => openConnection(portal.origin);
    const connections = await Promise.all(Array.from({ length: clients }, open));
    const own = await open();
    const crowd = (isPolite: boolean) => {
      const until = performance.now() + seconds * 1000;
      return { until, saves: connections.map((each) => savesUntil(each, many!, until, isPolite)) };
    };
    const polite = await Promise.all(crowd(true).saves);
    const { until, saves } = crowd(false);
    const beside = await savesUntil(own, other!, until, false);
    const greedy = await Promise.all(saves);
    for (const each of [own, ...connections]) each.close();
    return rowsOf(polite, greedy, beside);
  },
};

function rowsOf(polite: readonly Saves[], greedy: readonly Saves[], beside: Saves): Row[] {
  const row = (what: string, measured: number, limit: Row["limit"], parts = {}): Row => {
    const unit = what.endsWith("p99") ? "ms" : "";
    return { what, unit, measured, limit, parts };
  };
  const admitted = polite.flatMap(({ times }) => times);
  const all = [...polite, ...greedy];
  const waits = (some: readonly Saves[]) => some.reduce((sum, one) => sum + one.waits, 0);
  return [
    row(
      `save of ${clients} clients of one account that was admitted, p99`,
      percentile(admitted, 0.99),
      { atMost: 1000 },
      { saves: admitted.length, median: percentile(admitted, 0.5), waits: waits(polite) },
    ),
    row(
      `save of another account while they do not wait as they are told, p99`,
      percentile(beside.times, 0.99),
      { atMost: 1000 },
      { saves: beside.times.length },
    ),
    row("saves of the other account that were told to wait", beside.waits, { atMost: 0 }),
    row(`saves of the ${clients} that were told to wait`, waits(all), { atLeast: 1 }),
    row(
      "of these without Retry-After",
      all.reduce((sum, one) => sum + one.silent, 0),
      { atMost: 0 },
    ),
  ];
}

interface Saves {
  /** Of each save that was admitted, in ms. */
  times: number[];
  waits: number;
  /** Answers that say to wait, and not how long. */
  silent: number;
}

/** The revision that a save made, or that it conflicts with. */
function admittedAt(answer: string): number {
  const isAdmitted = answer.startsWith('{"code":0') || answer.includes('"revisionConflict"');
  const revision = /"revision":(\d+)/.exec(answer)?.[1];
  if (!isAdmitted || revision === undefined) throw new Error(answer);
  return Number(revision);
}

async function savesUntil(
  connection: Connection,
  { formId, token }: Applicant,
  until: number,
  isPolite: boolean,
): Promise<Saves> {
  const headers = { ...ownHeaders, cookie: `${sessionCookie}=${token}` };
  const made: Saves = { times: [], waits: 0, silent: 0 };
  let revision = 2;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const changes = { businessInformation: { website: `lamps-${turn}-${revision}.example` } };
    const body = JSON.stringify({ form_id: formId, revision, changes });
    const began = performance.now();
    const answer = await connection
      .post("/ins-kyc/v1/action/save-kyc", headers, body)
      .catch((error: unknown) => refusedBy(error, made));
    if (typeof answer === "number") {
      const left = Math.max(0, until - performance.now());
      if (isPolite) await pause(Math.min(answer * 1000, left));
      continue;
    }
    made.times.push(performance.now() - began);
    revision = admittedAt(answer);
  }
  return made;
}

/** The seconds that the client is told to wait; throws what else there is. */
function refusedBy(error: unknown, made: Saves): number {
  if (!(error instanceof NotOk) || (error.status !== 429 && error.status !== 503)) throw error;
  made.waits += 1;
  if (error.retrySeconds === undefined) made.silent += 1;
  return error.retrySeconds ?? 0;
}
