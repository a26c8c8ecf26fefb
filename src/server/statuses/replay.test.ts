import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { replayStatuses, verifyChains } from "#server/statuses/replay.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { waiting } from "#tests/support/server/waiting.ts";
import { record } from "../audit.ts";
import { asAccount, openDatabase, openPool, tx } from "../database/database.ts";

const portal = sharedPortal();

async function asOwner<Result>(
  work: (owner: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const pool = openPool({ connectionString: portal.databaseUrl, max: 1 }, () => undefined);
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

const replay = () => asOwner(replayStatuses);
const verify = () => asOwner((owner) => verifyChains(owner, portal.services.keys.auditKey));

/** As someone who can switch the triggers off. */
async function forge(statement: string, accountId: string): Promise<void> {
  for (const each of ["line_status", "line_event", "audit"])
    await portal.rows(`alter table ${each} disable trigger user`);
  await portal.rows(statement, [accountId]);
  for (const each of ["line_status", "line_event", "audit"])
    await portal.rows(`alter table ${each} enable trigger user`);
}

async function submitted() {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const [line] = await portal.rows<{ line: "exchange" }>(
    "select line from line_status where account_id = $1 and chart = 'kycStatus' order by line",
    [member.accountId],
  );
  return { ...member, line: line!.line };
}

test("every stored status equals the replay of its events, and a planted difference is named", async () => {
  const { accountId, api, line } = await submitted();
  dataOf(await api(withdrawLine, { body: { line } }));
  const sound = await replay();
  expect(sound).toEqual({ charts: expect.any(Array), wrong: [], gone: [] });
  const kyc = sound.charts.find(({ chart }) => chart === "kycStatus")!;
  expect(kyc).toMatchObject({ version: 1, isCurrent: true });
  expect(kyc.histories).toBeGreaterThanOrEqual(2);
  expect(kyc.events).toBeGreaterThanOrEqual(kyc.histories + 1);
  const stored = { seq: null, event: null, expected: "notSubmitted" };
  const planted: [string, object][] = [
    [
      `state = 'approved', snapshot = jsonb_set(snapshot, '{value}', '"approved"')`,
      { ...stored, found: "approved" },
    ],
    [
      `snapshot = jsonb_set(snapshot, '{context,attempts}', '3')`,
      { ...stored, found: "notSubmitted (attempts)" },
    ],
    [
      `begun = jsonb_set(begun, '{context,attemptCap}', '99')`,
      { ...stored, found: "notSubmitted (attemptCap)" },
    ],
    ["seq = 7", { seq: 7, event: null, expected: "#2", found: "#7" }],
  ];
  const at = `account_id = $1 and line = '${line}' and chart = 'kycStatus'`;
  const [before] = await portal.rows<{ row: object }>(
    `select to_jsonb(s) as row from line_status s where ${at}`,
    [accountId],
  );
  for (const [change, named] of planted) {
    await forge(`update line_status set ${change} where ${at}`, accountId);
    expect((await replay()).wrong).toEqual([
      { accountId, line, chart: "kycStatus", version: 1, ...named },
    ]);
    const back = "(r.state, r.snapshot, r.begun, r.seq)";
    await forge(
      `update line_status s set (state, snapshot, begun, seq) = (select ${back.slice(1, -1)}
        from jsonb_populate_record(null::line_status, '${JSON.stringify(before!.row)}') r) where ${at}`,
      accountId,
    );
    expect((await replay()).wrong).toEqual([]);
  }
  const events = `account_id = $1 and status_id = '${(before!.row as { id: string }).id}'`;
  const edited: [string, string, object][] = [
    [
      "to_path = 'approved'",
      "to_path = 'inProgress'",
      { expected: "inProgress", found: "approved" },
    ],
    [
      "from_path = 'approved'",
      "from_path = 'notSubmitted'",
      { expected: "notSubmitted", found: "approved" },
    ],
    ["facts = '{}'", "facts = facts", { expected: "", found: "inProgress" }],
  ];
  for (const [change, back, named] of edited) {
    await forge(`update line_event set ${change} where ${events} and seq = 1`, accountId);
    expect((await replay()).wrong).toEqual([
      { accountId, line, chart: "kycStatus", version: 1, seq: 1, event: "kyc.submit", ...named },
    ]);
    await forge(`update line_event set ${back} where ${events} and seq = 1`, accountId);
  }
});

/** Moves a submitted line to a version of its chart which has one state and one event more than today's. */
async function onOlderChart(accountId: string, line: string): Promise<void> {
  const step = { event: "kyc.park", guard: "isDesk", actions: [], to: ["parked"], reenter: false };
  const parked = { type: "atomic", initial: "", entry: [], exit: [], steps: [] };
  await portal.rows(
    `insert into chart_start select chart, 9, state, '\\x00', jsonb_set(configuration || $1, '{inProgress,steps}',
        (configuration #> '{inProgress,steps}') || $2)
      from chart_start where chart = 'kycStatus' and version = 1`,
    [JSON.stringify({ parked }), JSON.stringify([step])],
  );
  await portal.rows(`insert into chart_edge
    select chart, 9, from_state, event, by_role, to_state from chart_edge where chart = 'kycStatus' and version = 1
    union all values ('kycStatus', 9, 'inProgress', 'kyc.park', 'reviewer', 'parked')`);
  const own = `from line_status s where s.account_id = $1 and s.line = '${line}' and s.chart = 'kycStatus'`;
  await forge(`update line_event e set version = 9 ${own} and e.status_id = s.id`, accountId);
  await forge(
    `insert into line_event (status_id, seq, account_id, chart, version, from_state, from_path, event, by_role, to_state, to_path, seconds)
      select id, 2, account_id, chart, 9, state, path, 'kyc.park', 'reviewer', 'parked', 'parked', 0 ${own}`,
    accountId,
  );
  await forge(
    `update line_status s set version = 9, seq = 2, state = 'parked',
      snapshot = jsonb_set(snapshot, '{value}', '"parked"') ${own.slice(own.indexOf("where"))}`,
    accountId,
  );
}

test("a history of an older chart is replayed against that chart, and a state that is gone is named", async () => {
  const { accountId, line } = await submitted();
  await onOlderChart(accountId, line);
  const of = { accountId, line, chart: "kycStatus", version: 9 };
  const found = await replay();
  expect(found.gone).toEqual([{ ...of, state: "parked" }]);
  expect(found.wrong.filter((each) => each.accountId === accountId)).toEqual([]);
  const older = { chart: "kycStatus", version: 9, isCurrent: false, histories: 1, events: 2 };
  expect(found.charts).toContainEqual(older);
  const park = "account_id = $1 and event = 'kyc.park'";
  await forge(`update line_event set to_path = 'approved' where ${park}`, accountId);
  const misfit = { ...of, seq: 2, event: "kyc.park", expected: "parked", found: "approved" };
  expect((await replay()).wrong).toContainEqual(misfit);
});

test("AT02 the trails of all accounts are checked, and the broken one is named with its row", async () => {
  const { accountId } = await submitted();
  const sound = await verify();
  expect(sound).toMatchObject({ broken: [] });
  expect(sound.rows).toBeGreaterThan(sound.accounts);
  await forge(`update audit set action = 'x' where account_id = $1 and seq = 2`, accountId);
  expect((await verify()).broken).toEqual([
    { accountId, sound: false, seq: 2, why: "a row was changed" },
  ]);
});

test("AT02 an entry that is written while its trail is read is no finding", async () => {
  await submitted();
  const accounts = await portal.rows<{ id: string }>("select id from account");
  const { auditKey } = portal.services.keys;
  const { broken } = await verify();
  const verifyOutside = AsyncLocalStorage.bind(verify);
  const { found } = await asOwner((owner) =>
    tx(owner, async (handle) => {
      await sql`lock table audit_head in access exclusive mode`.execute(handle);
      const verifying = verifyOutside();
      // It has read the entries of the first trail, and waits for its head.
      await waiting(portal, 1);
      for (const { id: accountId } of accounts) {
        await asAccount(handle, accountId);
        const entry = { accountId, at: portal.services.clock(), actor: "system", action: "login" };
        await record(handle, auditKey, entry);
      }
      return { found: verifying };
    }),
  );
  expect((await found).broken).toEqual(broken);
});
