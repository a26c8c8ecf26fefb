import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import pg from "pg";
import { statusCharts } from "#server/statuses/charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { beginStatus, moveStatus } from "#server/statuses/line-status.ts";
import { inAccount, type Tx } from "#server/database/database.ts";
import { sharedServices } from "#tests/support/server/portal.ts";
import { aHolder, type Person } from "#tests/support/server/people.ts";

const portal = sharedServices();
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: portal.databaseUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const now = new Date("2026-11-20T12:00:00Z");
const line = "exchange";
const chart = "kycStatus";

async function aLine(): Promise<Person> {
  const who = await aHolder(portal.services);
  const input = { needsTwo: false, attemptCap: 9 };
  await inAccount(portal.services.db, who.accountId, (handle) =>
    beginStatus(
      handle,
      portal.services.charts,
      { accountId: who.accountId, line, chart },
      input,
      now,
    ),
  );
  return who;
}

const submit = (by: "holder" | "assistant") =>
  ({
    type: "kyc.submit",
    by,
    requirementsMet: true,
    consentsTicked: true,
    filesClean: true,
  }) as const;

const move = (who: Person, event: ReturnType<typeof submit>) =>
  inAccount(portal.services.db, who.accountId, (handle) =>
    moveStatus(
      handle,
      portal.services.charts,
      { accountId: who.accountId, line, chart, event, memberId: who.memberId },
      now,
    ),
  );

const as = (who: Person, work: (handle: Tx) => Promise<unknown>) =>
  inAccount(portal.services.db, who.accountId, work);

async function stateOf(who: Person) {
  const rows = await owner.query("select state, seq from line_status where account_id = $1", [
    who.accountId,
  ]);
  return rows.rows;
}

test("AC07 a status moves only by an event and an actor that its chart accepts", async () => {
  const who = await aLine();
  expect(await move(who, submit("assistant"))).toEqual({ moved: false, state: "notSubmitted" });
  expect(await move(who, submit("holder"))).toEqual({
    moved: true,
    from: "notSubmitted",
    to: "inProgress",
    seq: 1,
  });
  expect(await move(who, submit("holder"))).toEqual({ moved: false, state: "inProgress" });
  expect(await stateOf(who)).toEqual([{ state: "inProgress", seq: 1 }]);
});

test("AC07 of many submissions at once one moves the status", async () => {
  const who = await aLine();
  const moved = await Promise.all(Array.from({ length: 12 }, () => move(who, submit("holder"))));
  expect(moved.filter((each) => each.moved).length).toEqual(1);
});

describe("AC07 the database refuses what no chart did, from the portal and from the owner of the tables alike", () => {
  const approved = `{"value":"approved","context":{}}`;
  const rogue: [string, string, string][] = [
    [
      "a bare update",
      `update line_status set state = 'approved', snapshot = '${approved}' where account_id = $1`,
      "moves only by",
    ],
    [
      "an update with the next number",
      `update line_status set seq = seq + 1, state = 'approved', snapshot = '${approved}' where account_id = $1`,
      "moves only by",
    ],
    [
      "a snapshot of another state",
      `update line_status set snapshot = '${approved}' where account_id = $1`,
      "moves only by",
    ],
    ["a removal", `delete from line_status where account_id = $1`, "append only"],
    [
      "a status that begins approved",
      `insert into line_status (account_id, line, chart, version, state, snapshot)
       select account_id, 'goldToken', chart, version, 'approved', '${approved}' from line_status where account_id = $1`,
      "begins in the first state",
    ],
    [
      "an event the chart does not have",
      `insert into line_event (status_id, seq, account_id, chart, version, from_state, event, by_role, to_state, to_path)
       select id, 1, account_id, chart, version, 'notSubmitted', 'kyc.submit', 'system', 'inProgress', 'inProgress' from line_status where account_id = $1`,
      "foreign key",
    ],
    [
      "a nested state that no event led to",
      `update line_status set snapshot = '{"value":{"notSubmitted":"other"},"context":{}}' where account_id = $1`,
      "moves only by",
    ],
    [
      "an event from a state the status is not in",
      `insert into line_event (status_id, seq, account_id, chart, version, from_state, event, by_role, to_state, to_path)
       select id, 1, account_id, chart, version, 'inProgress', 'kyc.withdraw', 'holder', 'notSubmitted', 'notSubmitted' from line_status where account_id = $1`,
      "an event follows",
    ],
    ["all of them removed", `truncate line_status cascade`, "append only"],
  ];
  test.each(rogue)("%s", async (_name, statement, why) => {
    const who = await aLine();
    const values = statement.includes("$1") ? [who.accountId] : [];
    await expect(owner.query(statement, values)).rejects.toThrow(why);
    expect(await stateOf(who)).toEqual([{ state: "notSubmitted", seq: 0 }]);
  });
});

test("AC07 events are final, and the portal's role may not even try", async () => {
  const who = await aLine();
  await move(who, submit("holder"));
  await expect(owner.query("update line_event set to_state = 'approved'")).rejects.toThrow(
    "append only",
  );
  await expect(owner.query("delete from line_event")).rejects.toThrow("append only");
  const removal = as(who, (handle) => handle.deleteFrom("line_event").execute());
  await expect(removal).rejects.toThrow("permission denied");
  const edge = as(who, (handle) =>
    handle
      .insertInto("chart_edge")
      .values({
        chart,
        version: 1,
        from_state: "notSubmitted",
        event: "kyc.approve",
        by_role: "holder",
        to_state: "approved",
      })
      .execute(),
  );
  await expect(edge).rejects.toThrow("permission denied");
});

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

/** Each written transition, from status to status: the first level of the chart's states. */
const written = (name: StatusChart) =>
  nodesIn(statusCharts[name].root).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .map(
        ({ eventType, target }) => `${node.path[0]} ${eventType} ${(target?.[0] ?? node).path[0]}`,
      ),
  );

test.each(Object.keys(statusCharts) as StatusChart[])(
  "the database allows every transition of %s and no other",
  async (name) => {
    const { rows } = await owner.query<{ edge: string }>(
      "select distinct from_state || ' ' || event || ' ' || to_state as edge from chart_edge where chart = $1",
      [name],
    );
    expect(new Set(rows.map(({ edge }) => edge))).toEqual(new Set(written(name)));
  },
);
