import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { changePassword, endSessions, resetPassword, sessions } from "#contract/calls/security.ts";
import { newEmail, password } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";
import { bucketKey } from "../http/rate-limits.ts";

const portal = sharedPortal();

const next = "Walnut-Ladder-31";
const logInWith = (browser: Browser, email: string, guess: string) =>
  browser.api(account.login, { body: { email, password: guess } });
const reset = (browser: Browser, email: string, proof: string, as = next) =>
  browser.api(resetPassword, { body: { email, proof, password: as } });

/** A holder, and a browser elsewhere that has read the code of a reset. */
async function forgetful() {
  const member = await portal.member();
  const elsewhere = portal.browser();
  portal.pass(1);
  const proof = await portal.prove(elsewhere, member.email, "reset");
  portal.pass(1);
  return { ...member, elsewhere, proof };
}

describe("a forgotten password", () => {
  test("AT01 AU16 a reset ends every session, sends a mail to the holder and does not sign in", async () => {
    const { browser, email, elsewhere, proof, accountId } = await forgetful();
    const others = [portal.browser(), portal.browser()];
    for (const other of others) await portal.logIn(other, email);
    expect(dataOf(await reset(elsewhere, email, proof))).toEqual({ email });
    for (const each of [browser, ...others, elsewhere])
      expect(refusal(await each.api(account.whoAmI))).toEqual("sessionExpired");
    expect((await portal.mailTo(email))?.kind).toEqual("passwordChanged");
    expect(refusal(await logInWith(elsewhere, email, password))).toEqual("wrongLogin");
    expect(refusal(await logInWith(elsewhere, email, next))).toEqual(null);
    const audit = "select action from audit where account_id = $1 order by seq desc limit 2";
    expect(await portal.rows(audit, [accountId])).toEqual([
      { action: "session.begin" },
      { action: "password.reset" },
    ]);
  });

  test("AU16 a login with the old password at the same moment leaves no session behind", async () => {
    const { email, elsewhere, proof } = await forgetful();
    const rush = Array.from({ length: 10 }, () => portal.browser());
    const tried = rush.map((browser) => logInWith(browser, email, password));
    dataOf(await reset(elsewhere, email, proof));
    await Promise.all(tried);
    const alive = await Promise.all(rush.map((browser) => browser.api(account.whoAmI)));
    expect(new Set(alive.map(refusal))).toEqual(new Set(["sessionExpired"]));
  });

  test("AU08 a proof resets once, its own address, in its browser, for ten minutes", async () => {
    const { email, elsewhere, proof } = await forgetful();
    const { email: theirs } = await portal.member();
    expect(refusal(await reset(elsewhere, theirs, proof))).toEqual("proofSpent");
    expect(refusal(await reset(portal.browser(), email, proof))).toEqual("proofSpent");
    expect(refusal(await reset(elsewhere, email, "A".repeat(43)))).toEqual("proofSpent");
    expect(refusal(await reset(elsewhere, email, proof, "P@ssw0rd1"))).toEqual("passwordCommon");
    expect(refusal(await reset(elsewhere, email, proof))).toEqual(null);
    expect(refusal(await reset(elsewhere, email, proof))).toEqual("proofSpent");
    const late = await forgetful();
    portal.pass(601);
    expect(refusal(await reset(late.elsewhere, late.email, late.proof))).toEqual("proofSpent");
  });

  test("AU06 the proof of a registration resets nothing", async () => {
    const email = newEmail();
    const browser = portal.browser();
    const proof = await portal.prove(browser, email);
    await portal.member(`other.${email}`);
    portal.pass(61);
    expect(refusal(await reset(browser, email, proof))).toEqual("proofSpent");
  });

  test("EB03 an unknown address gets the same answer as a spent proof", async () => {
    const { email } = await portal.member();
    const answers = await Promise.all(
      [email, newEmail()].map((as) => reset(portal.browser(), as, "A".repeat(43))),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test("EB13 a hundred wrong passwords pause the owner in a new browser, and a reset lets the owner in at once", async () => {
    const { email } = await portal.member();
    const browser = portal.browser();
    const stranger = portal.browser();
    await logInWith(stranger, email, "Wrong-Kettle-58");
    const address = portal.services.keys.emailKey(email).toString("hex");
    const counted = bucketKey(`login failures|${address}`);
    const set = "update rate_bucket set taken = 99 where key = $1 returning taken";
    expect(await portal.rows(set, [counted])).toEqual([{ taken: 99 }]);
    await logInWith(stranger, email, "Wrong-Kettle-58");
    expect(refusal(await logInWith(browser, email, password))).toEqual("loginPaused");
    portal.pass(1);
    const proof = await portal.prove(browser, email, "reset");
    dataOf(await reset(browser, email, proof));
    expect(refusal(await logInWith(browser, email, next))).toEqual(null);
  });
});

describe("a change of password", () => {
  const change = (browser: Browser, current: string, as = next) =>
    browser.api(changePassword, { body: { password: current, new_password: as } });

  test("AU15 needs a session and the present password; other sessions end, this one goes on under a new cookie", async () => {
    const { browser, email } = await portal.member();
    const other = portal.browser();
    await portal.logIn(other, email);
    const before = browser.cookies.get("kyc_sid");
    expect(refusal(await change(portal.browser(), password))).toEqual("sessionExpired");
    expect(refusal(await change(browser, "Wrong-Kettle-58"))).toEqual("wrongPassword");
    expect(refusal(await change(browser, password, "P@ssw0rd1"))).toEqual("passwordCommon");
    portal.pass(1);
    dataOf(await change(browser, password));
    expect(refusal(await other.api(account.whoAmI))).toEqual("sessionExpired");
    expect(refusal(await browser.api(account.whoAmI))).toEqual(null);
    expect(browser.cookies.get("kyc_sid")).not.toEqual(before);
    other.cookies.set("kyc_sid", before!);
    expect(refusal(await other.api(account.whoAmI))).toEqual("sessionExpired");
    expect((await portal.mailTo(email))?.kind).toEqual("passwordChanged");
    expect(refusal(await logInWith(other, email, next))).toEqual(null);
  });

  test("AU15 a stolen session guesses the present password no faster than the login page", async () => {
    const { browser } = await portal.member();
    for (let failure = 0; failure < 5; failure += 1)
      expect(refusal(await change(browser, "Wrong-Kettle-58"))).toEqual("wrongPassword");
    expect(refusal(await change(browser, password))).toEqual("loginPaused");
  });
});

describe("where a person is signed in", () => {
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

  async function onThree() {
    const { browser, email } = await portal.member();
    const [second, third] = [portal.browser(), portal.browser()];
    for (const each of [second, third]) {
      portal.pass(60);
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": phone },
        body: JSON.stringify({ email, password }),
      };
      await each.fetch(account.login.path, init);
    }
    return { browser, second, third };
  }

  test("SE10 each session is listed with its device, its place and when it was last used", async () => {
    const { second } = await onThree();
    const listed = dataOf(await second.api(sessions));
    const shown = listed.map(({ current, browser, system, seen_at, began_at }) => ({
      current,
      browser,
      system,
      seconds: (seen_at - began_at) / 1000,
    }));
    expect(shown).toEqual([
      { current: true, browser: "Safari", system: "iOS", seconds: 0 },
      { current: false, browser: "Safari", system: "iOS", seconds: 0 },
      { current: false, browser: "", system: "", seconds: 0 },
    ]);
    for (const { address_range } of listed) expect(address_range).toMatch(/^198\.51\.\d+\.\d+$/);
  });

  test("SE10 one of them is ended, or all others; this one goes on", async () => {
    const { browser, second, third } = await onThree();
    const [, newest] = dataOf(await browser.api(sessions));
    expect(dataOf(await browser.api(endSessions, { body: { id: newest!.id } }))).toEqual({
      ended: 1,
    });
    const state = async () =>
      Promise.all(
        [browser, second, third].map(async (each) => refusal(await each.api(account.whoAmI))),
      );
    expect(await state()).toEqual([null, null, "sessionExpired"]);
    // Pressed twice.
    expect(dataOf(await browser.api(endSessions, { body: { id: newest!.id } }))).toEqual({
      ended: 0,
    });
    expect(dataOf(await browser.api(endSessions, { body: {} }))).toEqual({ ended: 1 });
    expect(await state()).toEqual([null, "sessionExpired", "sessionExpired"]);
    expect(dataOf(await browser.api(sessions)).length).toEqual(1);
  });

  test("AC02 another person's session is not found and goes on", async () => {
    const [mine, theirs] = [await portal.member(), await portal.member()];
    const { id } = dataOf(await theirs.api(sessions))[0]!;
    expect(refusal(await mine.api(endSessions, { body: { id } }))).toEqual("notFound");
    expect(refusal(await theirs.api(account.whoAmI))).toEqual(null);
  });
});
