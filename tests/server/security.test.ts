import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { resetPassword } from "#contract/calls/security.ts";
import {
  aMember,
  type Browser,
  given,
  logIn,
  openPortal,
  password,
  type Portal,
  prove,
  refusal,
  rows,
  someone,
} from "./portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const next = "Walnut-Ladder-31";
const logInWith = (browser: Browser, email: string, guess: string) =>
  browser.api(account.login, { body: { email, password: guess } });
const reset = (browser: Browser, email: string, proof: string, as = next) =>
  browser.api(resetPassword, { body: { email, proof, password: as } });

/** A holder, and a browser elsewhere that has read the code of a reset. */
async function forgetful() {
  const member = await aMember(portal);
  const elsewhere = portal.browser();
  portal.pass(1);
  const proof = await prove(portal, elsewhere, member.email, "reset");
  portal.pass(1);
  return { ...member, elsewhere, proof };
}

describe("a forgotten password", () => {
  test("AU16 a reset ends every session, writes to the holder and signs nobody in", async () => {
    const { browser, email, elsewhere, proof, accountId } = await forgetful();
    const others = [portal.browser(), portal.browser()];
    for (const other of others) await logIn(portal, other, email);
    expect(given(await reset(elsewhere, email, proof))).toEqual({ email });
    for (const each of [browser, ...others, elsewhere])
      expect(refusal(await each.api(account.whoAmI))).toEqual("sessionExpired");
    expect((await portal.mailTo(email))?.kind).toEqual("passwordChanged");
    expect(refusal(await logInWith(elsewhere, email, password))).toEqual("wrongLogin");
    expect(refusal(await logInWith(elsewhere, email, next))).toEqual(null);
    const audit = "select action from audit where account_id = $1 order by seq desc limit 2";
    expect(await rows(portal.databaseUrl, audit, [accountId])).toEqual([
      { action: "session.begin" },
      { action: "password.reset" },
    ]);
  });

  test("AU16 a login with the old password at the same moment leaves no session behind", async () => {
    const { email, elsewhere, proof } = await forgetful();
    const rush = Array.from({ length: 10 }, () => portal.browser());
    const tried = rush.map((browser) => logInWith(browser, email, password));
    given(await reset(elsewhere, email, proof));
    await Promise.all(tried);
    const alive = await Promise.all(rush.map((browser) => browser.api(account.whoAmI)));
    expect(new Set(alive.map(refusal))).toEqual(new Set(["sessionExpired"]));
  });

  test("AU08 a proof resets once, its own address, in its browser, for ten minutes", async () => {
    const { email, elsewhere, proof } = await forgetful();
    const { email: theirs } = await aMember(portal);
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
    const email = someone();
    const browser = portal.browser();
    const proof = await prove(portal, browser, email);
    await aMember(portal, `other.${email}`);
    portal.pass(61);
    expect(refusal(await reset(browser, email, proof))).toEqual("proofSpent");
  });

  test("EB03 an address that nobody registered is told what a spent proof is told", async () => {
    const { email } = await aMember(portal);
    const answers = await Promise.all(
      [email, someone()].map((as) => reset(portal.browser(), as, "A".repeat(43))),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test("EB13 a hundred wrong passwords pause the owner, and a reset lets the owner in at once", async () => {
    const { browser, email } = await aMember(portal);
    for (let place = 0; place < 25; place += 1) {
      const stranger = portal.browser();
      for (let failure = 0; failure < 4; failure += 1)
        await logInWith(stranger, email, "Wrong-Kettle-58");
    }
    expect(refusal(await logInWith(browser, email, password))).toEqual("loginPaused");
    portal.pass(1);
    const proof = await prove(portal, browser, email, "reset");
    given(await reset(browser, email, proof));
    expect(refusal(await logInWith(browser, email, next))).toEqual(null);
  });
});
