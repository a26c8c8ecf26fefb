import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
let ada: DeskMember;
let member: Member;

const line = "exchange";
const lasted = (medianSeconds: number | null) => ({ medianSeconds });
const countsOf = async (chart: string) => {
  const counts = dataOf(await ada.api(deskChartCounts, { params: { chart } }));
  return {
    ...counts,
    states: counts.states.filter(({ entered, here }) => entered > 0 || here !== 0),
  };
};

beforeAll(async () => {
  member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
});

test("states, transitions and medians of a chart are those of the stored histories", async () => {
  ada = await atDesk(portal, "Ada", "administrator");
  const begun = { state: "notSubmitted", here: 0, left: 0, ...lasted(0) };
  const submit = { event: "kyc.submit", from: "notSubmitted", to: "inProgress" };
  const first = await countsOf("kycStatus");
  expect(first).toEqual({
    chart: "kycStatus",
    version: 1,
    versions: [1],
    states: [
      { state: "inProgress", entered: 2, here: 2, left: 0, ...lasted(null) },
      { ...begun, entered: 2 },
    ],
    transitions: [{ ...submit, taken: 2, ...lasted(0) }],
  });

  portal.pass(600);
  dataOf(await member.api(withdrawLine, { body: { line } }));
  const withdraw = { event: "kyc.withdraw", from: "inProgress", to: "notSubmitted" };
  const withdrawn = await countsOf("kycStatus");
  expect(withdrawn.transitions).toEqual([
    { ...withdraw, taken: 1, ...lasted(600) },
    { ...submit, taken: 2, ...lasted(0) },
  ]);
  expect(withdrawn.states).toEqual([
    { state: "inProgress", entered: 2, here: 1, left: 0, ...lasted(600) },
    { ...begun, entered: 3, here: 1 },
  ]);
});

test("a stay that a transition does not end is counted as one stay", async () => {
  const own = `from line_status s where s.line = '${line}' and s.chart = 'kycStatus'`;
  const path = "additionalDocumentsRequired.rejectable.answeredInWords";
  const events = [
    ["kyc.requestDocuments", "inProgress", "additionalDocumentsRequired.requested", "reviewer", 0],
    ["kyc.answeredInWords", "additionalDocumentsRequired.requested", path, "holder", 0],
    ["kyc.answeredInWords", path, path, "holder", 100],
    ["kyc.filesSubmitted", path, "inProgress", "holder", 160],
  ] as const;
  await portal.rows("alter table line_event disable trigger user");
  for (const [index, [event, from, to, by, seconds]] of events.entries())
    await portal.rows(`insert into line_event
        (status_id, seq, account_id, chart, version, from_state, from_path, event, by_role, to_state, to_path, seconds)
      select id, ${10 + index}, account_id, chart, version, '${from.split(".")[0]}', '${from}', '${event}', '${by}',
        '${to.split(".")[0]}', '${to}', ${seconds} ${own}`);
  await portal.rows("alter table line_event enable trigger user");
  const { states, transitions } = await countsOf("kycStatus");
  expect(states.find(({ state }) => state === path)).toEqual({
    state: path,
    entered: 1,
    here: 0,
    left: 0,
    ...lasted(160),
  });
  // Ended by a withdrawal after 600 s and by a request at once.
  const review = states.find(({ state }) => state === "inProgress");
  expect(review).toMatchObject({ entered: 3, ...lasted(300) });
  expect(transitions.filter(({ from }) => from === path)).toEqual([
    { from: path, event: "kyc.answeredInWords", to: path, taken: 1, ...lasted(100) },
    { from: path, event: "kyc.filesSubmitted", to: "inProgress", taken: 1, ...lasted(160) },
  ]);
});

test("who stays long without an event has stopped where the applicant acts next, and not where the desk does", async () => {
  portal.pass(limits.idleHistoryDays * 86_400 + 1);
  ada = await atDesk(portal, "Ada", "auditor");
  const { states } = await countsOf("kycStatus");
  const stops = Object.fromEntries(states.map(({ state, here, left }) => [state, [here, left]]));
  expect(stops).toMatchObject({ inProgress: [1, 0], notSubmitted: [1, 1] });
});

test("the counts name no one, and of an unknown chart or version there are none", async () => {
  ada = await atDesk(portal, "Ada", "approver");
  const asked = (chart: string, version?: number) =>
    ada.api(deskChartCounts, {
      params: { chart },
      query: version === undefined ? {} : { version },
    });
  expect(refusal(await asked("nothing"))).toBe("notCounted");
  expect(refusal(await asked("kycStatus", 7))).toBe("notCounted");
  const text = JSON.stringify(dataOf(await asked("kycStatus", 1)));
  const [named] = await portal.rows<{ names: string[] }>(
    "select array[a.id::text, a.number, m.contact_name, m.id::text] as names from account a join member m on m.account_id = a.id",
  );
  for (const name of named!.names) expect(text).not.toContain(name);
});

test("the functions of the counts tell the portal nothing without a person of the desk", async () => {
  const { db } = portal.services;
  for (const of of [
    "chart_transitions('kycStatus', 1)",
    "chart_stays('kycStatus', 1, '{inProgress}')",
    "chart_standings('kycStatus', 1, now())",
    "chart_kept('reviewCase', now())",
  ])
    expect((await sql.raw(`select * from ${of}`).execute(db)).rows).toEqual([]);
});
