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
const rounds = 5;
const seconds = 3;
/** Until the code of each is compiled by what it does most. */
const warmingSeconds = 5;

export const saveRate: Budget = {
  name: "save-rate",
  method: `Requests answered a second by save-kyc over ${connections} kept connections, each an account with a whole application filled in, each request changing four answers of the company information; against a bare Fastify route in its own process which takes the same bodies, with as many database connections on the same embedded PostgreSQL (fsync on): select for update, one statement that does the same durable write (the answers with their stamps, the edit, a row of the trail, its head) and commit, each sent as such routes send them, after the answer to the one before and not prepared, to tables as PostgreSQL makes them; and against one that writes the answers alone. ${rounds} times ${seconds} s each in turn, after ${warmingSeconds} s of warming up, medians.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const applicants = await makeApplicants(portal, connections);
    const answers = await sampleAnswers();
    for (const each of applicants) await each.save(await revisionOf(each), answers);
    const owner = ownerOf(portal);
    await copyRows(owner);
    await using bare = await startProgram(
      new URL("../bare-save.ts", import.meta.url),
      [owner.host, owner.port, owner.user, owner.database].map(String),
      { PGPASSWORD: String(owner.password) },
    );
    const ours = await sendersTo(portal, "/ins-kyc/v1/action/save-kyc", applicants);
    const same = await sendersTo(bare, "/save", applicants);
    const alone = await sendersTo(bare, "/answers", applicants);
    const [saves, sameWrites, answersAlone] = await inTurn(ours, same, alone);
    const row = { unit: "requests/s", measured: saves };
    return [
      {
        ...row,
        what: `save-kyc, ${connections} connections`,
        peer: { what: "bare route, the same durable write", measured: sameWrites },
        limit: { atLeast: 0.5 },
      },
      {
        ...row,
        what: "the same, against less",
        peer: { what: "bare route, the answers alone", measured: answersAlone },
        limit: { atLeast: 0.33 },
      },
    ];
  },
};

/** The rows that a save changes as the portal keeps them, in tables that only the bare routes write. */
async function copyRows(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(
    `create schema measured;
     create table measured.answers as select id, revision, answers from application;
     alter table measured.answers add primary key (id);
     create table measured.draft as
       select id, account_id, revision, answers, stamps, lines, updated_at, updated_by from application;
     alter table measured.draft add primary key (id);
     create table measured.trail as
       select account_id, seq, at, actor, action, target, fields, ip_prefix, request_id, prev_hash, hash from audit;
     alter table measured.trail add primary key (account_id, seq);
     create table measured.edit as
       select application_id, revision, account_id, rules_on, from_empty, changed, member_id, at from application_edit;
     alter table measured.edit add primary key (application_id, revision);
     create table measured.head as select account_id, seq, hash from audit_head;
     alter table measured.head add primary key (account_id)`,
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
  businessInformation: {
    natureOfBusiness: `Wholesale trade of marine lamps to ${count} shipyards in Hong Kong and Singapore.`,
    website: `harbour-light-${count}.example`,
  },
  activityInformation: {
    netAssets: { currency: "HKD", amount: `${count}.00` },
    monthlyVolume: count % 2 === 0 ? "100kTo1m" : "1mTo5m",
  },
});

type Senders = (() => Promise<unknown>)[];

/** Requests a second of each; who begins a round changes from one to the next. */
async function inTurn<Each extends Senders[]>(
  ...each: Each
): Promise<{ [At in keyof Each]: number }> {
  for (const senders of each) await rateOf(senders, warmingSeconds);
  const rates = each.map((): number[] => []);
  for (let turn = 0; turn < rounds * each.length; turn += 1) {
    const at = (turn + Math.floor(turn / each.length)) % each.length;
    rates[at]!.push(await rateOf(each[at]!, seconds));
  }
  return rates.map(median) as { [At in keyof Each]: number };
}
