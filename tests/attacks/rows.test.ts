import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { captchaChallenge } from "#contract/calls/captcha.ts";
import { oauthLogin } from "#contract/calls/platforms.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { inAccount } from "#server/database/database.ts";
import { endTickets } from "#server/collaborators/collaborator-queries.ts";
import { anAccount } from "../access/world.ts";
import { arriveAs, newSender } from "../support/server/platform.ts";
import { newEmail, password, registration } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, databaseFollows, sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal({ CAPTCHA_SWITCH: "ON" });

const count = async (table: string) => {
  const counted = `select count(*)::int as held from ${table}`;
  return (await portal.rows<{ held: number }>(counted))[0]!.held;
};

const email = newEmail();
const proof = "p".repeat(43);
const beginning: [string, (browser: Browser) => Promise<unknown>][] = [
  ["journal-key", ({ api }) => api(account.journalKey)],
  ["captcha-challenge", ({ api }) => api(captchaChallenge, { body: { kind: "work" } })],
  ["oauth-login", ({ api }) => api(oauthLogin, { body: { ticket: "a.b.c" } })],
  [
    "send-email-captcha",
    ({ api }) => api(account.sendEmailCaptcha, { body: { email, type: "register" } }),
  ],
];
const proving: [string, (browser: Browser) => Promise<unknown>][] = [
  [
    "verify-captcha",
    ({ api }) =>
      api(account.verifyCaptcha, { body: { email, type: "register", captcha: "000000" } }),
  ],
  ["register", ({ api }) => api(account.register, { body: registration(email, proof) })],
  ["reset-password", ({ api }) => api(resetPassword, { body: { email, proof, password } })],
  ["login", ({ api }) => api(account.login, { body: { email, password } })],
];

describe("EB06 what an unknown visitor leaves in the database", () => {
  test.each(beginning)("%s is refused past six hundred new browsers an hour", async (_, visit) => {
    const browser = portal.browser();
    await visit(browser);
    const key = (await portal.rows<{ key: string }>(newest))[0]!.key;
    const full = "update rate_bucket set taken = 600 where key = $1";
    await portal.rows(full, [key]);
    const held = await count("pre_session");
    await visit(browser);
    browser.cookies.clear();
    expect(await visit(browser)).toMatchObject({ refusal: "tooMany", data: { seconds: 3600 } });
    expect(await count("pre_session")).toEqual(held);
  });
  const newest = "select key from rate_bucket where key like 'browsers%' and taken < 600";

  test.each(proving)("%s begins nothing", async (_, visit) => {
    const browser = portal.browser();
    const held = await count("pre_session");
    await visit(browser);
    expect([await count("pre_session"), browser.cookies.has("kyc_pre")]).toEqual([held, false]);
  });

  test("is gone once it is over: browsers, captchas, counters, tickets and links", async () => {
    const browser = portal.browser();
    dataOf(await browser.api(captchaChallenge, { body: { kind: "work" } }));
    await arriveAs(portal, browser, newSender());
    const ended = await anAccount(portal);
    await inAccount(portal.services.db, ended.accountId, (handle) =>
      endTickets(handle, ended.collaboratorId, portal.services.clock()),
    );
    portal.pass(limits.inviteDays * 86_400 + 1);
    const kept = await anAccount(portal);
    const tables = ["pre_session", "captcha", "rate_bucket", "platform_ticket", "ticket"];
    await databaseFollows(portal);
    await portal.rows("select graphile_worker.add_job('tidy')");
    const held = () => Promise.all(tables.map(count));
    await expect.poll(held).toEqual([0, 0, 0, 0, 1]);
    const left = "select account_id from ticket";
    expect(await portal.rows(left)).toEqual([{ account_id: kept.accountId }]);
    expect(refusal(await browser.api(account.whoAmI))).toEqual("sessionExpired");
  });
});
