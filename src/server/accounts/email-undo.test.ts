import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import {
  bindEmail,
  changePassword,
  readEmailUndo,
  resetPassword,
  undoEmailChange,
} from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { openLog } from "#server/log.ts";
import { inAccount } from "#server/database/database.ts";
import { masked } from "#server/accounts/masked.ts";
import { checkTrail } from "#server/audit.ts";
import {
  arriveAs,
  bind as bindPlatform,
  codeByTicket,
  signIn,
  newSender,
} from "#tests/support/server/platform.ts";
import { codeIn, newEmail, password, registration } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import {
  type Browser,
  type Member,
  openPortal,
  type Portal,
} from "#tests/support/server/portal.ts";

let portal: Portal;
let logged = "";
beforeAll(async () => {
  const stream = new Writable({
    write(line: Buffer, _, done) {
      logged += line.toString();
      done();
    },
  });
  portal = await openPortal({ LOG_LEVEL: "trace" }, openLog("trace", stream));
});
afterAll(() => portal.close());

const mine = "Walnut-Ladder-31";
const hour = 3600;

const read = ({ api }: Browser, ticket: string) => api(readEmailUndo, { body: { ticket } });
const undo = ({ api }: Browser, ticket: string) => api(undoEmailChange, { body: { ticket } });
const who = async ({ api }: Browser) => {
  const outcome = await api(account.whoAmI);
  return outcome.ok ? outcome.data.email : outcome.refusal;
};
const logInBy = async (email: string, word: string) =>
  refusal(await portal.browser().api(account.login, { body: { email, password: word } }));
const linkIn = (text = "") => /\/kyc\/email-undo#(\S+)/.exec(text)?.[1];

/** Changes the address of the account with its password. */
async function move(browser: Browser, email = newEmail(), word = password) {
  portal.pass(61);
  const proof = await portal.prove(browser, email, "change");
  portal.pass(1);
  dataOf(await browser.api(bindEmail, { body: { email, proof, password: word } }));
  return email;
}

/** A holder, a thief who knew the password and has given the account an address of their own, and the link that went out. */
async function taken() {
  const owner = await portal.member();
  const thief = portal.browser();
  await portal.logIn(thief, owner.email);
  const theirs = await move(thief);
  const left = await portal.mailTo(owner.email);
  portal.pass(1);
  return { owner, thief, theirs, link: linkIn(left?.text)!, reader: portal.browser() };
}

/** Chooses a password by the code that goes to an address. */
async function reset(browser: Browser, email: string, word = mine) {
  portal.pass(61);
  const proof = await portal.prove(browser, email, "reset");
  return browser.api(resetPassword, { body: { email, proof, password: word } });
}

const trail = async ({ accountId }: Member, last: number) => {
  const newest = `select action, actor = $2 as own, target, fields from audit
    where account_id = $1 order by seq desc limit $3`;
  const holder = `select id from member where account_id = $1 and role = 'holder'`;
  const [{ id } = { id: "" }] = await portal.rows<{ id: string }>(holder, [accountId]);
  return portal.rows(newest, [accountId, id, last]);
};

describe("AU21 the link that went to the address before", () => {
  test("AT01 says what it would do and does nothing until it is confirmed; then the account is the reader's alone", async () => {
    const { owner, thief, theirs, link, reader } = await taken();
    expect(dataOf(await read(reader, link))).toEqual({
      account_number: expect.stringMatching(/^\d{8}$/),
      email: owner.email,
      present: "m***@h***.example",
    });
    expect([await who(thief), await logInBy(theirs, password)]).toEqual([theirs, null]);
    expect(dataOf(await undo(reader, link))).toEqual({ email: owner.email });
    expect(await who(thief)).toEqual("sessionExpired");
    const tried = [await logInBy(theirs, password), await logInBy(owner.email, password)];
    expect(tried).toEqual(["wrongLogin", "wrongLogin"]);
    expect(await trail(owner, 1)).toEqual([
      { action: "email.undo", own: false, target: null, fields: ["email", "password"] },
    ]);
    const [back, undone] = [await portal.mailTo(owner.email), await portal.mailTo(theirs)];
    expect([back?.kind, undone?.kind]).toEqual(["emailBack", "emailUndone"]);
    expect(dataOf(await reset(reader, owner.email))).toEqual({ email: owner.email });
    expect([await logInBy(owner.email, mine), await logInBy(theirs, mine)]).toEqual([
      null,
      "wrongLogin",
    ]);
    const { db, keys } = portal.services;
    const sound = await inAccount(db, owner.accountId, (handle) =>
      checkTrail(handle, keys.auditKey, owner.accountId),
    );
    expect(sound.sound).toEqual(true);
  });

  test("is used once by parallel requests, and then rejected like an unknown link", async () => {
    const { link } = await taken();
    const all = Array.from({ length: 6 }, () => portal.browser());
    const tried = await Promise.all(all.map((browser) => undo(browser, link)));
    expect(tried.map(refusal).toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual([
      null,
      ...Array.from({ length: 5 }, () => "undoEnded"),
    ]);
    const dead = [link, "A".repeat(43)];
    const answers = [];
    for (const ticket of dead)
      for (const ask of [read, undo]) answers.push(await ask(portal.browser(), ticket));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toEqual(1);
    expect(refusal(answers[0]!)).toEqual("undoEnded");
  });

  test("is read however many invitations were looked for from the same place", async () => {
    const { link, reader } = await taken();
    const body = { query: { ticket: "A".repeat(43) } };
    for (let look = 0; look < 11; look += 1) await reader.api(collaborators.getEmailByTicket, body);
    expect(refusal(await reader.api(collaborators.getEmailByTicket, body))).toEqual("tooMany");
    expect(refusal(await read(reader, link))).toEqual(null);
  });

  test("is good for three days", async () => {
    const [early, late] = [await taken(), await taken()];
    portal.pass(limits.emailUndoHours * hour - 120);
    expect(refusal(await undo(early.reader, early.link))).toEqual(null);
    portal.pass(120);
    expect(refusal(await undo(late.reader, late.link))).toEqual("undoEnded");
    expect(limits.emailUndoHours).toEqual(72);
  });

  test("puts the address back whatever came after it, and an address that came after it gets no such link", async () => {
    const { owner, thief, theirs, link, reader } = await taken();
    const further = await move(thief);
    const last = await move(thief);
    for (const address of [theirs, further]) {
      const left = (await portal.mailsTo(address)).find(({ kind }) => kind === "emailLeft");
      expect([left === undefined, linkIn(left?.text)]).toEqual([false, undefined]);
    }
    portal.pass(1);
    expect(dataOf(await undo(reader, link)).email).toEqual(owner.email);
    expect([await who(thief), (await portal.mailTo(last))?.kind]).toEqual([
      "sessionExpired",
      "emailUndone",
    ]);
  });

  test("cannot undo the change by which an owner took the account back", async () => {
    const { owner, theirs, link, reader } = await taken();
    await portal.logIn(owner.browser, theirs);
    await move(owner.browser, owner.email);
    expect(
      linkIn((await portal.mailsTo(theirs)).find(({ kind }) => kind === "emailLeft")?.text),
    ).toBeUndefined();
    portal.pass(1);
    expect(refusal(await undo(reader, link))).toEqual(null);
    expect((await portal.mailsTo(owner.email)).map(({ kind }) => kind)[0]).toEqual("emailBack");
  });

  test("is sent again once the one before it has run out", async () => {
    const { owner, link } = await taken();
    portal.pass(limits.emailUndoHours * hour);
    const other = portal.browser();
    const { email } = await portal.member();
    expect(email).not.toEqual(owner.email);
    await portal.logIn(other, email);
    const next = await move(other);
    const once = linkIn((await portal.mailTo(email))?.text)!;
    portal.pass(limits.emailUndoHours * hour);
    await portal.logIn(other, next);
    await move(other);
    const twice = linkIn((await portal.mailTo(next))?.text)!;
    expect(new Set([link, once, twice]).size).toEqual(3);
    expect(dataOf(await undo(portal.browser(), twice)).email).toEqual(next);
  });

  test("waits while another account has the address, and is good once it has it no longer", async () => {
    const { owner, link, reader } = await taken();
    portal.pass(61);
    const other = await portal.member(owner.email);
    expect(refusal(await undo(reader, link))).toEqual("addressTaken");
    expect(await who(other.browser)).toEqual(owner.email);
    await move(other.browser);
    expect(dataOf(await undo(reader, link)).email).toEqual(owner.email);
  });

  test("and a registration of the address at the same moment: one of them has it", async () => {
    const { owner, link, reader } = await taken();
    const browser = portal.browser();
    portal.pass(61);
    const proof = await portal.prove(browser, owner.email);
    const [undone, made] = await Promise.all([
      undo(reader, link),
      browser.api(account.register, { body: registration(owner.email, proof) }),
    ]);
    const outcomes = [
      [null, "proofSpent"],
      ["addressTaken", null],
    ];
    expect(outcomes).toContainEqual([refusal(undone), refusal(made)]);
  });

  test("removes who was let in since the thief's login, before the change as after it; who was there before stays, signed out, and is named", async () => {
    const owner = await portal.member();
    const [helper, spy] = [newEmail(), newEmail()];
    dataOf(await owner.api(collaborators.sendAssistantEmail, { body: { email: helper } }));
    const before = newSender();
    const connect = async (sender: ReturnType<typeof newSender>, email: string) => {
      const browser = portal.browser();
      const ticket = await arriveAs(portal, browser, sender);
      const code = await codeByTicket(portal, browser, ticket, email);
      dataOf(await bindPlatform(browser, ticket, email, code));
    };
    await connect(before, owner.email);
    const thief = portal.browser();
    portal.pass(1);
    await portal.logIn(thief, owner.email);
    const early = newEmail();
    dataOf(await thief.api(collaborators.sendAssistantEmail, { body: { email: early } }));
    const theirs = await move(thief);
    const link = linkIn((await portal.mailTo(owner.email))?.text)!;
    const after = newSender();
    await connect(after, theirs);
    for (const email of [spy, owner.email])
      dataOf(await thief.api(collaborators.sendAssistantEmail, { body: { email } }));
    const ticket = /email-auth-login#(\S+)/.exec((await portal.mailTo(spy))!.text)![1]!;
    const spying = portal.browser();
    portal.pass(61);
    dataOf(await spying.api(collaborators.sendCaptchaByTicket, { body: { ticket } }));
    const captcha = codeIn(await portal.mailTo(spy));
    dataOf(await spying.api(collaborators.loginByEkycTicket, { body: { ticket, captcha } }));
    const old = /email-auth-login#(\S+)/.exec((await portal.mailTo(helper))!.text)![1]!;
    portal.pass(1);
    dataOf(await undo(portal.browser(), link));
    expect(await who(spying)).toEqual("sessionExpired");
    const dead = await spying.api(collaborators.getEmailByTicket, { query: { ticket: old } });
    expect(refusal(dead)).toEqual("linkExpired");
    const told = (await portal.mailTo(owner.email))!.text.match(/^(Collaborator|Platform): .*$/gm);
    expect(told).toEqual([
      "Collaborator: m***@h***.example",
      `Platform: Demo Exchange, ${masked(before.email!)}`,
    ]);
    const comes = async (sender: ReturnType<typeof newSender>) => {
      const browser = portal.browser();
      return refusal(await signIn(browser, await arriveAs(portal, browser, sender)));
    };
    expect([await comes(before), await comes(after)]).toEqual([null, "linkExpired"]);
    dataOf(await reset(owner.browser, owner.email, password));
    await portal.logIn(owner.browser, owner.email);
    const left = dataOf(await owner.api(collaborators.getAssistants));
    expect(left.map(({ email }) => email)).toEqual([helper]);
  });

  test("leaves nothing good that was under way: no reset by the address that is left, no password, no further change", async () => {
    for (const late of [0, 1, 2]) {
      const { owner, thief, theirs, link, reader } = await taken();
      const elsewhere = portal.browser();
      portal.pass(61);
      const proof = await portal.prove(elsewhere, theirs, "reset");
      const further = newEmail();
      const wanted = await portal.prove(thief, further, "change");
      portal.pass(1);
      const ways = [
        () => elsewhere.api(resetPassword, { body: { email: theirs, proof, password: mine } }),
        () => thief.api(changePassword, { body: { password, new_password: mine } }),
        () => thief.api(bindEmail, { body: { email: further, proof: wanted, password } }),
      ];
      const [undone] = await Promise.all([undo(reader, link), ways[late]!()]);
      dataOf(undone);
      for (const way of ways)
        expect(["proofSpent", "sessionExpired", "wrongPassword"]).toContain(refusal(await way()));
      expect([await who(thief), await who(elsewhere)]).toEqual([
        "sessionExpired",
        "sessionExpired",
      ]);
      for (const address of [owner.email, theirs, further])
        for (const word of [password, mine])
          expect(await logInBy(address, word)).toEqual("wrongLogin");
    }
  });

  test("lets its reader have a code of their own, though strangers have used theirs up", async () => {
    const { owner, link, reader } = await taken();
    dataOf(await undo(reader, link));
    const ask = ({ api }: Browser) => {
      portal.pass(61);
      return api(account.sendEmailCaptcha, { body: { email: owner.email, type: "reset" } });
    };
    const strangers = Array.from({ length: 6 }, () => portal.browser());
    const asked: (string | null)[] = [];
    for (const stranger of strangers) asked.push(refusal(await ask(stranger)));
    expect(asked.at(-1)).toEqual("codeTooManyByAnyone");
    expect(refusal(await ask(reader))).toEqual(null);
  });

  test("stands in its mail alone: in no table and no log; and few links are looked at from one place", async () => {
    const { owner, link, reader } = await taken();
    dataOf(await read(reader, link));
    dataOf(await undo(reader, link));
    const tables = await portal.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const holding = `select count(*)::int as held from ${name} t where t::text like $1`;
      expect([name, await portal.rows(holding, [`%${link}%`])]).toEqual([name, [{ held: 0 }]]);
    }
    expect([logged.includes("undo-email-change"), logged.includes(link)]).toEqual([true, false]);
    expect(logged.includes(owner.email)).toEqual(false);
    const guesses = [];
    for (let guess = 0; guess < 10; guess += 1) guesses.push(await read(reader, "B".repeat(43)));
    expect(guesses.map(refusal).at(-1)).toEqual("tooMany");
  });
});
