import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import * as calls from "#contract/calls/platforms.ts";
import { resetPassword } from "#contract/calls/security.ts";
import {
  applicant,
  arriveAs,
  bind,
  codeByTicket,
  create,
  enter,
  signedBy,
  signIn,
  newSender,
} from "#tests/support/server/platform.ts";
import { codeIn, newEmail, password, registration } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const look = ({ api }: Browser, ticket: string) => api(getEmailByTicket, { query: { ticket } });
const who = async ({ api }: Browser) => {
  const asked = await api(account.whoAmI);
  return asked.ok ? asked.data.email : null;
};
const platformsOf = async ({ api }: Browser) => dataOf(await api(calls.getPlatforms));

/** A holder whose account is bound to a platform account, in the browser that bound it. */
async function bound() {
  const holder = await portal.member();
  const sender = newSender();
  const browser = portal.browser();
  const ticket = await arriveAs(portal, browser, sender);
  const code = await codeByTicket(portal, browser, ticket, holder.email);
  portal.pass(1);
  dataOf(await bind(browser, ticket, holder.email, code));
  return { holder, sender, browser, ticket };
}

describe("a ticket of a platform", () => {
  test("is exchanged for one of this browser, which tells the platform and the masked address", async () => {
    const browser = portal.browser();
    const signed = await signedBy(portal, { subject: "u1", email: "ada.wong@harbour.example" });
    const named = { kind: "platform", email: "a***@h***.example", provider: "Demo Exchange" };
    const { ticket, ...told } = dataOf(await enter(browser, signed));
    expect(told).toEqual({ ...named, account: "none", signed_in: false });
    expect(dataOf(await look(browser, ticket))).toEqual(told);
    expect(dataOf(await enter(browser, signed))).toEqual({ ticket, ...told });
  });

  test("is kept without its token, what the platform signed or the subject in clear", async () => {
    const browser = portal.browser();
    const signed = await signedBy(portal, { subject: "kept-as-hash" });
    const { ticket } = dataOf(await enter(browser, signed));
    const kept = await portal.rows("select * from platform_ticket");
    const text = JSON.stringify(kept, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString() : value,
    );
    const secrets = [ticket, signed, "kept-as-hash"];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test("EB04 AC11 wrong, forged, foreign, expired and used ones are answered alike", async () => {
    const browser = portal.browser();
    const first = await enter(portal.browser(), "x".repeat(300));
    expect(refusal(first)).toEqual("linkExpired");
    const shown = await signedBy(portal, newSender());
    dataOf(await enter(portal.browser(), shown));
    const old = await signedBy(portal, newSender());
    portal.pass(5 * 60 + 31);
    const [head, , signature] = (await signedBy(portal, newSender())).split(".");
    const [, body] = (await signedBy(portal, newSender())).split(".");
    const { sender, browser: theirs, ticket: used } = await bound();
    const dead = ["", "a.b.c", `${head}.${body}.${signature}`, shown, old, "x".repeat(5000)];
    for (const ticket of dead) expect(await enter(browser, ticket)).toEqual(first);
    const foreign = await arriveAs(portal, portal.browser(), sender);
    const opaque = ["A".repeat(43), foreign];
    for (const ticket of opaque) {
      expect(await look(browser, ticket)).toEqual(first);
      expect(await signIn(browser, ticket)).toEqual(first);
      expect(await bind(browser, ticket, newEmail(), "123456")).toEqual(first);
      expect(await create(browser, ticket, newEmail(), "123456")).toEqual(first);
      const asked = { ticket, email: newEmail() };
      expect(await browser.api(sendCaptchaByTicket, { body: asked })).toEqual(first);
    }
    expect(await signIn(theirs, used)).toEqual(first);
    expect(await look(theirs, used)).toEqual(first);
  });

  test("is good for half an hour in the browser that showed it", async () => {
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    portal.pass(30 * 60 - 1);
    expect(refusal(await look(browser, ticket))).toEqual(null);
    portal.pass(1);
    expect(refusal(await look(browser, ticket))).toEqual("linkExpired");
  });

  test("thirty a minute from one place", async () => {
    const browser = portal.browser();
    const tried = await Promise.all(Array.from({ length: 32 }, () => enter(browser, "a.b.c")));
    expect(tried.map(refusal).filter((name) => name === "tooMany").length).toEqual(2);
  });
});

describe("binding", () => {
  test("AT01 D5 signs in, is told to both sides, and from then on the platform's person comes in at once", async () => {
    const { holder, sender, browser, ticket } = await bound();
    expect(await who(browser)).toEqual(holder.email);
    expect(refusal(await signIn(browser, ticket))).toEqual("linkExpired");
    const theirs = (await portal.mailsTo(holder.email)).map(({ kind }) => kind);
    expect(theirs.slice(0, 2)).toEqual(["platformBound", "code.bind"]);
    const used = await portal.mailTo(sender.email!);
    expect([used?.kind, used?.text.includes("m***@h***.example")]).toEqual(["platformUsed", true]);
    const elsewhere = portal.browser();
    const arrived = dataOf(await enter(elsewhere, await signedBy(portal, sender)));
    expect(arrived.account).toEqual("bound");
    dataOf(await signIn(elsewhere, arrived.ticket));
    expect(await who(elsewhere)).toEqual(holder.email);
    const auditEntries = `select action from audit where account_id = $1
      and action in ('platform.bind', 'session.begin') order by seq`;
    expect(await portal.rows(auditEntries, [holder.accountId])).toEqual(
      ["session.begin", "platform.bind", "session.begin", "session.begin"].map((action) => ({
        action,
      })),
    );
  });

  test("the mail with the code names the platform and the account there", async () => {
    const holder = await portal.member();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, { subject: "x", email: "z@wallet.example" });
    await codeByTicket(portal, browser, ticket, holder.email);
    const mail = await portal.mailTo(holder.email);
    expect(mail?.text).toContain("Platform: Demo Exchange\nPlatform account: z***@w***.example");
  });

  test("AC11 a ticket and another person's address bind nothing without the code from the mailbox", async () => {
    const victim = await portal.member();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, { ...newSender(), email: victim.email });
    expect(dataOf(await look(browser, ticket)).kind).toEqual("platform");
    expect(refusal(await signIn(browser, ticket))).toEqual("linkExpired");
    await codeByTicket(portal, browser, ticket, victim.email);
    for (const code of ["000000", "111111", "222222", "333333"])
      expect(refusal(await bind(browser, ticket, victim.email, code))).toEqual("codeMismatch");
    expect(refusal(await bind(browser, ticket, victim.email, "444444"))).toEqual("codeSpent");
    expect((await platformsOf(victim.browser)).platforms).toEqual([]);
    expect(await who(browser)).toEqual(null);
  });

  test("AC11 AU06 AU07 nor with a code of another purpose, another address or another browser", async () => {
    const victim = await portal.member();
    const attacker = await portal.member();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const own = await codeByTicket(portal, browser, ticket, attacker.email);
    expect(refusal(await bind(browser, ticket, victim.email, own))).toEqual("codeMismatch");
    dataOf(
      await browser.api(account.sendEmailCaptcha, { body: { email: victim.email, type: "reset" } }),
    );
    const reset = codeIn(await portal.mailTo(victim.email));
    expect(refusal(await bind(browser, ticket, victim.email, reset))).toEqual("codeMismatch");
    const theirs = portal.browser();
    const theirTicket = await arriveAs(portal, theirs, newSender());
    const code = await codeByTicket(portal, theirs, theirTicket, victim.email);
    expect(refusal(await bind(browser, ticket, victim.email, code))).toEqual("codeMismatch");
    expect((await platformsOf(victim.browser)).platforms).toEqual([]);
  });

  test("AC11 CS03 no other site binds, creates or signs in", async () => {
    const paths = [calls.oauthLogin, calls.loginByTicket, calls.bindInsWithOauthTicket];
    const all = [
      ...paths,
      calls.createInsWithOauthTicket,
      sendCaptchaByTicket,
      calls.unbindPlatform,
    ];
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/json" };
    const answers = await Promise.all(
      all.map(({ path }) =>
        portal.browser().fetch(path, { method: "POST", headers, body: '{"ticket":"x"}' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 403));
  });

  test("SE02 begins a session of its own and ends the one before it in this browser", async () => {
    const before = await portal.member();
    const old = before.browser.cookies.get("kyc_sid")!;
    const { sender, holder, browser } = await bound();
    const unbound = dataOf(await enter(before.browser, await signedBy(portal, newSender())));
    expect([unbound.account, unbound.signed_in]).toEqual(["none", true]);
    expect(dataOf(await enter(browser, await signedBy(portal, sender))).account).toEqual("bound");
    const { ticket, account: named } = dataOf(
      await enter(before.browser, await signedBy(portal, sender)),
    );
    expect(named).toEqual("another");
    dataOf(await signIn(before.browser, ticket));
    expect(await who(before.browser)).toEqual(holder.email);
    expect(before.browser.cookies.get("kyc_sid")).not.toEqual(old);
    const planted = portal.browser();
    planted.cookies.set("kyc_sid", old);
    expect(await who(planted)).toEqual(null);
  });

  test("SE02 a sign-in that is refused leaves the session that this browser had", async () => {
    const { browser, email } = await portal.member();
    const ticket = await arriveAs(portal, browser, newSender());
    expect(refusal(await signIn(browser, ticket))).toEqual("linkExpired");
    expect(await who(browser)).toEqual(email);
  });

  test.each(["bind", "register"] as const)(
    "SE02 %s that is refused leaves the session that this browser had",
    async (purpose) => {
      const { browser, email } = await portal.member();
      const { sender } = await bound();
      const ticket = await arriveAs(portal, browser, sender);
      const to = purpose === "bind" ? email : newEmail();
      const code = await codeByTicket(portal, browser, ticket, to, purpose);
      const asked = purpose === "bind" ? bind : create;
      expect(refusal(await asked(browser, ticket, to, code))).toEqual("linkExpired");
      expect(await who(browser)).toEqual(email);
    },
  );

  test("of sixteen at once one binds", async () => {
    const holder = await portal.member();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const code = await codeByTicket(portal, browser, ticket, holder.email);
    const tried = await Promise.all(
      Array.from({ length: 16 }, () => bind(browser, ticket, holder.email, code)),
    );
    expect(tried.map(refusal).filter((name) => name === null).length).toEqual(1);
    expect((await platformsOf(holder.browser)).platforms.length).toEqual(1);
  });

  test("an identity that has an account cannot be bound to another by an older ticket", async () => {
    const sender = newSender();
    const first = await portal.member();
    const second = await portal.member();
    const one = portal.browser();
    const two = portal.browser();
    const ticketOne = await arriveAs(portal, one, sender);
    const ticketTwo = await arriveAs(portal, two, sender);
    const codeOne = await codeByTicket(portal, one, ticketOne, first.email);
    const codeTwo = await codeByTicket(portal, two, ticketTwo, second.email);
    dataOf(await bind(one, ticketOne, first.email, codeOne));
    expect(refusal(await bind(two, ticketTwo, second.email, codeTwo))).toEqual("linkExpired");
    expect((await platformsOf(second.browser)).platforms).toEqual([]);
  });

  test("EB03 an unknown address gets the same answer and no mail", async () => {
    const known = await portal.member();
    const unknown = newEmail();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    portal.pass(61);
    const ask = (email: string) => browser.api(sendCaptchaByTicket, { body: { ticket, email } });
    expect(await ask(unknown)).toEqual(await ask(known.email));
    expect(await portal.mailsTo(unknown)).toEqual([]);
    expect(await bind(browser, ticket, unknown, "000000")).toEqual(
      await bind(browser, ticket, known.email, "000000"),
    );
  });
});

describe("creating", () => {
  test("makes an account bound to the platform, without a password, and signs in", async () => {
    const email = newEmail();
    const sender = newSender();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, sender);
    const code = await codeByTicket(portal, browser, ticket, email, "register");
    dataOf(await create(browser, ticket, email, code));
    const info = dataOf(await browser.api(account.insInfo));
    expect([info.contact_name, info.email, info.register_type]).toEqual([
      "Mei Lin",
      email,
      "institution",
    ]);
    const { has_password, platforms } = await platformsOf(browser);
    expect([has_password, platforms.map(({ provider }) => provider)]).toEqual([
      false,
      ["Demo Exchange"],
    ]);
    const other = portal.browser();
    const guessed = await other.api(account.login, { body: { email, password } });
    const unknown = await other.api(account.login, { body: { email: newEmail(), password } });
    expect(guessed).toEqual(unknown);
    dataOf(await signIn(other, await arriveAs(portal, other, sender)));
    expect(await who(other)).toEqual(email);
  });

  test("a password can be set afterwards by the mailbox", async () => {
    const email = newEmail();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const code = await codeByTicket(portal, browser, ticket, email, "register");
    dataOf(await create(browser, ticket, email, code));
    const other = portal.browser();
    portal.pass(1);
    const proof = await portal.prove(other, email, "reset");
    dataOf(await other.api(resetPassword, { body: { email, proof, password } }));
    dataOf(await other.api(account.login, { body: { email, password } }));
    expect((await platformsOf(other)).has_password).toEqual(true);
  });

  test("AU17 a registration whose address was never proved creates no account", async () => {
    const email = newEmail();
    const attacker = portal.browser();
    dataOf(await attacker.api(account.sendEmailCaptcha, { body: { email, type: "register" } }));
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const code = await codeByTicket(portal, browser, ticket, email, "register");
    dataOf(await create(browser, ticket, email, code));
    const body = registration(email, "p".repeat(43));
    expect(refusal(await attacker.api(account.register, { body }))).toEqual("proofSpent");
    const tried = await attacker.api(account.login, { body: { email, password } });
    expect(refusal(tried)).toEqual("wrongLogin");
  });

  test("an address that has an account gets a mail that says so, and no code", async () => {
    const holder = await portal.member();
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    portal.pass(61);
    const asked = { ticket, email: holder.email, type: "register" as const };
    dataOf(await browser.api(sendCaptchaByTicket, { body: asked }));
    expect((await portal.mailTo(holder.email))?.kind).toEqual("accountExists");
    expect(refusal(await create(browser, ticket, holder.email, "000000"))).toEqual("codeMismatch");
  });

  test.each([
    [
      "a generic mailbox of an institution",
      { email: "info@harbour.example" },
      "email",
      "genericMailbox",
    ],
    ["a designation of 101 characters", { designation: "d".repeat(101) }, "designation", "tooLong"],
  ])("%s is refused", async (_, answers, path, code) => {
    const browser = portal.browser();
    const ticket = await arriveAs(portal, browser, newSender());
    const asked = await browser.api(calls.createInsWithOauthTicket, {
      body: { ...applicant(newEmail()), ...answers, ticket, captcha: "000000" },
    });
    expect(asked).toMatchObject({ status: 400, data: { issues: [{ path, code }] } });
  });
});

describe("unbinding", () => {
  test("ends the connection and every other session, is told by mail, and the identity is free again", async () => {
    const { holder, sender, browser } = await bound();
    const [{ id } = { id: "" }] = (await platformsOf(browser)).platforms;
    portal.pass(1);
    dataOf(await browser.api(calls.unbindPlatform, { body: { id } }));
    expect((await platformsOf(browser)).platforms).toEqual([]);
    expect((await portal.mailTo(holder.email))?.kind).toEqual("platformUnbound");
    expect(await who(holder.browser)).toEqual(null);
    const again = dataOf(await enter(portal.browser(), await signedBy(portal, sender)));
    expect(again.account).toEqual("none");
  });

  test("is idempotent: the second call gets the same answer, sends no mail and is not recorded", async () => {
    const { holder, browser } = await bound();
    const [{ id } = { id: "" }] = (await platformsOf(browser)).platforms;
    const asked = () => browser.api(calls.unbindPlatform, { body: { id } });
    expect([dataOf(await asked()), dataOf(await asked())]).toEqual([{}, {}]);
    const kinds = (await portal.mailsTo(holder.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "platformUnbound").length).toEqual(1);
    const auditEntries = "select 1 from audit where account_id = $1 and action = 'platform.unbind'";
    expect((await portal.rows(auditEntries, [holder.accountId])).length).toEqual(1);
  });

  test("AC02 another account's connection is not found", async () => {
    const { browser } = await bound();
    const [{ id } = { id: "" }] = (await platformsOf(browser)).platforms;
    const other = await portal.member();
    expect(refusal(await other.api(calls.unbindPlatform, { body: { id } }))).toEqual("notFound");
    expect((await platformsOf(browser)).platforms.length).toEqual(1);
  });
});
