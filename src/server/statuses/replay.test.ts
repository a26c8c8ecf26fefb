import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { replayStatuses, verifyChains } from "#server/statuses/replay.ts";
import { fillIn } from "../../../tests/support/server/applicant.ts";
import { dataOf } from "../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../tests/support/server/portal.ts";
import { openDatabase, openPool } from "../database/database.ts";

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
  expect(sound).toEqual({ statuses: expect.any(Number), older: 0, wrong: [] });
  expect(sound.statuses).toBeGreaterThanOrEqual(3);
  const planted: [string, object][] = [
    [
      `state = 'approved', snapshot = jsonb_set(snapshot, '{value}', '"approved"')`,
      { chart: "kycStatus", seq: null },
    ],
    [`snapshot = jsonb_set(snapshot, '{context,attempts}', '3')`, { seq: null }],
    [`begun = jsonb_set(begun, '{context,attemptCap}', '99')`, { seq: null }],
    ["seq = 7", { seq: 7 }],
  ];
  const at = `account_id = $1 and line = '${line}' and chart = 'kycStatus'`;
  const [before] = await portal.rows<{ row: object }>(
    `select to_jsonb(s) as row from line_status s where ${at}`,
    [accountId],
  );
  for (const [change, named] of planted) {
    await forge(`update line_status set ${change} where ${at}`, accountId);
    expect((await replay()).wrong).toEqual([
      expect.objectContaining({ accountId, line, ...named }),
    ]);
    const back = "(r.state, r.snapshot, r.begun, r.seq)";
    await forge(
      `update line_status s set (state, snapshot, begun, seq) = (select ${back.slice(1, -1)}
        from jsonb_populate_record(null::line_status, '${JSON.stringify(before!.row)}') r) where ${at}`,
      accountId,
    );
    expect((await replay()).wrong).toEqual([]);
  }
  await forge(
    `update line_event set facts = '{}' where account_id = $1 and event = 'kyc.submit'`,
    accountId,
  );
  expect((await replay()).wrong[0]).toMatchObject({ accountId, seq: 1 });
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
