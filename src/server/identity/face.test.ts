import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import * as calls from "#contract/calls/identity/identity.ts";
import { checkOutcomes, type CheckOutcome } from "#contract/identity/check-states.ts";
import { changePassword } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { choose, laterSeconds, sandboxMinutes } from "#server/vendors/sandbox.ts";
import { secondsAfter } from "#server/clock.ts";
import { sha256 } from "#server/crypto.ts";
import { inAccount } from "#server/database/database.ts";
import { createApi } from "#portal/system/api.ts";
import { password } from "#tests/support/server/credentials.ts";
import { openingProofsIn } from "#server/review/opening-proofs.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, type Member, noon, sharedPortal } from "#tests/support/server/portal.ts";
import { checksAtOnce, settleUnderWay } from "./settle-under-way.ts";

const portal = sharedPortal();

const individual = () => portal.member(undefined, "individual");

const ticketIn = (url: string) => new URL(url).hash.slice(1);

/** A link to the phone, as the holder gets it. */
async function linkOf({ api }: Member) {
  const { url } = dataOf(await api(calls.newZolozLink));
  return ticketIn(url);
}

const begin = ({ api }: Browser, ticket: string) => api(calls.beginCheck, { body: { ticket } });
const read = async ({ api }: Browser, ticket: string) =>
  dataOf(await api(calls.zolozH5, { query: { ticket } })).state;
const result = async ({ api }: Browser, ticket: string, response = "") =>
  dataOf(await api(calls.zolozCheckResult, { body: { ticket, response } })).state;

const transactionIn = (url: string) => new URL(url).pathname.split("/").at(-1)!;

/** What a person chooses on the page of the sandbox vendor. */
async function decide(url: string, choice: Parameters<typeof choose>[2]) {
  const { db, clock } = portal.services;
  expect(await choose(db, transactionIn(url), choice, clock())).toBe(true);
}

/** Begins a check on a phone and ends it. */
async function checked(phone: Browser, ticket: string, outcome: CheckOutcome) {
  await decide(dataOf(await begin(phone, ticket)).url, outcome);
  return result(phone, ticket);
}

const isVerified = ({ accountId }: Member) =>
  inAccount(portal.services.db, accountId, async (handle) => {
    const now = portal.services.clock();
    const proofs = await openingProofsIn(handle, accountId, { now });
    return proofs("otcHongKong").faceVerified;
  });

const actionsOf = async ({ accountId }: Member) =>
  portal.rows<{ action: string; actor: string; fields: string[] }>(
    "select action, actor, fields from audit where account_id = $1 and action like 'face.%' order by seq",
    [accountId],
  );

test("a phone with the link alone verifies the holder's face, for every line", async () => {
  const holder = await individual();
  const { url, expires_at } = dataOf(await holder.api(calls.newZolozLink));
  expect(expires_at).toBe(noon.getTime() + limits.faceLinkMinutes * 60_000);
  expect(url).toMatch(/\/kyc\/zoloz#[\w-]{43}$/);
  const ticket = ticketIn(url);
  const phone = portal.browser();
  expect(dataOf(await phone.api(calls.zolozH5, { query: { ticket } }))).toEqual({
    kind: "face",
    state: "ready",
    applicant: "Mei Lin",
    person: "Mei Lin",
    vendor: "sandbox",
    expires_at,
  });
  const vendorPage = dataOf(await begin(phone, ticket));
  expect(vendorPage.state).toBe("underWay");
  expect([await read(phone, ticket), await result(phone, ticket)]).toEqual([
    "underWay",
    "underWay",
  ]);
  await decide(vendorPage.url, "verified");
  expect([await isVerified(holder), await read(phone, ticket)]).toEqual([false, "underWay"]);
  expect(await result(phone, ticket, "response=x")).toBe("verified");
  expect([await isVerified(holder), await read(phone, ticket)]).toEqual([true, "verified"]);
  expect(dataOf(await holder.api(calls.identityChecks)).face).toEqual({
    verified_at: noon.getTime(),
  });
  expect(await actionsOf(holder)).toEqual([
    { action: "face.link", actor: expect.any(String), fields: [] },
    { action: "face.begin", actor: "link", fields: [] },
    { action: "face.verified", actor: "system", fields: [] },
  ]);
});

test("the dashboard learns of a result", async () => {
  const holder = await individual();
  const before = dataOf(await holder.api(lineVersion));
  await checked(portal.browser(), await linkOf(holder), "verified");
  expect(dataOf(await holder.api(lineVersion))).not.toEqual(before);
  expect(dataOf(await holder.api(insInfo)).version).not.toBe(before.version);
});

test.each(checkOutcomes.filter((outcome) => outcome !== "verified"))(
  "after %s the same link leads to another try",
  async (outcome) => {
    const holder = await individual();
    const ticket = await linkOf(holder);
    const phone = portal.browser();
    expect([await checked(phone, ticket, outcome), await read(phone, ticket)]).toEqual([
      outcome,
      outcome,
    ]);
    expect(await isVerified(holder)).toBe(false);
    expect(await checked(phone, ticket, "verified")).toBe("verified");
  },
);

describe("AC09 the browser cannot forge the result", () => {
  test("what it says of a result is not believed", async () => {
    const holder = await individual();
    const ticket = await linkOf(holder);
    const phone = portal.browser();
    const { url } = dataOf(await begin(phone, ticket));
    const said = ["success", "verified", JSON.stringify({ code: 1000, subCode: "Z5050" })];
    for (const response of [...said, `response=${JSON.stringify({ state: transactionIn(url) })}`])
      expect(await result(phone, ticket, response)).toBe("underWay");
    await decide(url, "failed");
    expect(await result(phone, ticket, "success")).toBe("failed");
    expect(await isVerified(holder)).toBe(false);
  });

  test("a transaction that another person has passed does not count", async () => {
    const [holder, other] = [await individual(), await individual()];
    const [ticket, othersTicket] = [await linkOf(holder), await linkOf(other)];
    const phone = portal.browser();
    dataOf(await begin(phone, ticket));
    const { url } = dataOf(await begin(phone, othersTicket));
    await decide(url, "verified");
    const response = `response=${JSON.stringify({ state: transactionIn(url), code: "1000" })}`;
    expect(await result(phone, ticket, response)).toBe("underWay");
    expect([await isVerified(holder), await isVerified(other)]).toEqual([false, false]);
  });

  test("a result counts once: asked again it changes nothing, and a new check needs its own", async () => {
    const holder = await individual();
    const ticket = await linkOf(holder);
    const phone = portal.browser();
    await checked(phone, ticket, "failed");
    portal.pass(1);
    const { url } = dataOf(await begin(phone, ticket));
    expect(await result(phone, ticket, "replay")).toBe("underWay");
    await decide(url, "verified");
    const states = await Promise.all([1, 2, 3].map(() => result(phone, ticket)));
    expect(states).toEqual(["verified", "verified", "verified"]);
    const ends = (await actionsOf(holder)).filter(({ action }) => action === "face.verified");
    expect(ends.length).toBe(1);
  });

  test("a link without a check has no result", async () => {
    const ticket = await linkOf(await individual());
    expect(await result(portal.browser(), ticket, "success")).toBe("ready");
  });
});

test("one check is begun at the vendor however many browsers begin it, and each is led to its page", async () => {
  const holder = await individual();
  const tickets = [await linkOf(holder), await linkOf(holder)];
  const transactions = async () =>
    (await portal.rows<{ count: number }>("select count(*)::int from sandbox_check"))[0]!.count;
  const before = await transactions();
  const begun = await Promise.all(
    [...tickets, ...tickets, ...tickets].map((ticket) => begin(portal.browser(), ticket)),
  );
  const urls = new Set(begun.map((outcome) => dataOf(outcome).url));
  expect(urls.size).toBe(1);
  const [{ count } = { count: 0 }] = await portal.rows<{ count: number }>(
    "select count(*)::int from identity_check where account_id = $1",
    [holder.accountId],
  );
  expect(count).toBe(1);
  expect(await transactions()).toBe(before + 1);
  await decide([...urls][0]!, "verified");
  expect(await result(portal.browser(), tickets[0]!)).toBe("verified");
  expect(await read(portal.browser(), tickets[1]!)).toBe("verified");
});

test("a begin that its server never ended is taken over after a minute", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  const expires = secondsAfter(portal.services.clock(), 60);
  await portal.rows("insert into identity_begin values ($1, 'face', '', $2, $3)", [
    holder.accountId,
    randomUUID(),
    expires,
  ]);
  portal.pass(60);
  expect(await checked(portal.browser(), ticket, "verified")).toBe("verified");
});

test("a link to the phone ends with a new password", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  const body = { password, new_password: "Amber-Kettle-61" };
  dataOf(await holder.api(changePassword, { body }));
  expect(refusal(await begin(portal.browser(), ticket))).toBe("linkExpired");
});

test("the portal's role begins no check as verified", async () => {
  const { accountId } = await individual();
  const verified = portal.rows(
    `begin; set local role gatehouse_app; select set_config('app.account', '${accountId}', true);
     insert into identity_check (account_id, kind, person, vendor, transaction, sealed_url, state, begun_at, asked_at, expires_at, ended_at)
     values ('${accountId}', 'face', '', 'sandbox', 't', '', 'verified', now(), now(), now(), now()); commit`,
  );
  await expect(verified).rejects.toThrow("a check begins under way");
});

test("attempts are limited per day", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  const phone = portal.browser();
  for (let tries = 0; tries < limits.checksADay; tries += 1)
    expect(await checked(phone, ticket, "failed")).toBe("failed");
  expect(refusal(await begin(phone, ticket))).toBe("checksSpent");
  portal.pass(24 * 60 * 60 + 1);
  const nextDay = await portal.logIn(portal.browser(), holder.email);
  expect(await checked(phone, await linkOf(nextDay), "verified")).toBe("verified");
});

test("a new check leaves the old result in force until it is verified itself", async () => {
  const holder = await individual();
  const phone = portal.browser();
  const first = await linkOf(holder);
  await checked(phone, first, "verified");
  expect(dataOf(await begin(phone, first))).toEqual({ state: "verified", url: "" });
  portal.pass(60);
  const second = await linkOf(holder);
  expect(await read(phone, second)).toBe("ready");
  expect(await checked(phone, second, "failed")).toBe("failed");
  expect(await isVerified(holder)).toBe(true);
  expect(await checked(phone, second, "verified")).toBe("verified");
});

test("a link ends by its time, and an unknown one gets the same answer", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  portal.pass(limits.faceLinkMinutes * 60);
  const phone = portal.browser();
  const asked = (token: string) => phone.api(calls.zolozH5, { query: { ticket: token } });
  const [expired, unknown] = [await asked(ticket), await asked("A".repeat(43))];
  expect(expired).toEqual(unknown);
  expect(refusal(expired)).toBe("linkExpired");
  expect(refusal(await begin(phone, ticket))).toBe("linkExpired");
});

/** What runs every minute beside the server. */
async function minutePasses() {
  portal.pass(60);
  await settleUnderWay(portal.services, portal.jobs);
}

describe("a browser that never comes back", () => {
  test("leaves a result that is known within a minute", async () => {
    const holder = await individual();
    const ticket = await linkOf(holder);
    await decide(dataOf(await begin(portal.browser(), ticket)).url, "verified");
    await minutePasses();
    expect([await isVerified(holder), await read(portal.browser(), ticket)]).toEqual([
      true,
      "verified",
    ]);
  });

  test("leaves a check that ends when its time is over", async () => {
    const holder = await individual();
    const ticket = await linkOf(holder);
    dataOf(await begin(portal.browser(), ticket));
    portal.pass(sandboxMinutes * 60 - 90);
    await minutePasses();
    expect(await read(portal.browser(), ticket)).toBe("underWay");
    portal.pass(30);
    expect(await read(portal.browser(), ticket)).toBe("timedOut");
    await minutePasses();
    expect((await actionsOf(holder)).at(-1)).toEqual({
      action: "face.ended",
      actor: "system",
      fields: ["timedOut"],
    });
  });

  test("costs no check its turn, however many are under way", async () => {
    const holders = await Promise.all(Array.from({ length: checksAtOnce + 1 }, individual));
    for (const holder of holders)
      await decide(dataOf(await begin(portal.browser(), await linkOf(holder))).url, "verified");
    await minutePasses();
    await minutePasses();
    expect(await Promise.all(holders.map(isVerified))).toEqual(holders.map(() => true));
  });
});

describe("DE04 a check whose time is over", () => {
  /** The vendor is away from the beginning of a check until long after its end. */
  async function away() {
    const holder = await individual();
    const ticket = await linkOf(holder);
    const { url } = dataOf(await begin(portal.browser(), ticket));
    await decide(url, "unreachable");
    portal.pass(sandboxMinutes * 60);
    await minutePasses();
    const answer = (chosen: CheckOutcome) =>
      portal.rows("update sandbox_check set chosen = $1 where token_sha256 = $2", [
        chosen,
        sha256(transactionIn(url)),
      ]);
    return { holder, answer };
  }

  test("does not end by an outage of the vendor", async () => {
    const { holder, answer } = await away();
    expect((await actionsOf(holder)).at(-1)!.action).toBe("face.begin");
    await answer("verified");
    portal.pass(limits.checkResultHours * 60 * 60 - sandboxMinutes * 60);
    await minutePasses();
    expect(await isVerified(holder)).toBe(true);
  });

  test("does not end while the vendor has no result yet", async () => {
    const holder = await individual();
    const { url } = dataOf(await begin(portal.browser(), await linkOf(holder)));
    portal.pass(sandboxMinutes * 60 - 1);
    await decide(url, "verifiedLater");
    await portal.rows("update sandbox_check set told_from = $1 where token_sha256 = $2", [
      secondsAfter(portal.services.clock(), 2 * 60 * 60),
      sha256(transactionIn(url)),
    ]);
    await minutePasses();
    expect((await actionsOf(holder)).at(-1)!.action).toBe("face.begin");
    portal.pass(2 * 60 * 60);
    await minutePasses();
    expect(await isVerified(holder)).toBe(true);
  });

  test("ends after a day without an answer", async () => {
    const { holder } = await away();
    portal.pass(limits.checkResultHours * 60 * 60);
    await minutePasses();
    expect((await actionsOf(holder)).at(-1)).toEqual({
      action: "face.ended",
      actor: "system",
      fields: ["systemError"],
    });
  });

  test("ends by a new check of the same person", async () => {
    const { holder, answer } = await away();
    const next = await linkOf(holder);
    expect(await read(portal.browser(), next)).toBe("ready");
    expect(await checked(portal.browser(), next, "verified")).toBe("verified");
    expect((await actionsOf(holder)).map(({ action, fields }) => [action, ...fields])).toEqual([
      ["face.link"],
      ["face.begin"],
      ["face.link"],
      ["face.ended", "timedOut"],
      ["face.begin"],
      ["face.verified"],
    ]);
    await answer("failed");
    await minutePasses();
    expect(await isVerified(holder)).toBe(true);
  });
});

test("the vendor leads back to the page in the brand of the link", async () => {
  const ticket = await linkOf(await individual());
  const phone = portal.browser();
  const post = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("x-brand", "otterline");
    return phone.fetch(path, { ...init, method: "POST", headers, redirect: "manual" });
  };
  const api = createApi({ transport: (path, init) => post(String(path), init ?? {}) });
  const { url } = dataOf(await begin({ ...phone, api }, ticket));
  const body = new URLSearchParams({ choice: "verified" });
  const back = await post(new URL(url).pathname, { body });
  expect(back.headers.get("location")).toMatch(/\/kyc\/zoloz\?source=otterline&response=/);
});

test("DE04 a vendor that does not answer decides nothing", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  const phone = portal.browser();
  const { url } = dataOf(await begin(phone, ticket));
  await decide(url, "unreachable");
  const outcome = await phone.api(calls.zolozCheckResult, { body: { ticket } });
  expect([refusal(outcome), await read(phone, ticket)]).toEqual(["vendorUnavailable", "underWay"]);
  portal.pass(16 * 60);
  const next = await linkOf(holder);
  expect(await checked(phone, next, "verified")).toBe("verified");
});

test("DE04 a vendor that answers later verifies later", async () => {
  const holder = await individual();
  const ticket = await linkOf(holder);
  const phone = portal.browser();
  const { url } = dataOf(await begin(phone, ticket));
  await decide(url, "verifiedLater");
  expect([await result(phone, ticket, "success"), await isVerified(holder)]).toEqual([
    "underWay",
    false,
  ]);
  portal.pass(laterSeconds);
  expect(await result(phone, ticket)).toBe("verified");
});

test("only an individual's face is checked, and only the holder makes links", async () => {
  const company = await portal.member();
  expect(refusal(await company.api(calls.newZolozLink))).toBe("faceNotNeeded");
  expect(dataOf(await company.api(calls.identityChecks))).toEqual({ face: null, people: [] });
});
