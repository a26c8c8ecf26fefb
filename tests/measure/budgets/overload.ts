import {
  type Applicant,
  makeApplicants,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, percentile } from "../budget.ts";
import { type Connection, NotOk, openConnection } from "../load.ts";
import { startPortal } from "../portal.ts";

const clients = 200;
const seconds = 10;

export const overload: Budget = {
  name: "overload",
  method: `${clients} clients of one account with a whole application filled in save a change of one answer, each again as soon as it is answered and without waiting when it is told to, for ${seconds} s; meanwhile one client of another account saves too, one save after the other. The time from the sending of a save to its answer, of those that are admitted: saved, or told of a conflict with another of the ${clients}. Any other answer than these and 429 or 503 ends the measurement.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const [greedy, other] = await makeApplicants(portal, 2);
    const answers = await sampleAnswers();
    for (const each of [greedy!, other!]) await each.save(await revisionOf(each), answers);
    const open = () => openConnection(portal.origin);
    const connections = await Promise.all(Array.from({ length: clients }, open));
    const own = await open();
    const until = performance.now() + seconds * 1000;
    const [saves, ...crowd] = await Promise.all([
      savesUntil(own, other!, until),
      ...connections.map((each) => savesUntil(each, greedy!, until)),
    ]);
    for (const each of [own, ...connections]) each.close();
    const admitted = crowd.flatMap(({ times }) => times);
    const sum = (what: "waits" | "silent") => crowd.reduce((all, one) => all + one[what], 0);
    return [
      {
        what: `save of another account while ${clients} clients of one save without end, p99`,
        unit: "ms",
        measured: percentile(saves.times, 0.99),
        limit: { atMost: 1000 },
        parts: { saves: saves.times.length, waits: saves.waits },
      },
      {
        what: `save of the ${clients} that was admitted, p99`,
        unit: "ms",
        measured: percentile(admitted, 0.99),
        limit: { atMost: 1000 },
        parts: { saves: admitted.length, median: percentile(admitted, 0.5) },
      },
      {
        what: "saves of the other account that were told to wait",
        unit: "",
        measured: saves.waits,
        limit: { atMost: 0 },
      },
      {
        what: `saves of the ${clients} that were told to wait`,
        unit: "",
        measured: sum("waits"),
        limit: { atLeast: 1 },
      },
      {
        what: "of these without Retry-After",
        unit: "",
        measured: sum("silent"),
        limit: { atMost: 0 },
      },
    ];
  },
};

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
    if (answer === null) continue;
    made.times.push(performance.now() - began);
    revision = admittedAt(answer);
  }
  return made;
}

/** Counts that the client is told to wait; throws what else there is. */
function refusedBy(error: unknown, made: Saves): null {
  if (!(error instanceof NotOk) || (error.status !== 429 && error.status !== 503)) throw error;
  made.waits += 1;
  if (error.retrySeconds === undefined) made.silent += 1;
  return null;
}
