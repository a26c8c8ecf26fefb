import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { bindEmail, resetPassword } from "#contract/calls/security.ts";
import { comeInvited } from "#tests/support/server/invited.ts";
import {
  arriveAs,
  codeByTicket,
  create,
  signIn,
  newSender,
} from "#tests/support/server/platform.ts";
import { codeIn, newEmail, password } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const garbage = "A".repeat(43);
const ask = ({ api }: Browser, email: string) =>
  api(account.sendEmailCaptcha, { body: { email, type: "change" } });
const bind = ({ api }: Browser, email: string, proof: string, shown: object = { password }) =>
  api(bindEmail, { body: { email, proof, ...shown } });
const proveNew = async (browser: Browser, email = newEmail()) => {
  portal.pass(61);
  const proof = await portal.prove(browser, email, "change");
  portal.pass(1);
  return { email, proof };
};
const who = async ({ api }: Browser) => {
  const outcome = await api(account.whoAmI);
  return outcome.ok ? outcome.data.email : outcome.refusal;
};
const kindsTo = async (email: string) => (await portal.mailsTo(email)).map(({ kind }) => kind);

describe("AU20 another address", () => {
  test("AT01 logs in from then on; every other session ends, both addresses are told, the trail says it", async () => {
    const { browser, email: present, accountId } = await portal.member();
    const elsewhere = portal.browser();
    await portal.logIn(elsewhere, present);
    const { email, proof } = await proveNew(browser);
    expect(dataOf(await bind(browser, email, proof))).toMatchObject({ email, is_assistant: false });
    expect([await who(browser), await who(elsewhere)]).toEqual([email, "sessionExpired"]);
    const logInAs = async (address: string) =>
      refusal(await portal.browser().api(account.login, { body: { email: address, password } }));
    expect([await logInAs(present), await logInAs(email)]).toEqual(["wrongLogin", null]);
    const [left] = await portal.mailsTo(present);
    expect([
      left?.kind,
      left?.text.includes(email),
      /m\*\*\*@h\*\*\*\.example/.test(left!.text),
    ]).toEqual(["emailLeft", false, true]);
    const [taken] = await portal.mailsTo(email);
    expect([taken?.kind, taken?.text.includes(email)]).toEqual(["emailTaken", true]);
    const audit =
      "select action, fields from audit where account_id = $1 order by seq desc limit 3";
    expect((await portal.rows(audit, [accountId])).slice(1)).toEqual([
      { action: "session.begin", fields: [] },
      { action: "email.change", fields: ["email"] },
    ]);
  });

  test("leaves nothing good at the one before: no reset under way, none later; another may register it", async () => {
    const { browser, email: present } = await portal.member();
    const elsewhere = portal.browser();
    portal.pass(61);
    const reset = await portal.prove(elsewhere, present, "reset");
    const { email, proof } = await proveNew(browser);
    dataOf(await bind(browser, email, proof));
    const next = { email: present, proof: reset, password: "Walnut-Ladder-31" };
    expect(refusal(await elsewhere.api(resetPassword, { body: next }))).toEqual("proofSpent");
    portal.pass(61);
    const before = await kindsTo(present);
    dataOf(
      await elsewhere.api(account.sendEmailCaptcha, { body: { email: present, type: "reset" } }),
    );
    expect(await kindsTo(present)).toEqual(before);
    await portal.member(present);
    expect([
      await who(browser),
      refusal(await elsewhere.api(resetPassword, { body: next })),
    ]).toEqual([email, "proofSpent"]);
  });

  test("needs the present password; a wrong one spends nothing", async () => {
    const { browser, email: present } = await portal.member();
    const { email, proof } = await proveNew(browser);
    for (const shown of [{ password: "Wrong-Kettle-58" }, {}, { present_proof: garbage }])
      expect(refusal(await bind(browser, email, proof, shown))).toEqual("wrongPassword");
    expect(await who(browser)).toEqual(present);
    expect(refusal(await bind(browser, email, proof))).toEqual(null);
  });

  test("needs a proof of its own: of this address, for this purpose, in this browser, once, for ten minutes", async () => {
    const { browser, email: present } = await portal.member();
    const { email, proof } = await proveNew(browser);
    const stranger = await portal.member();
    const other = await proveNew(browser);
    const registering = await portal.prove(browser, email);
    const own = await proveNew(browser, present);
    for (const forged of [garbage, other.proof, registering, own.proof])
      expect(refusal(await bind(browser, email, forged))).toEqual("proofSpent");
    expect(refusal(await bind(stranger.browser, email, proof))).toEqual("proofSpent");
    expect(refusal(await bind(browser, present, own.proof))).toEqual("emailUnchanged");
    expect(refusal(await bind(browser, email, proof))).toEqual(null);
    expect(refusal(await bind(browser, email, proof))).toEqual("emailUnchanged");
    const late = await proveNew(browser);
    portal.pass(601);
    expect(refusal(await bind(browser, late.email, late.proof))).toEqual("proofSpent");
  });

  test("is proved by the account that gets it: not by one before in the same browser", async () => {
    const { browser } = await portal.member();
    const { email, proof } = await proveNew(browser);
    const other = await portal.member();
    await portal.logIn(browser, other.email);
    expect(refusal(await bind(browser, email, proof))).toEqual("proofSpent");
    portal.pass(61);
    dataOf(await ask(browser, email));
    const captcha = codeIn(await portal.mailTo(email));
    const body = { email, type: "change" as const, captcha };
    dataOf(await browser.api(account.logout));
    const verified = await browser.api(account.verifyCaptcha, { body });
    expect(refusal(verified)).toEqual("sessionExpired");
  });

  test("gets the same answer whether or not it is taken; taken meanwhile it is rejected as a spent proof", async () => {
    const { browser } = await portal.member();
    const { email: theirs } = await portal.member();
    const { email, proof } = await proveNew(browser);
    portal.pass(61);
    expect(dataOf(await ask(browser, theirs))).toEqual({
      wait_seconds: 60,
      expires_in_seconds: 600,
    });
    expect((await kindsTo(theirs))[0]).toEqual("accountExists");
    await portal.member(email);
    expect(refusal(await bind(browser, email, proof))).toEqual("proofSpent");
  });

  test("goes to one of several who want it at the same moment", async () => {
    const email = newEmail();
    const all = await Promise.all([portal.member(), portal.member(), portal.member()]);
    const proofs: string[] = [];
    for (const { browser } of all) proofs.push((await proveNew(browser, email)).proof);
    const tried = await Promise.all(
      all.map(({ browser }, at) => bind(browser, email, proofs[at]!)),
    );
    expect(tried.map(refusal).toSorted()).toEqual([null, "proofSpent", "proofSpent"].toSorted());
  });

  test("is one, however many the holder binds at once", async () => {
    const { browser } = await portal.member();
    const wanted = [await proveNew(browser), await proveNew(browser), await proveNew(browser)];
    const tried = await Promise.all(wanted.map(({ email, proof }) => bind(browser, email, proof)));
    const done = wanted.filter((_, at) => tried[at]!.ok);
    expect(done.length).toEqual(1);
    for (const outcome of tried)
      expect([null, "sessionExpired", "wrongPassword"]).toContain(refusal(outcome));
    portal.pass(1);
    const { email } = done[0]!;
    expect((await portal.logIn(portal.browser(), email)).email).toEqual(email);
  });

  test("is a work address where an institution applies, and none of a collaborator's", async () => {
    const { browser } = await portal.member();
    const helper = newEmail();
    dataOf(await browser.api(sendAssistantEmail, { body: { email: helper } }));
    const generic = "harbour.light@gmail.com";
    expect(refusal(await ask(browser, generic))).toEqual("workEmailNeeded");
    expect(refusal(await ask(browser, helper))).toEqual("alreadyInvited");
    expect(refusal(await bind(browser, generic, garbage))).toEqual("workEmailNeeded");
    expect(refusal(await bind(browser, helper, garbage))).toEqual("alreadyInvited");
    const person = await portal.member(newEmail(), "individual");
    const { proof } = await proveNew(person.browser, generic);
    expect(refusal(await bind(person.browser, generic, proof))).toEqual(null);
  });

  test("is the holder's to choose: a collaborator and a stranger are refused the code and the change", async () => {
    const holder = await portal.member();
    const helper = newEmail();
    dataOf(await holder.api(sendAssistantEmail, { body: { email: helper } }));
    const browser = portal.browser();
    await comeInvited(portal, browser, helper);
    expect(refusal(await ask(browser, newEmail()))).toEqual("holderOnly");
    expect(refusal(await bind(browser, newEmail(), garbage))).toEqual("holderOnly");
    expect(refusal(await ask(portal.browser(), newEmail()))).toEqual("sessionExpired");
    expect(refusal(await bind(portal.browser(), newEmail(), garbage))).toEqual("sessionExpired");
  });

  test("needs the present mailbox where there is no password; the platform's account logs in as before", async () => {
    const [sender, present] = [newSender(), newEmail()];
    const browser = portal.browser();
    const arrived = await arriveAs(portal, browser, sender);
    const code = await codeByTicket(portal, browser, arrived, present, "register");
    dataOf(await create(browser, arrived, present, code));
    const { email, proof } = await proveNew(browser);
    const { proof: present_proof } = await proveNew(browser, present);
    for (const shown of [{}, { present_proof: garbage }, { present_proof: proof }])
      expect(refusal(await bind(browser, email, proof, shown))).toEqual("proofSpent");
    expect(refusal(await bind(browser, email, proof))).toEqual("wrongPassword");
    expect(refusal(await bind(browser, email, proof, { present_proof }))).toEqual(null);
    const again = portal.browser();
    dataOf(await signIn(again, await arriveAs(portal, again, sender)));
    expect(await who(again)).toEqual(email);
  });
});
