import {
  type Answers,
  makeApplicants,
  makeLogins,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, percentile, type Row } from "../budget.ts";
import { makeCrowd } from "../crowd.ts";
import type { Ground } from "../ground.ts";
import { type Connection, openConnection } from "../load.ts";
import { startPortal } from "../portal.ts";

const few = 1_000;
const many = 200_000;
const password = "Copper-Kettle-58";
const holders = 20;

/** How many of each request are measured, after a tenth of the most that are not. */
const counts = { save: 800, "ins-info": 800, "kyc-form": 800, login: 200 };
type Request = keyof typeof counts;
const requests = Object.keys(counts) as Request[];

export const growth: Budget = {
  name: "growth",
  method: `Two portals, each with its own PostgreSQL, one with ${few} accounts and one with ${many} (for each account a holder, 3 sessions, an application, 4 documents and 5 rows of the trail; one application in ten complete and submitted). One request at a time over one kept connection, of each kind in turn, to one portal and then to the other: ${requests.map((request) => `${counts[request]} of ${request}`).join(", ")}, each by a holder with a whole application filled in. The time from the sending of a request to its answer.`,
  async measure(ground) {
    const answers = await sampleAnswers();
    await using small = await openCrowd(ground, few, answers);
    await using large = await openCrowd(ground, many, answers);
    const timed = requests.map((request): Timed => [request, [], []]);
    const most = Math.max(...Object.values(counts));
    for (let at = -most / 10; at < most; at += 1)
      for (const [request, ofFew, ofMany] of timed) {
        if (at >= counts[request]) continue;
        const pair = [await small.time(request), await large.time(request)] as const;
        if (at >= 0) ofFew.push(pair[0]);
        if (at >= 0) ofMany.push(pair[1]);
      }
    return timed.flatMap((each) => [rowOf(each, 0.5), rowOf(each, 0.99)]);
  },
};

/** The request, its times with few accounts and with many. */
type Timed = [request: Request, ofFew: number[], ofMany: number[]];

const rowOf = ([request, ofFew, ofMany]: Timed, part: number): Row => ({
  what: `${request} with ${many} accounts, p${part * 100}`,
  unit: "ms",
  measured: percentile(ofMany, part),
  peer: { what: `with ${few}`, measured: percentile(ofFew, part) },
  limit: { atMost: 1.3 },
});

async function openCrowd(ground: Ground, count: number, answers: Answers) {
  const portal = await startPortal(ground);
  await makeCrowd(portal, count, answers);
  const applicants = await makeApplicants(portal, holders);
  const people = await Promise.all(
    applicants.map(async (applicant) => ({
      formId: applicant.formId,
      headers: { ...ownHeaders, cookie: `${sessionCookie}=${applicant.token}` },
      revision: await applicant.save(await revisionOf(applicant), answers),
    })),
  );
  const emails = await makeLogins(portal, holders, password);
  let opened: Promise<Connection> | undefined;
  /** Opened by the first request: the other portal is filled before, and an idle connection is closed. */
  const connected = () => (opened ??= openConnection(portal.origin));
  let turn = 0;
  const send: Record<Request, (person: (typeof people)[number]) => Promise<string>> = {
    async save(person) {
      const changes = { businessInformation: { website: `lamps-${turn}.example` } };
      const body = JSON.stringify({ form_id: person.formId, revision: person.revision, changes });
      const connection = await connected();
      const answer = await connection.post("/ins-kyc/v1/action/save-kyc", person.headers, body);
      person.revision = Number(/"revision":(\d+)/.exec(answer)?.[1]);
      return answer;
    },
    "ins-info": async ({ headers }) => (await connected()).get("/ins-kyc/v1/ins-info", headers),
    "kyc-form": async ({ headers, formId }) =>
      (await connected()).get(`/ins-kyc/v1/kyc-form/${formId}`, headers),
    async login() {
      const headers = { ...ownHeaders, "x-forwarded-for": `203.${turn >> 8}.${turn & 255}.1` };
      const body = JSON.stringify({ email: emails[turn % holders], password });
      return (await connected()).post("/ins-kyc/v1/action/login", headers, body);
    },
  };
  return {
    /** Sends one request, each time by the next holder; returns its ms. */
    async time(request: Request): Promise<number> {
      turn += 1;
      const began = performance.now();
      const answer = await send[request](people[turn % holders]!);
      const taken = performance.now() - began;
      if (!answer.startsWith('{"code":0')) throw new Error(answer);
      return taken;
    },
    async [Symbol.asyncDispose]() {
      (await opened)?.close();
      await portal[Symbol.asyncDispose]();
    },
  };
}
