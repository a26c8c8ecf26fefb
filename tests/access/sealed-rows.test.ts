import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { insInfo, login } from "#contract/calls/account.ts";
import {
  getEmailByTicket,
  sendAssistantEmail,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import { identityChecks, zolozH5 } from "#contract/calls/identity/identity.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { deskMe } from "#contract/calls/desk-session.ts";
import { loginByTicket } from "#contract/calls/platforms.ts";
import {
  bindEmail,
  changePassword,
  readEmailUndo,
  resetPassword,
  undoEmailChange,
} from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import type { TokenTable } from "#server/crypto.ts";
import { openLog } from "#server/log.ts";
import { endWhatIsDue } from "#server/retention/end-what-is-due.ts";
import { asPortalRole, forgedEntry } from "./as-portal-role.ts";
import { fillIn } from "../support/server/applicant.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { atDesk } from "../support/server/desk.ts";
import { ticketTo } from "../support/server/invited.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { arriveAs, bind, codeByTicket, newSender } from "../support/server/platform.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";

const lines: { msg: string; table?: string }[] = [];
const written = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
    done();
  },
});
const portal = sharedPortal({}, openLog("info", written));

/** Tables of the alerts since the last call. */
const alerts = () => {
  const found = lines.filter(({ msg }) => msg === "row_seal_broken").map(({ table }) => table);
  lines.length = 0;
  return found;
};

/** Of this member, which the attacker registered and whose password they know. */
async function keyAndHashOf({ accountId }: Member) {
  const [row] = await portal.rows<{ email_key: Buffer; password_hash: string }>(
    "select email_key, password_hash from member where account_id = $1",
    [accountId],
  );
  return row!;
}

const logIn = (email: string) => portal.browser().api(login, { body: { email, password } });

describe("AC07 a member that SQL as the portal's role writes is let in nowhere", () => {
  const added = `insert into member (id, account_id, role, email, email_key, password_hash, locale, access_revision, seal)
    values (gen_random_uuid(), $1, 'holder', $2, $3, $4, 'en', 1, $5)`;

  test("a second holder", async () => {
    const [theirs, mine] = [await portal.member(), await portal.member()];
    const { password_hash } = await keyAndHashOf(mine);
    const email = newEmail();
    const values = [theirs.accountId, email, portal.services.keys.emailKey(email), password_hash];
    const add = () => asPortalRole(portal, theirs.accountId, [added, [...values, "x"]]);
    await expect(add()).rejects.toMatchObject({ code: "23505" });
    await asPortalRole(
      portal,
      theirs.accountId,
      ["update member set removed_at = now()"],
      [added, [...values, "x"]],
    );
    expect(refusal(await logIn(email))).toBe("wrongLogin");
    expect(alerts()).toEqual(["member"]);
  });

  test("another password, with its entry on the trail", async () => {
    const mine = await portal.member();
    const { password_hash } = await keyAndHashOf(mine);
    const changed = async (to: string) => {
      const theirs = await portal.member();
      await asPortalRole(
        portal,
        theirs.accountId,
        ["update member set password_hash = $1", [to]],
        forgedEntry(theirs.accountId, "password.change"),
      );
      return theirs;
    };
    const { api } = await changed(password_hash.replace(/.$/, "x"));
    expect(refusal(await api(insInfo))).toBe("sessionExpired");
    expect(alerts()).toEqual(["member"]);
    const { email } = await changed(password_hash);
    expect(refusal(await logIn(email))).toBe("wrongLogin");
    expect(alerts()).toEqual(["member"]);
  });

  test("an earlier password, put back with its seal and an entry on the trail", async () => {
    const { api, accountId } = await portal.member();
    const [before] = await portal.rows<{ values: unknown[] }>(
      `select array[password_hash, access_revision::text, seal::text] as values from member where account_id = $1`,
      [accountId],
    );
    dataOf(await api(changePassword, { body: { password, new_password: "Another-Kettle-58" } }));
    const revisions = ["$2::int", "access_revision + 0 * $2::int", "access_revision + 1 + $2::int"];
    for (const revision of revisions) {
      const back = asPortalRole(
        portal,
        accountId,
        [
          `update member set password_hash = $1, access_revision = ${revision}, seal = $3::bytea`,
          before!.values,
        ],
        forgedEntry(accountId, "password.change"),
      );
      await expect(back).rejects.toMatchObject({ code: "23000" });
    }
  });

  test("another mailbox of an invited collaborator", async () => {
    const { api, accountId } = await portal.member();
    const email = newEmail();
    dataOf(await api(sendAssistantEmail, { body: { email } }));
    const ticket = await ticketTo(portal, email);
    portal.pass(61);
    await asPortalRole(
      portal,
      accountId,
      ["update member set email = $1 where role = 'assistant'", [newEmail()]],
      forgedEntry(accountId, "email.change"),
    );
    const asked = await portal.browser().api(sendCaptchaByTicket, { body: { ticket } });
    expect(refusal(asked)).toBe("linkExpired");
    expect(alerts()).toEqual(["member"]);
  });
});

/** Once the row of a token is deleted because its time is over, the portal's role writes it again, changed. */
async function writtenAgain(
  table: string,
  hmac: Buffer,
  accountId: string,
  changes: object,
): Promise<void> {
  const [gone] = await portal.rows<{ row: object }>(
    `delete from ${table} where token_hmac = $1 returning to_jsonb(${table}) as row`,
    [hmac],
  );
  await asPortalRole(
    portal,
    accountId,
    ["select set_config('app.secret', $1, true)", [hmac.toString("hex")]],
    [
      `insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`,
      [JSON.stringify({ ...gone!.row, ...changes })],
    ],
  );
}

async function idsOf({ accountId }: Member) {
  const [row] = await portal.rows<{ account_id: string; member_id: string }>(
    "select account_id, id as member_id from member where account_id = $1 and role = 'holder'",
    [accountId],
  );
  return row!;
}

async function undoLink({ browser, email }: Member): Promise<string> {
  const next = newEmail();
  const proof = await portal.prove(browser, next, "change");
  portal.pass(1);
  dataOf(await browser.api(bindEmail, { body: { email: next, proof, password } }));
  return /\/kyc\/email-undo#(\S+)/.exec((await portal.mailTo(email))!.text)![1]!;
}

test("AC07 the way back to an address has ended for a member that SQL wrote", async () => {
  const member = await portal.member();
  const ticket = await undoLink(member);
  await portal.rows("update member set email = $1 where account_id = $2", [
    newEmail(),
    member.accountId,
  ]);
  for (const call of [readEmailUndo, undoEmailChange])
    expect(refusal(await portal.browser().api(call, { body: { ticket } }))).toBe("undoEnded");
  expect(alerts()).toEqual(["member"]);
});

describe("AC07 a token that was held, written again, lets into no other account", () => {
  const hmacOf = (table: TokenTable, token: string) => portal.services.keys.tokenHmac(table, token);

  test("of a session", async () => {
    const [theirs, mine] = [await portal.member(), await portal.member()];
    const hmac = hmacOf("session", mine.browser.cookies.get("kyc_sid")!);
    await writtenAgain("session", hmac, theirs.accountId, await idsOf(theirs));
    expect(refusal(await mine.api(insInfo))).toBe("sessionExpired");
    expect(alerts()).toEqual(["session"]);
  });

  test("of an invitation", async () => {
    const [theirs, { api }] = [await portal.member(), await portal.member()];
    const email = newEmail();
    dataOf(await api(sendAssistantEmail, { body: { email } }));
    const ticket = await ticketTo(portal, email);
    await writtenAgain("ticket", hmacOf("ticket", ticket), theirs.accountId, await idsOf(theirs));
    const asked = await portal.browser().api(getEmailByTicket, { query: { ticket } });
    expect(refusal(asked)).toBe("linkExpired");
    expect(alerts()).toEqual(["ticket"]);
  });

  test("of the way back to an address", async () => {
    const [theirs, mine] = [await portal.member(), await portal.member()];
    const ticket = await undoLink(mine);
    const hmac = hmacOf("email_undo", ticket);
    await writtenAgain("email_undo", hmac, theirs.accountId, await idsOf(theirs));
    const asked = await portal.browser().api(readEmailUndo, { body: { ticket } });
    expect(refusal(asked)).toBe("undoEnded");
    expect(alerts()).toEqual(["email_undo"]);
  });

  test("of a ticket of a platform", async () => {
    const theirs = await portal.member();
    const sender = newSender();
    const own = portal.browser();
    const bound = await arriveAs(portal, own, sender);
    dataOf(
      await bind(own, bound, theirs.email, await codeByTicket(portal, own, bound, theirs.email)),
    );
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const [row] = await portal.rows<{ token_hmac: Buffer; key: string }>(
      `select token_hmac, (select identity_key::text from platform_identity where account_id = $1) as key
       from platform_ticket where ended_at is null`,
      [theirs.accountId],
    );
    await writtenAgain("platform_ticket", row!.token_hmac, theirs.accountId, {
      identity_key: row!.key,
    });
    expect(refusal(await browser.api(loginByTicket, { body: { ticket } }))).toBe("linkExpired");
    expect(alerts()).toEqual(["platform_ticket"]);
  });

  test("of a link to verify an identity", async () => {
    const member = await portal.member();
    dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
    const [person] = dataOf(await member.api(identityChecks)).people;
    const { text } = (await portal.mailTo(person!.email))!;
    const [, ticket = ""] = /zolozAuthentication\?locale=en-US#(\S+)/.exec(text)!;
    const changes = { expires_at: "2030-01-01" };
    await writtenAgain("identity_link", hmacOf("identity_link", ticket), member.accountId, changes);
    expect(refusal(await portal.browser().api(zolozH5, { query: { ticket } }))).toBe("linkExpired");
    expect(alerts()).toEqual(["identity_link"]);
  });

  test("of a session of the desk", async () => {
    const [rae, ana] = [
      await atDesk(portal, "Rae", "reviewer"),
      await atDesk(portal, "Ana", "approver"),
    ];
    const { accountId } = await portal.member();
    const hmac = hmacOf("desk_session", rae.browser.cookies.get("kyc_desk")!);
    const changes = { person_id: ana.id, second_factor_at: null };
    await writtenAgain("desk_session", hmac, accountId, changes);
    expect(refusal(await rae.api(deskMe))).toBe("sessionExpired");
    expect(alerts()).toEqual(["desk_session"]);
  });
});

test("AC07 a platform that SQL as the portal's role connects, with its entry on the trail, lets no one in", async () => {
  const { accountId } = await portal.member();
  const browser = portal.browser();
  const ticket = await arriveAs(portal, browser, newSender());
  const [entry] = await portal.rows<{ issuer: string; identity_key: Buffer }>(
    `select issuer, identity_key from platform_ticket t
     where not exists (select from platform_identity p where p.identity_key = t.identity_key)`,
  );
  await asPortalRole(
    portal,
    accountId,
    [
      `insert into platform_identity (account_id, member_id, issuer, identity_key, shown_as, bound_at, seal)
       select account_id, id, $1, $2, '', now(), 'x' from member`,
      [entry!.issuer, entry!.identity_key],
    ],
    forgedEntry(accountId, "platform.bind"),
  );
  expect(refusal(await browser.api(loginByTicket, { body: { ticket } }))).toBe("linkExpired");
  expect(alerts()).toEqual(["platform_identity"]);
});

test("AC07 what has ended is not deleted before the end under its seal", async () => {
  const { accountId } = await portal.member();
  await portal.rows(
    "update session set ends_at = now() + interval '1 hour' where account_id = $1",
    [accountId],
  );
  await asPortalRole(portal, accountId, ["update session set revoked_at = '2000-01-01'"]);
  await endWhatIsDue(portal.services, portal.jobs);
  const live = "select from session where account_id = $1";
  expect(await portal.rows(live, [accountId])).toHaveLength(1);
});

test("AC07 a proof of a code is spent for good, also when its row is written again", async () => {
  const { email } = await portal.member();
  const browser = portal.browser();
  portal.pass(1);
  const proof = await portal.prove(browser, email, "reset");
  const body = { email, proof, password: "Another-Kettle-58" };
  portal.pass(limits.proofMinutes * 60 + 1);
  await portal.rows("update challenge set proof_expires_at = $1 where proof_hmac is not null", [
    new Date(portal.services.clock().getTime() + 60_000),
  ]);
  expect(refusal(await browser.api(resetPassword, { body }))).toBe("proofSpent");
});

test.each([
  ["member", "removed_at"],
  ["session", "revoked_at"],
  ["ticket", "ended_at"],
  ["platform_ticket", "ended_at"],
  ["platform_identity", "unbound_at"],
  ["captcha", "tried_at"],
  ["captcha", "used_at"],
])("AC07 a %s whose %s is set stays so", async (table, column) => {
  await portal.rows(`insert into captcha (kind, pre_session_id, answer, expires_at, tried_at, result_hmac, used_at)
    select 'work', id, 'x', now(), now(), gen_random_uuid()::text::bytea, now() from pre_session limit 1`);
  const [row] = await portal.rows<{ id: string; account_id?: string }>(
    `update ${table} set ${column} = coalesce(${column}, now()) where id = (select id from ${table} limit 1) returning *`,
  );
  const account = row!.account_id ?? row!.id;
  for (const value of ["null", "'2000-01-01'"]) {
    const back = `update ${table} set ${column} = ${value} where id = '${row!.id}'`;
    await expect(asPortalRole(portal, account, [back])).rejects.toMatchObject({ code: "23000" });
  }
});
