import { openPool } from "#server/database/database.ts";
import { keysOf, ownerOf } from "../applicants.ts";
import { type Budget, percentile, type Row } from "../budget.ts";
import { makeDeskPerson } from "../desk-person.ts";
import { openConnection } from "../load.ts";
import { type Portal, startPortal } from "../portal.ts";

const cases = 100_000;
const rounds = 60;
/** The views of `contract/desk/queues.ts`, whose words need a build. */
const views = [
  "mine",
  "unassigned",
  "new",
  "resubmitted",
  "secondApproval",
  "accountRequested",
  "waiting",
  "overdue",
  "periodicReview",
];
const spread =
  "array['new', 'resubmitted', 'secondApproval', 'accountRequested', 'waiting', 'overdue', 'periodicReview']";

export const queue: Budget = {
  name: "queue",
  method: `${cases} cases of as many accounts, half of them closed and a third assigned, the person having 2,000; written by the owner of the tables. One request at a time over one kept connection: the first page of each view and the counts, ${rounds} times each.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const token = await fill(portal);
    const connection = await openConnection(portal.origin);
    const headers = { "sec-fetch-site": "same-origin", cookie: `kyc_desk=${token}` };
    const timed = async (path: string): Promise<number[]> => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        const answer = await connection.get(path, headers);
        times.push(performance.now() - begun);
        if (!answer.startsWith('{"code":0')) throw new Error(answer);
      }
      return times;
    };
    const rowOf = async (what: string, path: string, most: number): Promise<Row> => ({
      what: `${what}, p95`,
      unit: "ms",
      measured: percentile(await timed(path), 0.95),
      limit: { atMost: most },
    });
    const rows: Row[] = [];
    for (const view of views)
      rows.push(await rowOf(`first page of ${view}`, `/desk/api/cases?view=${view}`, 150));
    const filters = "line=exchange&band=high&jurisdiction=HK";
    rows.push(await rowOf("filtered by rare values", `/desk/api/cases?view=new&${filters}`, 150));
    rows.push(await rowOf("filtered by age", `/desk/api/cases?view=new&age=over10`, 150));
    rows.push(await rowOf("counts of all views", "/desk/api/queues", 150));
    connection.close();
    return rows;
  },
};

/** Gives the token of a person of the desk. */
async function fill(portal: Portal): Promise<string> {
  const pool = openPool({ ...ownerOf(portal), max: 1 }, () => undefined);
  const made = { pool, keys: await keysOf(portal) };
  const { id: person, token } = await makeDeskPerson(made, "reviewer");
  const { id: other } = await makeDeskPerson(made, "reviewer");
  // The rows stand alone: what they refer to is not made.
  const statements = [
    "set session_replication_role = replica",
    `create temporary table made as select n, gen_random_uuid() as account, gen_random_uuid() as application
     from generate_series(1, ${cases}) n`,
    `insert into review_case (application_id, account_id, reference, name, kind, jurisdiction, lines, band, round,
       queue, queued_at, clock, clock_at, due_on, assignee, assigned_at, submitted_at)
     select application, account, 'R' || n, 'Company ' || n, 'registeredCompany',
       case when n % 500 = 0 then 'HK' else 'SG' end, array['exchange', 'custodyHongKong'],
       case when n % 7 = 0 then 'high' else 'low' end, 1,
       case when n % 2 = 0 then 'closed' else (${spread})[1 + n / 2 % 6] end,
       now() - n * interval '1 minute', 'onTime', now(), current_date + n % 9,
       case when n % 50 = 1 then '${person}'::uuid when n % 3 = 0 then '${other}'::uuid end, now(), now()
     from made`,
    `insert into line_status (account_id, line, chart, version, state, snapshot, begun)
     select account, line, chart, 1, 'inProgress', '{"value":"inProgress","context":{}}', '{}'
     from made, unnest(array['exchange', 'custodyHongKong']) line,
       unnest(array['kycStatus', 'decision', 'businessAccount']) chart`,
    "set session_replication_role = origin",
    "analyze",
  ];
  for (const statement of statements) await pool.query(statement);
  await pool.end();
  return token;
}
