import pg from "pg";
import {
  type Answers,
  type Applicant,
  makeApplicants,
  ownerOf,
  ownHeaders,
  revisionOf,
  sampleAnswers,
  sessionCookie,
} from "../applicants.ts";
import { type Budget, median } from "../budget.ts";
import { openConnection, rateOf } from "../load.ts";
import { type Portal, startPortal, startProgram } from "../portal.ts";

const connections = 32;
const rounds = 3;
const seconds = 4;

export const saveRate: Budget = {
  name: "save-rate",
  method: `Requests answered a second by save-kyc over ${connections} kept connections, each an account with a whole application filled in, each request changing four answers of the company information; against a bare Fastify route in its own process which takes the same bodies and does select for update, update of the same answers and commit, by as many database connections on the same embedded PostgreSQL (fsync on). ${rounds} times ${seconds} s each in turn, after a second of warming up, medians.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const applicants = await makeApplicants(portal, connections);
    const answers = await sampleAnswers();
    for (const each of applicants) await each.save(await revisionOf(each), answers);
    const owner = ownerOf(portal);
    await copyDrafts(owner);
    await using bare = await startProgram(
      new URL("../bare-save.ts", import.meta.url),
      [owner.host, owner.port, owner.user, owner.database].map(String),
    );
    const ours = await sendersTo(portal, "/ins-kyc/v1/action/save-kyc", applicants);
    const theirs = await sendersTo(bare, "/save", applicants);
    const [saves, bareSaves] = await inTurn(ours, theirs);
    return [
      {
        what: `save-kyc, ${connections} connections`,
        unit: "requests/s",
        measured: saves,
        peer: { what: "bare route, the same durable write", measured: bareSaves },
        limit: { atLeast: 0.5 },
      },
    ];
  },
};

/** The answers as the portal keeps them, in a table that only the bare route writes. */
async function copyDrafts(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(
    `create schema measured;
     create table measured.draft as select id, revision, answers from application;
     alter table measured.draft add primary key (id)`,
  );
  await client.end();
}

/** One sender for each applicant: a change of four answers, on the revision the last one made. */
function sendersTo({ origin }: Pick<Portal, "origin">, path: string, applicants: Applicant[]) {
  return Promise.all(
    applicants.map(async (applicant) => {
      const connection = await openConnection(origin);
      const headers = { ...ownHeaders, cookie: `${sessionCookie}=${applicant.token}` };
      let revision = await revisionOf(applicant);
      let count = 0;
      return async () => {
        count += 1;
        const body = { form_id: applicant.formId, revision, changes: changeNumber(count) };
        const answer = await connection.post(path, headers, JSON.stringify(body));
        revision = Number(/"revision":(\d+)/.exec(answer)?.[1]);
      };
    }),
  );
}

const changeNumber = (count: number): Answers => ({
  companyInformation: {
    natureOfBusiness: `Wholesale trade of marine lamps to ${count} shipyards in Hong Kong and Singapore.`,
    website: `harbour-light-${count}.example`,
    netAssets: { currency: "HKD", amount: `${count}.00` },
    monthlyVolume: count % 2 === 0 ? "100kTo1m" : "1mTo5m",
  },
});

type Senders = (() => Promise<unknown>)[];

async function inTurn(ours: Senders, theirs: Senders): Promise<[number, number]> {
  await rateOf(ours, 1);
  await rateOf(theirs, 1);
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    rates[0].push(await rateOf(ours, seconds));
    rates[1].push(await rateOf(theirs, seconds));
  }
  return [median(rates[0]), median(rates[1])];
}
