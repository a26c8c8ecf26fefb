import { expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as calls from "#contract/calls/platforms.ts";
import { bindEmail, resetPassword } from "#contract/calls/security.ts";
import { freeTries, loginsPerPlace } from "#server/http/rate-limits.ts";
import { arriveAs, bind, codeByTicket, create, newSender } from "#tests/support/server/platform.ts";
import { newEmail, password } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const aDay = 24 * 60 * 60;
const longAgo = 180 * aDay;
const other = "Silver-Lantern-41";

const who = async ({ api }: Browser) => {
  const asked = await api(account.whoAmI);
  return asked.ok ? asked.data.email : null;
};

/** A person from a platform who has read the code sent to an address. */
async function withCode(email: string, browser = portal.browser()) {
  const ticket = await arriveAs(portal, browser, newSender());
  return { browser, ticket, email, code: await codeByTicket(portal, browser, ticket, email) };
}
type Arrived = Awaited<ReturnType<typeof withCode>>;

const byCode = ({ browser, ticket, email, code }: Arrived) => bind(browser, ticket, email, code);

const byPassword = ({ browser, ticket, email }: Arrived, proof: string, typed = password) =>
  browser.api(calls.bindInsWithOauthTicket, { body: { ticket, email, proof, password: typed } });

/** The same, told that the code is not enough, with the proof to come back with. */
async function asked(email: string) {
  const arrived = await withCode(email);
  const refused = await byCode(arrived);
  if (refused.ok) throw new Error("no password was required");
  expect(refused).toMatchObject({ refusal: "passwordNeeded", status: 200 });
  return { arrived, proof: String(refused.data["proof"]) };
}

test("D5 an account with a password whose mailbox was proved long ago is bound with the password as well", async () => {
  const { email } = await portal.member();
  portal.pass(longAgo);
  const { arrived, proof } = await asked(email);
  expect(await who(arrived.browser)).toEqual(null);
  dataOf(await byPassword(arrived, proof));
  expect(await who(arrived.browser)).toEqual(email);
  dataOf(await byCode(await withCode(email)));
});

test("D5 a mailbox that was proved within half a year is enough", async () => {
  const { email } = await portal.member();
  portal.pass(longAgo - 62);
  expect(refusal(await byCode(await withCode(email)))).toEqual(null);
});

test("D5 an account without a password has none to be asked for", async () => {
  const email = newEmail();
  const browser = portal.browser();
  const ticket = await arriveAs(portal, browser, newSender());
  const code = await codeByTicket(portal, browser, ticket, email, "register");
  dataOf(await create(browser, ticket, email, code));
  portal.pass(longAgo);
  expect(refusal(await byCode(await withCode(email)))).toEqual(null);
});

test("D5 a reset and another address prove the mailbox again; a login and a password change do not", async () => {
  const reset = await portal.member();
  const moved = await portal.member();
  const stayed = await portal.member();
  portal.pass(longAgo);
  const browser = portal.browser();
  const proof = await portal.prove(browser, reset.email, "reset");
  const body = { email: reset.email, proof, password: other };
  dataOf(await browser.api(resetPassword, { body }));
  dataOf(await byCode(await withCode(reset.email)));
  const there = portal.browser();
  dataOf(await there.api(account.login, { body: { email: moved.email, password } }));
  const to = newEmail();
  const toProof = await portal.prove(there, to, "change");
  dataOf(await there.api(bindEmail, { body: { email: to, proof: toProof, password } }));
  dataOf(await byCode(await withCode(to)));
  const here = portal.browser();
  dataOf(await here.api(account.login, { body: { email: stayed.email, password } }));
  expect(refusal(await byCode(await withCode(stayed.email)))).toEqual("passwordNeeded");
});

test("D5 a wrong password binds nothing and uses up neither the ticket nor the proof", async () => {
  const { email } = await portal.member();
  portal.pass(longAgo);
  const { arrived, proof } = await asked(email);
  expect(refusal(await byPassword(arrived, proof, other))).toEqual("wrongPassword");
  expect(await who(arrived.browser)).toEqual(null);
  dataOf(await byPassword(arrived, proof));
  expect(refusal(await byPassword(arrived, proof))).toEqual("linkExpired");
});

test("D5 the proof is good once, for its address, in its browser and for ten minutes", async () => {
  const { email } = await portal.member();
  const { email: another } = await portal.member();
  portal.pass(longAgo);
  const { arrived, proof } = await asked(email);
  const elsewhere = await withCode(email);
  expect(refusal(await byPassword(elsewhere, proof))).toEqual("bindingFailed");
  expect(refusal(await byPassword({ ...arrived, email: another }, proof))).toEqual("bindingFailed");
  const again = await arriveAs(portal, arrived.browser, newSender());
  dataOf(await byPassword(arrived, proof));
  expect(refusal(await byPassword({ ...arrived, ticket: again }, proof))).toEqual("bindingFailed");
  portal.pass(longAgo);
  const late = await asked(email);
  portal.pass(10 * 60);
  expect(refusal(await byPassword(late.arrived, late.proof))).toEqual("bindingFailed");
});

test("D5 EB03 whether a password is asked for is told after the right code alone", async () => {
  const { email } = await portal.member();
  portal.pass(longAgo);
  const arrived = await withCode(email);
  const unknown = { ...arrived, email: newEmail() };
  const wrong = arrived.code === "000000" ? "111111" : "000000";
  expect(refusal(await byCode({ ...arrived, code: wrong }))).toEqual("codeMismatch");
  expect(refusal(await byCode({ ...unknown, code: wrong }))).toEqual("codeMismatch");
  const proof = "p".repeat(43);
  expect(await byPassword(arrived, proof, other)).toEqual(await byPassword(unknown, proof, other));
});

test("D5 EB06 a wrong password is a failed login: the pause and the place's budget are those of the login page", async () => {
  const { email } = await portal.member();
  portal.pass(longAgo);
  const { arrived, proof } = await asked(email);
  for (let tried = 0; tried < freeTries.onePlace; tried += 1)
    expect(refusal(await byPassword(arrived, proof, other))).toEqual("wrongPassword");
  const { api } = arrived.browser;
  const login = (to: string) => api(account.login, { body: { email: to, password: other } });
  expect(refusal(await login(email))).toEqual("wrongLogin");
  expect(refusal(await byPassword(arrived, proof))).toEqual("loginPaused");
  const left = loginsPerPlace.most - freeTries.onePlace - 2;
  for (let tried = 0; tried < left; tried += 1)
    expect(refusal(await login(newEmail()))).toEqual("wrongLogin");
  expect(refusal(await byPassword(arrived, proof))).toEqual("tooMany");
});
