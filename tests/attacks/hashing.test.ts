import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { deskLogin } from "#contract/calls/desk-session.ts";
import { changePassword, resetPassword } from "#contract/calls/security.ts";
import { hashesPerPlace, hashesPerSite, loginsPerPlace } from "#server/http/rate-limits.ts";
import { admitted } from "#server/passwords/hash-semaphore.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { newEmail, password, registration } from "../support/server/credentials.ts";
import { addToDesk } from "../support/server/desk.ts";
import { deskApi } from "../support/server/desk-api.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, sharedPortal } from "../support/server/portal.ts";

const quick = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const portal = sharedPortal({}, undefined, openPasswords(1, quick));

const logIn = ({ api }: Browser, email: string, given = password) =>
  api(account.login, { body: { email, password: given } });

/** While strangers have filled their lane: one hash is under way and fifty wait. */
async function whileFull<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const full = Array.from({ length: 51 }, () =>
    portal.services.passwords.admitted("strangers", () => promise),
  );
  const done = await work().finally(resolve);
  await Promise.all(full);
  return done;
}

describe("while strangers let the server hash as much as it takes", () => {
  test("the owner gets in from a known browser, and no try that was refused pauses a new one", async () => {
    const { browser, email } = await portal.member();
    const fresh = portal.browser();
    const told = await whileFull(async () => {
      const refused = [];
      for (let tried = 0; tried < 40; tried += 1) refused.push(refusal(await logIn(fresh, email)));
      return { refused: new Set(refused), known: refusal(await logIn(browser, email)) };
    });
    expect(told).toEqual({ refused: new Set(["overloaded"]), known: null });
    expect(refusal(await logIn(fresh, email))).toBe(null);
  });

  test("who has proved a mailbox or a link sets a password, and who is signed in another one", async () => {
    const { browser, email, api } = await portal.member();
    const [fresh, address] = [portal.browser(), newEmail()];
    portal.pass(60);
    const proof = await portal.prove(fresh, address);
    const reset = await portal.prove(browser, email, "reset");
    const sent = "Kettle-on-slate-58";
    const told = await whileFull(async () => [
      refusal(await api(changePassword, { body: { password, new_password: sent } })),
      refusal(await fresh.api(account.register, { body: registration(address, proof) })),
      refusal(await api(resetPassword, { body: { email, proof: reset, password } })),
    ]);
    expect(told).toEqual([null, null, null]);
  });

  test("an invented proof is refused before anything is hashed, for any address", async () => {
    const { email } = await portal.member();
    const { api } = portal.browser();
    dataOf(await api(account.journalKey));
    const proof = "p".repeat(43);
    const told = await whileFull(async () => {
      const refused = [];
      for (const address of [email, newEmail()])
        refused.push(
          refusal(await api(account.register, { body: registration(address, proof) })),
          refusal(await api(resetPassword, { body: { email: address, proof, password } })),
        );
      return new Set(refused);
    });
    expect(told).toEqual(new Set(["proofSpent"]));
  });
});

test("a known browser, and a place of strangers, cannot let the server hash without end, and neither stops the other", async () => {
  const { db, passwords, clock } = portal.services;
  const hash = (addressRange: string, browser: string | null) =>
    admitted({ db, passwords, now: clock(), addressRange }, browser, async () => null);
  for (const browser of ["browser of the holder", null]) {
    for (let at = 0; at < hashesPerPlace.most; at += 1) await hash("198.51.100.7", browser);
    await expect(hash("198.51.100.7", browser)).rejects.toMatchObject({ refusal: "tooMany" });
  }
  expect(await hash("198.51.100.7", "another browser")).toBe(null);
  expect(await hash("198.51.100.8", null)).toBe(null);
});

test("few places are let in at once, so that the rest of the portal keeps its connections", async () => {
  const { db, passwords, clock } = portal.services;
  let [inside, most] = [0, 0];
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  const places = Array.from({ length: 40 }, (_, at) => `203.0.113.${at}`);
  await Promise.all(
    places.map((addressRange) =>
      admitted({ db, passwords, now: clock(), addressRange }, null, work),
    ),
  );
  expect(most).toBeLessThanOrEqual(4);
});

test("nor can all places of one IPv6 site together", async () => {
  const { db, passwords, clock } = portal.services;
  const hash = (addressRange: string) =>
    admitted({ db, passwords, now: clock(), addressRange }, null, async () => null);
  for (let at = 0; at < hashesPerSite.most; at += 1)
    await hash(`2001:db8:7:${(at % 256).toString(16)}::/64`);
  await expect(hash("2001:db8:7:fff::/64")).rejects.toMatchObject({ refusal: "tooMany" });
  expect(await hash("2001:db8:8:1::/64")).toBe(null);
});

test("wrong logins at the desk are limited per place, whatever address they name", async () => {
  const api = deskApi(portal.browser());
  const tried = (email: string) => api(deskLogin, { body: { email, password: "Wrong-Kettle-58" } });
  for (let at = 0; at < loginsPerPlace.most; at += 1)
    expect(refusal(await tried(newEmail()))).toBe("wrongLogin");
  expect(refusal(await tried(newEmail()))).toBe("tooMany");
  const rae = await addToDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(deskLogin, { body: { email: rae.email, password: rae.password } }));
});
