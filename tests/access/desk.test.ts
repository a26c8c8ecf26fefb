import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Wire } from "#contract/calls/call.ts";
import { deskFile, deskExport, deskTimeline } from "#contract/calls/desk-cases.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskLogin, deskLogout } from "#contract/calls/desk-session.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { type DeskRole, deskRoleIds } from "#contract/desk/roles.ts";
import { fillIn } from "../support/server/applicant.ts";
import { deskApi } from "../support/server/desk-api.ts";
import { addToDesk, atDesk, caseSeen, type DeskMember } from "../support/server/desk.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, type Member, sharedPortal } from "../support/server/portal.ts";
import { waiting } from "../support/server/waiting.ts";
import { watch, type Watched } from "./state.ts";

const portal = sharedPortal();
let watched: Watched;
let member: Member;
const browsers = {} as Record<string, Browser>;
const people = {} as Record<DeskRole, DeskMember>;
let spare: DeskMember;
let file: string;
const number = "flatServices.accountNumber";
let seen: Awaited<ReturnType<typeof caseSeen>>;

beforeAll(async () => {
  watched = await watch(portal);
  member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  for (const role of deskRoleIds) {
    people[role] = await atDesk(portal, role, role);
    browsers[role] = people[role].browser;
  }
  spare = await addToDesk(portal, "Spare", "reviewer");
  const halfway = await addToDesk(portal, "Hal", "reviewer", "approver");
  dataOf(await halfway.api(deskLogin, { body: halfway }));
  const ended = await atDesk(portal, "End", "reviewer", "approver");
  const copy = portal.browser();
  copy.cookies.set("kyc_desk", ended.browser.cookies.get("kyc_desk")!);
  dataOf(await ended.api(deskLogout));
  Object.assign(browsers, {
    "no one": portal.browser(),
    "a person before the second factor": halfway.browser,
    "an ended session": copy,
    "the applicant": member.browser,
  });
  seen = await caseSeen(people.reviewer, member.formId);
  file = seen.files[0]!.uid;
});
afterAll(() => watched.close());

const readers: readonly DeskRole[] = ["reviewer", "approver", "seniorManager", "auditor"];
const workers: readonly DeskRole[] = ["reviewer", "approver"];
const deciders: readonly DeskRole[] = ["reviewer", "approver", "seniorManager"];

interface Row {
  who: readonly DeskRole[];
  /** What a good request carries, beside the case. */
  body?: () => object;
  /** What it is about, where that is no case. */
  id?: () => string;
}

const line = () => seen.lines[0]!.line;

/** Who may call what at the desk, written apart from the contract. Calls to sign in are open to all. */
const rows: Record<string, Row> = {
  deskMe: { who: deskRoleIds },
  deskDraftKey: { who: deskRoleIds },
  deskPeople: { who: deskRoleIds },
  deskQueues: { who: readers },
  deskCases: { who: readers },
  deskCase: { who: readers },
  deskTimeline: { who: readers },
  deskHistory: { who: readers },
  deskFile: { who: readers },
  deskExport: { who: readers },
  deskCasePdf: { who: readers },
  deskAgreement: { who: readers },
  deskDirectory: { who: ["administrator", "auditor"] },
  deskAddPerson: {
    who: ["administrator"],
    body: () => ({ name: "Nia", email: `${randomUUID()}@desk.example`, roles: ["reviewer"] }),
  },
  deskSetRoles: {
    who: ["administrator"],
    id: () => spare.id,
    body: () => ({ roles: ["auditor"], before: ["reviewer"] }),
  },
  deskReset: { who: ["administrator"], id: () => spare.id },
  deskDisable: { who: ["administrator"], id: () => spare.id },
  deskEnable: { who: ["administrator"], id: () => spare.id },
  deskConformance: { who: ["administrator", "auditor"] },
  deskChartCounts: { who: ["approver", "auditor", "administrator"] },
  deskDeliveries: { who: ["approver", "auditor", "administrator"] },
  deskSendAgain: { who: ["approver", "administrator"], id: () => `msg_${randomUUID()}` },
  deskFileLimits: { who: ["approver", "auditor"] },
  deskRaiseFileLimit: {
    who: ["approver"],
    body: () => ({ account_number: "00000000", files_total: 30, reason: "Many pages" }),
  },
  deskClaim: { who: workers },
  deskRelease: { who: workers },
  deskAssign: { who: workers, body: () => ({ person: people.reviewer.id, reason: "Leave" }) },
  deskVerdict: {
    who: workers,
    body: () => ({
      kind: "document",
      target: file,
      value: seen.files[0]!.sha256,
      verdict: "accepted",
    }),
  },
  deskShowNumber: { who: readers, body: () => ({ target: number }) },
  deskNote: { who: workers, body: () => ({ text: "A note" }) },
  deskRequest: {
    who: workers,
    body: () => ({
      lines: [line()],
      due_on: "2026-12-04",
      public_text: "",
      snapshot: "",
      items: [{ slot: "other", rejected_uid: null, reason: "unreadable", public_text: "Please" }],
    }),
  },
  deskCancelRequest: { who: workers, body: () => ({ reason: "Found" }) },
  deskDecision: {
    who: deciders,
    body: () => ({ line: line(), act: "propose", outcome: "approve", snapshot: "" }),
  },
  deskAccount: { who: workers, body: () => ({ line: line(), act: "freeze", reason: "Reason" }) },
  deskLapse: { who: workers, body: () => ({ line: line(), cause: "ownershipChanged" }) },
};

const open = ["deskLogin", "deskCode", "deskLogout", "deskSetUp", "deskFinishSetUp"];
const calls = Object.assign({}, ...Object.values(deskCalls)) as Record<string, DeskCall>;

/** The id of the person that a tab of this browser shows. */
const shownIn = (actor: string) => people[actor as DeskRole]?.id ?? randomUUID();

async function ask(
  browser: Browser,
  { method, path }: Wire,
  { body, id }: Row,
  shown?: string,
): Promise<string> {
  const address = path
    .replace("{id}", id?.() ?? member.formId)
    .replace("{uid}", file)
    .replace("{line}", line())
    .replace("{chart}", "kycStatus");
  const response = await browser.fetch(address, {
    method,
    headers: {
      "content-type": "application/json",
      ...(shown === undefined ? {} : { "x-person": shown }),
    },
    ...(method === "POST" ? { body: JSON.stringify(body?.() ?? {}) } : {}),
  });
  const text = await response.text();
  if (!response.headers.get("content-type")?.startsWith("application/json")) return "ok";
  const { code, data } = JSON.parse(text) as { code: number; data: { refusal: string } };
  return code === 0 ? "ok" : data.refusal;
}

const deskState = async () => ({
  ...(await watched.state([member.accountId])),
  desk: await portal.rows(
    `select (select jsonb_agg(to_jsonb(p) order by id) from desk_person p) as people,
      (select jsonb_agg(to_jsonb(s) - 'idle_until' order by id) from desk_session s) as sessions,
      (select count(*)::int from desk_event) as events`,
  ),
});

/** What the tests of a group find unchanged; each reads it once, when its call has been answered. */
const unchanged = () => {
  let before: Awaited<ReturnType<typeof deskState>>;
  beforeAll(async () => {
    before = await deskState();
  });
  return async () => {
    const was = before;
    before = await deskState();
    expect(before).toEqual(was);
  };
};

describe("AC01 AU18 every call of the desk, by everyone it is not for", () => {
  const expectUnchanged = unchanged();
  const strangers = [
    "no one",
    "a person before the second factor",
    "an ended session",
    "the applicant",
  ];
  const cells = Object.entries(rows).flatMap(([name, { who }]) => [
    ...strangers.map((actor) => [name, actor, "sessionExpired"] as const),
    ...deskRoleIds
      .filter((role) => !who.includes(role))
      .map((role) => [name, role, "notFound"] as const),
  ]);
  test.each(cells)("%s, %s: %s, and nothing changes", async (name, actor, outcome) => {
    const answer = await ask(browsers[actor]!, calls[name]!, rows[name]!, shownIn(actor));
    await expectUnchanged();
    expect(answer).toBe(outcome);
  });

  test("the table has every call", () => {
    expect([...Object.keys(rows), ...open].toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});

describe("AC01 every call of the desk, by those it is for", () => {
  const cells = Object.entries(rows).flatMap(([name, { who }]) =>
    who.map((role) => [name, role] as const),
  );
  test.each(cells)("%s, %s: answered", async (name, role) => {
    const outcome = await ask(browsers[role]!, calls[name]!, rows[name]!, shownIn(role));
    expect(["sessionExpired", "otherPerson", "notFound", "malformed"]).not.toContain(outcome);
  });

  test("an auditor writes nothing but that they read", () => {
    const written = Object.entries(rows).filter(([name]) => calls[name]!.method === "POST");
    const byAuditors = written.filter(([, { who }]) => who.includes("auditor"));
    expect(byAuditors.map(([name]) => name)).toEqual(["deskShowNumber"]);
  });

  test("a case that does not exist is not found", async () => {
    const { api } = people.reviewer;
    expect(refusal(await api(deskTimeline, { params: { id: randomUUID() } }))).toBe("notFound");
    const params = { id: member.formId, uid: randomUUID() };
    expect(refusal(await api(deskFile, { params }))).toBe("notFound");
  });
});

describe("AC01 a tab acts for the person it shows alone", () => {
  const expectUnchanged = unchanged();
  const first = Object.entries(rows).map(([name, { who }]) => [name, who[0]!] as const);
  test.each(first)("%s, %s signed in by another tab: refused", async (name, role) => {
    const asked = (shown?: string) => ask(browsers[role]!, calls[name]!, rows[name]!, shown);
    expect(await asked(spare.id)).toBe("otherPerson");
    // An address that a browser opens names no one.
    const isAddress = calls[name]!.method === "GET";
    expect(isAddress || (await asked()) === "otherPerson").toBe(true);
    await expectUnchanged();
  });
});

describe("CS01 CS03 CS04 no other site calls the desk with the cookie of a person", () => {
  const evil = "https://evil.example";
  const foreign = {
    "another site": { origin: evil, "sec-fetch-site": "cross-site" },
    "another host of the site": { origin: evil, "sec-fetch-site": "same-site" },
    "another site, in an old browser": { origin: evil, "sec-fetch-site": "" },
    "a form": { "content-type": "text/plain" },
  };
  const expectUnchanged = unchanged();
  const cells = Object.entries(calls).flatMap(([name, { method }]) =>
    Object.entries(foreign)
      .filter(([from]) => method === "POST" || from !== "a form")
      .map(([from, headers]) => [name, from, headers] as const),
  );
  test.each(cells)("%s, from %s", async (name, from, headers) => {
    const { method, path } = calls[name]!;
    const address = path.replace("{id}", member.formId).replace("{uid}", file);
    const response = await browsers["approver"]!.fetch(address, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method === "POST" ? { body: JSON.stringify(rows[name]?.body?.() ?? {}) } : {}),
    });
    await expectUnchanged();
    expect(response.status).toBe(from === "a form" ? 415 : 403);
  });
});

interface Trail {
  seq: number;
  actor: string;
  action: string;
  target: string;
  xmin: string;
}

const trailOf = (accountId: string) =>
  portal.rows<Trail>(
    "select seq, actor, action, target, xmin::text from audit where account_id = $1 order by seq",
    [accountId],
  );

test("AT01 every work at the desk is on the trail of its account, in the transaction of the work", async () => {
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const { formId: id, accountId } = applicant;
  const ana = await atDesk(portal, "Ana", "approver", "reviewer");
  const { files, lines } = await caseSeen(ana, id);
  const [own, other] = lines.map((each) => each.line);
  const [bad] = files;
  const judged = { kind: "document", target: bad!.uid, value: bad!.sha256 } as const;
  const item = { slot: bad!.slot, rejected_uid: bad!.uid, reason: "unreadable" } as const;
  const decision = (body: object) => async () => ({
    line: own,
    reason: "incomplete",
    snapshot: (await caseSeen(ana, id)).snapshot,
    ...body,
  });
  const steps: [string, DeskCall, () => Promise<object>, string][] = [
    ["case.claim", work.deskClaim, async () => ({}), "review_case"],
    ["case.note", work.deskNote, async () => ({ text: "A note" }), "review_note"],
    [
      "case.verdict",
      work.deskVerdict,
      async () => ({ ...judged, verdict: "rejected", reason: "unreadable" }),
      "review_verdict",
    ],
    [
      "request.send",
      work.deskRequest,
      async () => ({
        lines: [own],
        due_on: "2026-12-04",
        public_text: "",
        snapshot: (await caseSeen(ana, id)).snapshot,
        items: [{ ...item, public_text: "Too dark." }],
      }),
      "document_request",
    ],
    [
      "request.cancel",
      work.deskCancelRequest,
      async () => ({ reason: "Found" }),
      "document_request",
    ],
    [
      "decision.propose",
      work.deskDecision,
      decision({ act: "propose", outcome: "rejectFinal" }),
      "line_event",
    ],
    ["decision.withdraw", work.deskDecision, decision({ act: "withdraw" }), "line_event"],
    [
      "decision.decide",
      work.deskDecision,
      decision({ act: "decide", outcome: "rejectRetry" }),
      "line_event",
    ],
    [
      "case.assign",
      work.deskAssign,
      async () => ({ person: people.reviewer.id, reason: "Leave" }),
      "review_case",
    ],
    [
      "case.assign",
      work.deskAssign,
      async () => ({ person: ana.id, reason: "Back" }),
      "review_case",
    ],
    ["case.release", work.deskRelease, async () => ({}), "review_case"],
  ];
  expect(other).toBeDefined();
  for (const [action, call, body, table] of steps) {
    const given = await body();
    const before = (await trailOf(accountId)).length;
    dataOf(await ana.api(call, { params: { id }, body: given }));
    const added = (await trailOf(accountId)).slice(before);
    expect(added).toMatchObject([
      { action, actor: `desk ${ana.id}`, target: expect.stringContaining(id) },
    ]);
    const [same] = await portal.rows<{ count: number }>(
      `select count(*)::int from ${table} where account_id = $1 and xmin::text = $2`,
      [accountId, added[0]!.xmin],
    );
    expect([action, same!.count > 0]).toEqual([action, true]);
  }
});

test("IN13 an export is one JSON value per line, whatever the desk and the applicant wrote", async () => {
  const { reviewer } = people;
  const hostile = [
    "=1+1",
    "+cmd",
    "-2",
    "@x",
    "\ta",
    'a"b\nc',
    "a\u2028b\u0000".replace("\u0000", ""),
  ];
  const params = { id: member.formId };
  for (const text of hostile) dataOf(await reviewer.api(work.deskNote, { params, body: { text } }));
  const path = deskExport.path.replace("{id}", member.formId);
  const response = await reviewer.browser.fetch(path);
  const text = await response.text();
  expect({
    type: response.headers.get("content-type"),
    sniff: response.headers.get("x-content-type-options"),
    asFile: response.headers.get("content-disposition")?.startsWith("attachment"),
  }).toEqual({ type: "application/x-ndjson", sniff: "nosniff", asFile: true });
  const values = text
    .trimEnd()
    .split("\n")
    .map((each) => JSON.parse(each) as { type: string });
  expect(text.split("\n").filter((each) => !each.startsWith("{"))).toEqual([""]);
  expect(new Set(values.map(({ type }) => type))).toEqual(
    new Set(["case", "submission", "event", "audit", "chain", "seal"]),
  );
  expect(values.at(-2)).toMatchObject({ type: "chain", sound: true });
});

describe("AU18 a session that ends in the middle of a call", () => {
  test("leaves nothing of the call", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    const applicant = await portal.member();
    dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
    const holder = new pg.Client({ connectionString: portal.databaseUrl });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from audit_head where account_id = $1 for update", [
      applicant.accountId,
    ]);
    const claiming = rae.api(work.deskClaim, { params: { id: applicant.formId } });
    const waiting = "select count(*)::int from pg_locks where not granted";
    await expect.poll(() => portal.rows(waiting)).not.toEqual([{ count: 0 }]);
    const copy = portal.browser();
    copy.cookies.set("kyc_desk", rae.browser.cookies.get("kyc_desk")!);
    dataOf(await deskApi(copy)(deskLogout));
    await holder.query("commit");
    await holder.end();
    expect(refusal(await claiming)).toBe("sessionExpired");
    const found = "select assignee from review_case where account_id = $1";
    expect(await portal.rows(found, [applicant.accountId])).toEqual([{ assignee: null }]);
  });
});

describe("CO05 CO08 two at once", () => {
  async function aCase() {
    const applicant = await portal.member();
    dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
    return applicant;
  }
  const outcomes = async (asked: Promise<Parameters<typeof refusal>[0]>[]) =>
    (await Promise.all(asked)).map((each) => refusal(each) ?? "ok").toSorted();

  test("of two claims one succeeds", async () => {
    const { formId: id, accountId } = await aCase();
    const both = [people.reviewer, people.approver];
    expect(await outcomes(both.map(({ api }) => api(work.deskClaim, { params: { id } })))).toEqual([
      "caseTaken",
      "ok",
    ]);
    const claims = (await trailOf(accountId)).filter(({ action }) => action === "case.claim");
    expect(claims).toHaveLength(1);
  });

  test("of two proposals, and of two confirmations, one succeeds, and nothing is half done", async () => {
    const { formId: id, accountId } = await aCase();
    const rae = await atDesk(portal, "Rae", "reviewer");
    const [ana, abe] = [
      await atDesk(portal, "Ana", "approver"),
      await atDesk(portal, "Abe", "approver"),
    ];
    dataOf(await rae.api(work.deskClaim, { params: { id } }));
    const shown = await caseSeen(rae, id);
    const own = { line: shown.lines[0]!.line, snapshot: shown.snapshot };
    const propose = {
      ...own,
      act: "propose",
      outcome: "rejectFinal",
      reason: "incomplete",
    } as const;
    const proposing = () => rae.api(work.deskDecision, { params: { id }, body: propose });
    expect(await outcomes([proposing(), proposing()])).toEqual(["caseChanged", "ok"]);
    const { snapshot } = await caseSeen(ana, id);
    const confirm = { ...own, snapshot, act: "confirm" } as const;
    const confirming = [ana, abe].map(({ api }) =>
      api(work.deskDecision, { params: { id }, body: confirm }),
    );
    expect(await outcomes(confirming)).toEqual(["caseChanged", "ok"]);
    const events = await portal.rows(
      `select event, person_id is not null as named from line_event
       where account_id = $1 and event in ('decision.confirm', 'kyc.reject')`,
      [accountId],
    );
    expect(events).toHaveLength(2);
  });

  test("a verdict and a proposal, a withdrawal and a confirmation: one order or the other, never both halves", async () => {
    const { formId: id, accountId, api } = await aCase();
    const rae = await atDesk(portal, "Rae", "reviewer");
    const ana = await atDesk(portal, "Ana", "approver");
    dataOf(await rae.api(work.deskClaim, { params: { id } }));
    const shown = await caseSeen(rae, id);
    const [bad] = shown.files;
    const own = shown.lines[0]!.line;
    const verdict = { kind: "document", target: bad!.uid, value: bad!.sha256 } as const;
    const propose = {
      line: own,
      act: "propose",
      outcome: "rejectFinal",
      reason: "incomplete",
    } as const;
    await outcomes([
      rae.api(work.deskVerdict, { params: { id }, body: { ...verdict, verdict: "accepted" } }),
      rae.api(work.deskDecision, {
        params: { id },
        body: { ...propose, snapshot: shown.snapshot },
      }),
    ]);
    const after = await caseSeen(ana, id);
    // A verdict ends a proposal, and a proposal on an older case is refused.
    expect(after.lines.find((each) => each.line === own)!.decision.state).toBe("undecided");
    const again = { ...propose, snapshot: after.snapshot };
    dataOf(await rae.api(work.deskDecision, { params: { id }, body: again }));
    const { snapshot } = await caseSeen(ana, id);
    const [withdrawn, confirmed] = await Promise.all([
      api(withdrawLine, { body: { line: own } }),
      ana.api(work.deskDecision, { params: { id }, body: { line: own, act: "confirm", snapshot } }),
    ]);
    expect([withdrawn.ok, confirmed.ok].filter(Boolean)).toHaveLength(1);
    const [status] = await portal.rows<{ state: string }>(
      "select state from line_status where account_id = $1 and line = $2 and chart = 'kycStatus'",
      [accountId, own],
    );
    expect(status!.state).toBe(withdrawn.ok ? "notSubmitted" : "rejected");
  });
});

test("AC01 a role that is taken away in the middle of a call refuses the call", async () => {
  const rae = await atDesk(portal, "Rae", "reviewer");
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const params = { id: applicant.formId };
  dataOf(await rae.api(work.deskClaim, { params }));
  const holder = new pg.Client({ connectionString: portal.databaseUrl });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from audit_head where account_id = $1 for update", [
    applicant.accountId,
  ]);
  const noting = rae.api(work.deskNote, { params, body: { text: "A note" } });
  await waiting(portal, 1);
  await portal.rows("update desk_person set roles = '{auditor}' where id = $1", [rae.id]);
  await holder.query("commit");
  await holder.end();
  expect(refusal(await noting)).toBe("notPossible");
});
