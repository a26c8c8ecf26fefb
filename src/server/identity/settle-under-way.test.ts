import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import * as calls from "#contract/calls/identity/identity.ts";
import { inAccount } from "#server/database/database.ts";
import { choose, sandboxMinutes } from "#server/vendors/sandbox.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { waiting } from "#tests/support/server/waiting.ts";
import { checkById } from "./check-queries.ts";
import { identityView } from "./identity-view.ts";
import { settleCheck } from "./settle-check.ts";
import { checksAtOnce, settleUnderWay } from "./settle-under-way.ts";

const portal = sharedPortal();

/** A check of the account holder's face; gives what the vendor calls it. */
async function begun({ api }: Member): Promise<string> {
  const { url } = dataOf(await api(calls.newZolozLink));
  const body = { ticket: new URL(url).hash.slice(1) };
  const page = dataOf(await portal.browser().api(calls.beginCheck, { body }));
  return new URL(page.url).pathname.split("/").at(-1)!;
}

/** The vendor has verified the face, and the server has not asked yet. */
async function verifiedAtVendor(): Promise<Member> {
  const holder = await portal.member(undefined, "individual");
  const { db, clock } = portal.services;
  await choose(db, await begun(holder), "verified", clock());
  return holder;
}

const checkOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ state: string; asked_at: Date }>(
      "select state, asked_at from identity_check where account_id = $1",
      [accountId],
    )
  )[0]!;

const endsOf = ({ accountId }: Member) =>
  portal.rows<{ action: string }>(
    "select action from audit where account_id = $1 and action like '%.verified'",
    [accountId],
  );

/** Checks of other people whose time was over long ago, at a vendor that is set no more. */
const overdue = ({ accountId }: Member, count: number) =>
  portal.rows(
    `insert into identity_check
      (account_id, kind, person, vendor, transaction, sealed_url, begun_at, asked_at, expires_at)
     select $1, 'identity', 'person ' || n, 'gone', 't', '', $2, $2, $2 from generate_series(1, $3) n`,
    [accountId, portal.services.clock(), count],
  );

test("mail leaves while a vendor is slow", async () => {
  const holder = await verifiedAtVendor();
  const slow = new pg.Client(portal.databaseUrl);
  await slow.connect();
  onTestFinished(() => slow.end());
  await slow.query("begin");
  const own = [holder.accountId];
  await slow.query("select from audit_head where account_id = $1 for update", own);
  for (let runs = 0; runs < 2; runs += 1)
    await portal.rows("select graphile_worker.add_job('settleChecks')");
  await waiting(portal, 1);
  const email = newEmail();
  dataOf(await portal.browser().api(sendEmailCaptcha, { body: { email, type: "register" } }));
  const sent = "select count(*)::int as unsent from mail where sent_at is null";
  await vi.waitFor(async () => expect(await portal.rows(sent)).toEqual([{ unsent: 0 }]), 20_000);
  await slow.query("rollback");
  await vi.waitFor(async () => expect((await checkOf(holder)).state).toBe("verified"), 20_000);
});

test("checks whose time is over take few turns of those under way", async () => {
  await overdue(await portal.member(), checksAtOnce);
  portal.pass(30 * 60);
  const holder = await verifiedAtVendor();
  await settleUnderWay(portal.services, portal.jobs);
  expect((await checkOf(holder)).state).toBe("verified");
});

test("a server that stops asks for no other check", async () => {
  const holder = await verifiedAtVendor();
  await settleUnderWay(portal.services, portal.jobs, AbortSignal.abort());
  expect((await checkOf(holder)).state).toBe("underWay");
  await settleUnderWay(portal.services, portal.jobs);
  expect((await checkOf(holder)).state).toBe("verified");
});

test("a check that no longer counts is not asked for, and does not end", async () => {
  const holder = await portal.member();
  const { db, clock, vendors } = portal.services;
  const reference = randomUUID();
  const { transaction, expiresAt } = await vendors.identity!.begin({
    kind: "identity",
    reference: reference.replaceAll("-", ""),
    subject: "subject",
    returnUrl: portal.origin,
    locale: "en",
  });
  await portal.rows(
    `insert into identity_check
      (id, account_id, kind, person, vendor, transaction, sealed_url, begun_at, asked_at, expires_at)
     values ($1, $2, 'identity', 'p', 'sandbox', $3, '', $4, $4, $5)`,
    [reference, holder.accountId, transaction, clock(), expiresAt],
  );
  const asked = await inAccount(db, holder.accountId, (handle) => checkById(handle, reference));
  await choose(db, transaction, "verified", clock());
  await portal.rows("update identity_check set superseded_at = $1 where id = $2", [
    clock(),
    reference,
  ]);
  expect(await settleCheck({ ...portal.services, now: clock() }, asked, "")).toBe("underWay");
  const begunAt = clock();
  portal.pass(60);
  await settleUnderWay(portal.services, portal.jobs);
  expect(await checkOf(holder)).toEqual({ state: "underWay", asked_at: begunAt });
  expect(await endsOf(holder)).toEqual([]);
});

test("the desk sees what the applicant sees when the time of a face check is over", async () => {
  const holder = await portal.member(undefined, "individual");
  const began = portal.services.clock().getTime();
  await begun(holder);
  const seen = () =>
    inAccount(portal.services.db, holder.accountId, async (handle) => {
      const applicant = { ...holder, registerType: "individual", name: "Mei Lin" } as const;
      const { keys, clock } = portal.services;
      const [check] = await identityView(handle, applicant, { keys, now: clock() });
      return { state: check!.state, outcome: check!.outcome, at: check!.at };
    });
  expect(await seen()).toEqual({ state: "underWay", outcome: null, at: began });
  portal.pass(sandboxMinutes * 60);
  const over = began + sandboxMinutes * 60_000;
  expect(await seen()).toEqual({ state: "failed", outcome: "timedOut", at: over });
});

test("a link does not tell of a check whose time was over before it was made", async () => {
  const holder = await portal.member(undefined, "individual");
  await begun(holder);
  portal.pass(2 * 86_400);
  const { api } = await portal.logIn(holder.browser, holder.email);
  const { url } = dataOf(await api(calls.newZolozLink));
  portal.pass(1);
  await settleUnderWay(portal.services, portal.jobs);
  const query = { ticket: new URL(url).hash.slice(1) };
  const { state } = dataOf(await portal.browser().api(calls.zolozH5, { query }));
  expect([(await checkOf(holder)).state, state]).toEqual(["timedOut", "ready"]);
});
