import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskDeliveries, deskSendAgain } from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import * as identity from "#contract/calls/identity/identity.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { choose } from "#server/vendors/sandbox.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, openPortal, type Portal } from "#tests/support/server/portal.ts";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const received: Received[] = [];
let answers: ((response: ServerResponse) => void)[] = [];
const ok = (response: ServerResponse) => response.writeHead(204).end();
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    received.push({ headers: request.headers, body });
    (answers.shift() ?? ok)(response);
  });
});

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const issuer = "https://exchange.example";
let portal: Portal;
let member: Member;

beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  const jwk = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" };
  const platforms = { [issuer]: { name: "Exchange", keys: [jwk], webhook: { url, secret } } };
  portal = await openPortal({ PLATFORM_KEYS: JSON.stringify(platforms) });
  member = await bound();
});
afterAll(async () => {
  await portal.close();
  receiver.close();
});
beforeEach(async () => {
  await portal.rows("delete from webhook_disabled");
  received.length = 0;
  answers = [];
});

/** An account that came through the platform. */
async function bound(as?: "individual"): Promise<Member> {
  const holder = await portal.member(undefined, as);
  await portal.rows(
    `insert into platform_identity (account_id, member_id, issuer, identity_key, shown_as, bound_at, seal)
     select account_id, id, $2, decode(md5(email), 'hex'), email, now(), '' from member where email = $1`,
    [holder.email, issuer],
  );
  return holder;
}

/** As the receiver does, at the moment of the portal's clock. */
function verified({ headers, body }: Received): unknown {
  vi.useFakeTimers({ now: portal.services.clock(), toFake: ["Date"] });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

/** A delivery of its own, in place of a status that moves. */
async function posted(): Promise<string> {
  const [row] = await portal.rows<{ id: string }>(
    `insert into webhook_delivery (account_id, issuer, sequence, event, data, created_at)
     select $1, $2, 1000 + count(*), 'kyc.documents.overdue', '{}', now() from webhook_delivery returning id`,
    [member.accountId, issuer],
  );
  return row!.id;
}

/** Sends it now, and again as long as it waits: the clock of the test stands in the past. */
async function deliver(id: string): Promise<void> {
  const job = "select graphile_worker.add_job('webhook', json_build_object('delivery', $1::text))";
  await portal.rows(job, [id]);
  const ended = "select 1 from webhook_delivery where id = $1 and state <> 'waiting'";
  await vi.waitFor(async () => expect(await portal.rows(ended, [id])).toHaveLength(1), 20_000);
}

test("a platform is told of each status by the specification's names, signed, in order, without reasons", async () => {
  const other = await portal.member();
  dataOf(await other.api(saveKyc, { body: await fillIn(other) }));
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const rae = await atDesk(portal, "Rae", "reviewer");
  const params = { id: member.formId };
  dataOf(await rae.api(work.deskClaim, { params }));
  const { files, lines, snapshot } = dataOf(await rae.api(deskCase, { params }));
  const item = { slot: files[0]!.slot, rejected_uid: null, public_text: "Again." } as const;
  const request = {
    lines: [lines[0]!.line],
    due_on: "2026-12-04",
    public_text: "",
    snapshot,
    items: [{ ...item, reason: "unreadable" as const }],
  };
  dataOf(await rae.api(work.deskRequest, { params, body: request }));
  await vi.waitFor(() => expect(received).toHaveLength(4), 20_000);
  const told = received.map(verified) as { type: string; data: Record<string, unknown> }[];
  const bySequence = told.toSorted(
    (a, b) => Number(a.data["sequence"]) - Number(b.data["sequence"]),
  );
  const inProgress = { from: "KYC not submitted", to: "KYC In Progress" };
  const named = { accountId: member.accountId, apiVersion: "1" };
  expect(bySequence.map(({ type, data: { occurredAt: _, ...data } }) => [type, data])).toEqual([
    ["kyc.line.status_changed", { ...named, sequence: 1, lineId: "exchange", ...inProgress }],
    [
      "kyc.line.status_changed",
      { ...named, sequence: 2, lineId: "custodyHongKong", ...inProgress },
    ],
    [
      "kyc.line.status_changed",
      {
        ...named,
        sequence: 3,
        lineId: "exchange",
        from: "KYC In Progress",
        to: "Additional documents required",
      },
    ],
    [
      "kyc.documents.requested",
      { ...named, sequence: 4, lineId: "exchange", count: 1, dueAt: "2026-12-04" },
    ],
  ]);
  expect(JSON.stringify(received)).not.toMatch(/unreadable|Again/);
});

test("one message is repeated with one id until it is taken, and the desk sees each attempt", async () => {
  answers = [
    (response) => response.writeHead(503, { "retry-after": "120" }).end(),
    (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
  ];
  const id = await posted();
  await deliver(id);
  await deliver(id);
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual(
    Array.from({ length: received.length }, () => `msg_${id}`),
  );
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  const ada = await atDesk(portal, "Ada", "administrator");
  const rows = dataOf(await ada.api(deskDeliveries));
  const row = rows.find((each) => each.id === `msg_${id}`)!;
  expect(row).toMatchObject({ platform: "Exchange", state: "delivered", next_at: null });
  expect(row.attempts.map(({ status, error }) => [status, error])).toEqual([
    [503, "http_503"],
    [302, "http_302"],
    [204, null],
  ]);
  const rae = await atDesk(portal, "Rae", "reviewer");
  expect(refusal(await rae.api(deskDeliveries))).toBe("notFound");
});

test("a message that was changed or is old is rejected by the receiver", async () => {
  await deliver(await posted());
  const [message] = received;
  const changed = { ...message!, body: message!.body.replace("overdue", "requested") };
  expect(() => verified(changed)).toThrow("No matching signature");
  const old = String(Number(message!.headers["webhook-timestamp"]) - 600);
  const replayed = { ...message!, headers: { ...message!.headers, "webhook-timestamp": old } };
  expect(() => verified(replayed)).toThrow("too old");
});

test("410 disables the receiver", async () => {
  answers = [(response) => response.writeHead(410).end()];
  const [first, second] = [await posted(), await posted()];
  await deliver(first);
  await deliver(second);
  expect(received).toHaveLength(1);
  const states =
    "select state, attempts->-1->>'error' as error from webhook_delivery where id = any ($1)";
  expect(await portal.rows(states, [[first, second]])).toEqual(
    expect.arrayContaining([
      { state: "failed", error: "http_410" },
      { state: "failed", error: "endpoint_disabled" },
    ]),
  );
});

test("an approver sends a failed message again, once, with its id; it is an event", async () => {
  const ana = await atDesk(portal, "Ana", "approver");
  answers = [(response) => response.writeHead(410).end()];
  const id = await posted();
  await deliver(id);
  const params = { id: `msg_${id}` };
  dataOf(await ana.api(deskSendAgain, { params }));
  const ended = "select 1 from webhook_delivery where id = $1 and state = 'delivered'";
  await vi.waitFor(async () => expect(await portal.rows(ended, [id])).toHaveLength(1), 20_000);
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([params.id, params.id]);
  expect(refusal(await ana.api(deskSendAgain, { params }))).toBe("deliveryNotFailed");
  const events = "select person_id, target from desk_event where action = 'webhook.again'";
  expect(await portal.rows(events)).toEqual([{ person_id: ana.id, target: params.id }]);
});

test("a platform is told that a face is verified, once, and nothing of failed attempts", async () => {
  const person = await bound("individual");
  const { url } = dataOf(await person.api(identity.newZolozLink));
  const body = { ticket: new URL(url).hash.slice(1) };
  for (const outcome of ["failed", "verified"] as const) {
    const begun = dataOf(await person.api(identity.beginCheck, { body }));
    const transaction = new URL(begun.url).pathname.split("/").at(-1)!;
    await choose(portal.services.db, transaction, outcome, portal.services.clock());
    for (const _ of [1, 2]) dataOf(await person.api(identity.zolozCheckResult, { body }));
  }
  await vi.waitFor(() => expect(received).toHaveLength(1), 20_000);
  expect(verified(received[0]!)).toEqual({
    type: "face.verified",
    timestamp: expect.any(String),
    data: {
      sequence: 1,
      accountId: person.accountId,
      apiVersion: "1",
      occurredAt: portal.services.clock().toISOString(),
    },
  });
});
