import { openPool } from "#server/database/database.ts";
import { keysOf, ownerOf } from "../applicants.ts";
import { type Budget, percentile } from "../budget.ts";
import { makeDeskPerson } from "../desk-person.ts";
import { openConnection } from "../load.ts";
import { type Portal, startPortal } from "../portal.ts";

const events = 100_000;
const perHistory = 5;
const rounds = 40;

export const chartCounts: Budget = {
  name: "chart-counts",
  method: `${events} events of ${events / perHistory} histories of the KYC status, written by the owner of the tables. One request at a time over one kept connection, ${rounds} times.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const token = await fill(portal);
    const connection = await openConnection(portal.origin);
    const headers = { "sec-fetch-site": "same-origin", cookie: `kyc_desk=${token}` };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const answer = await connection.get("/desk/api/chart-counts/kycStatus", headers);
      times.push(performance.now() - begun);
      if (!answer.startsWith('{"code":0')) throw new Error(answer);
    }
    connection.close();
    return [
      {
        what: "counts and medians of a chart, p95",
        unit: "ms",
        measured: percentile(times, 0.95),
        limit: { atMost: 200 },
      },
    ];
  },
};

const paths = [
  ["notSubmitted", "kyc.submit", "inProgress"],
  ["inProgress", "kyc.requestDocuments", "additionalDocumentsRequired.requested"],
  [
    "additionalDocumentsRequired.requested",
    "kyc.answeredInWords",
    "additionalDocumentsRequired.rejectable.answeredInWords",
  ],
  ["additionalDocumentsRequired.rejectable.answeredInWords", "kyc.filesSubmitted", "inProgress"],
  ["inProgress", "kyc.approve", "approved"],
] as const;

/** Gives the token of a person of the desk. */
async function fill(portal: Portal): Promise<string> {
  const pool = openPool({ ...ownerOf(portal), max: 1 }, () => undefined);
  const { token } = await makeDeskPerson({ pool, keys: await keysOf(portal) }, "auditor");
  const outer = (path: string) => path.split(".")[0]!;
  const statements = [
    // The rows stand alone: what they refer to is not made.
    "set session_replication_role = replica",
    `create temporary table made as select n, gen_random_uuid() as id, gen_random_uuid() as account
     from generate_series(1, ${events / perHistory}) n`,
    `insert into line_status (id, account_id, line, chart, version, seq, state, snapshot, begun, changed_at)
     select id, account, 'exchange', 'kycStatus', 1, ${perHistory}, 'approved', '{"value":"approved","context":{}}', '{}',
       now() - n * interval '1 minute' from made`,
    ...paths.map(
      ([from, event, to], index) => `insert into line_event
        (status_id, seq, account_id, chart, version, from_state, from_path, event, by_role, to_state, to_path, seconds)
       select id, ${index + 1}, account, 'kycStatus', 1, '${outer(from)}', '${from}', '${event}', 'holder', '${outer(to)}',
        '${to}', random() * 1e6 from made`,
    ),
    "set session_replication_role = origin",
    "vacuum analyze",
  ];
  for (const statement of statements) await pool.query(statement);
  await pool.end();
  return token;
}
