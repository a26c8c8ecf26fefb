import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { brands } from "#contract/brands.ts";
import { localeNames, locales } from "#contract/locales.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { fillIn as pageOf } from "#server/http/pages.ts";
import { policy } from "#server/http/headers.ts";
import { type Account, anAccount, signedIn } from "../access/world.ts";
import { password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { fire, hangUp } from "../support/server/shot.ts";

const portal = sharedPortal();
const secure = sharedPortal({ PUBLIC_URL: "https://kyc.harbour.example" });
let held: Account;
beforeAll(async () => {
  held = await anAccount(portal);
});
afterAll(hangUp);

type Line = [string, string];
const json: Line = ["content-type", "application/json"];
const here: Line = ["sec-fetch-site", "same-origin"];

async function who(lines: Line[], at = portal) {
  const path = account.whoAmI.path;
  const { body } = await fire(at.origin, { method: "GET", path, headers: lines, body: null });
  const { code, data } = JSON.parse(body.toString()) as { code: number; data: { email: string } };
  return code === 0 ? data.email : code;
}

const cookie = (...pairs: string[]): Line => ["cookie", pairs.join("; ")];
const expired = 14000001;

describe("SE01 the cookie over https", () => {
  test("is Secure, bound to the host by its name, out of reach of scripts and of other sites", async () => {
    const { email } = await anAccount(secure);
    const response = await secure.browser().fetch(account.login.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const lines = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "=…"));
    expect(lines).toEqual([
      "__Host-kyc_known=…; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Strict",
      "__Host-kyc_sid=…; Path=/; HttpOnly; Secure; SameSite=Strict",
    ]);
  });

  test("is read under that name only, so that a neighbouring host cannot plant one", async () => {
    const { tokens, email } = await anAccount(secure);
    expect(await who([cookie(`__Host-kyc_sid=${tokens.holder}`)], secure)).toEqual(email);
    for (const name of ["kyc_sid", "__host-kyc_sid", "__Secure-kyc_sid", " __Host-kyc_sid[]"])
      expect(await who([cookie(`${name}=${tokens.holder}`)], secure)).toEqual(expired);
  });
});

describe("SE02 cookies that another site planted", () => {
  test("of two of one name the first counts, and never a mixture", async () => {
    const { tokens, email } = held;
    const [good, bad] = [`kyc_sid=${tokens.holder}`, `kyc_sid=${"A".repeat(43)}`];
    const tried = [
      [cookie(good, bad)],
      [cookie(bad, good)],
      [cookie(good), cookie(bad)],
      [cookie(`kyc_sid=${tokens.holder}x`)],
      [cookie(`kyc_sid=${encodeURIComponent(tokens.holder)}%00`)],
      [cookie(`KYC_SID=${tokens.holder}`)],
    ];
    const found = [];
    for (const lines of tried) found.push(await who(lines));
    expect(found).toEqual([email, expired, email, expired, expired, expired]);
  });

  test("an unknown session or pre-session is not accepted", async () => {
    const planted = portal.browser();
    planted.cookies.set("kyc_pre", "P".repeat(43));
    dataOf(await planted.api(account.journalKey));
    expect(planted.cookies.get("kyc_pre")).not.toEqual("P".repeat(43));
    planted.cookies.set("kyc_sid", "S".repeat(43));
    dataOf(await planted.api(account.login, { body: { email: held.email, password } }));
    expect(planted.cookies.get("kyc_sid")).not.toEqual("S".repeat(43));
  });

  test("a planted session of the attacker's own ends when the victim logs in over it", async () => {
    const attacker = await anAccount(portal);
    const victim = signedIn(portal, attacker.tokens.holder);
    dataOf(await victim.api(account.login, { body: { email: held.email, password } }));
    expect(await who([cookie(`kyc_sid=${attacker.tokens.holder}`)])).toEqual(expired);
  });
});

describe("SE04 signing out", () => {
  test("clears what the browser keeps, and the session is over on the server", async () => {
    const { tokens } = await anAccount(portal);
    const browser = signedIn(portal, tokens.holder);
    const response = await browser.fetch(account.logout.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(response.headers.get("clear-site-data")).toEqual('"storage"');
    expect(response.headers.getSetCookie().map((line) => line.split("; ").slice(0, 2))).toEqual([
      ["kyc_sid=", "Max-Age=0"],
      ["kyc_pre=", "Max-Age=0"],
    ]);
    expect(await who([cookie(`kyc_sid=${tokens.holder}`)])).toEqual(expired);
  });
});

describe("CS01 a writing call that does not come from the portal's own page", () => {
  const own = () => portal.services.settings.publicUrl;
  const lies: [string, () => Line[]][] = [
    ["Origin null", () => [["origin", "null"]]],
    ["no word of it", () => []],
    ["the same host by another scheme", () => [["origin", own().replace("http:", "https:")]]],
    ["another port", () => [["origin", "http://127.0.0.1:1"]]],
    ["a longer host", () => [["origin", `${own()}.evil.example`]]],
    ["a name before it", () => [["origin", own().replace("://", "://x@")]]],
    ["two origins", () => [["origin", `${own()} https://evil.example`]]],
    ["in capitals", () => [["origin", own().toUpperCase()]]],
    ["Referer alone", () => [["referer", `${own()}/kyc/login`]]],
    ["the fetch site in other letters", () => [["sec-fetch-site", "Same-Origin"]]],
    [
      "two fetch sites",
      () => [
        ["sec-fetch-site", "same-origin"],
        ["sec-fetch-site", "cross-site"],
      ],
    ],
    [
      "a forwarded host",
      () => [
        ["origin", "https://evil.example"],
        ["x-forwarded-host", "evil.example"],
        ["host", "evil.example"],
      ],
    ],
  ];
  test.each(lies)("%s: 403, and the session goes on", async (_, lines) => {
    const { tokens, email } = await anAccount(portal);
    const headers = [json, cookie(`kyc_sid=${tokens.holder}`), ...lines()];
    const shot = { method: "POST", path: account.logout.path, headers, body: "{}" };
    expect((await fire(portal.origin, shot)).status).toEqual(403);
    expect(await who([cookie(`kyc_sid=${tokens.holder}`)])).toEqual(email);
  });

  test("another method named in a header, a query or a field is not taken", async () => {
    const { tokens, email } = await anAccount(portal);
    const mine = cookie(`kyc_sid=${tokens.holder}`);
    const get = (path: string, lines: Line[]) =>
      fire(portal.origin, { method: "GET", path, headers: [mine, ...lines], body: null });
    const tried = [
      await get(account.logout.path, [["x-http-method-override", "POST"]]),
      await get(account.logout.path, [["x-method-override", "POST"], here]),
      await get(`${account.logout.path}?_method=POST`, []),
    ];
    expect(tried.map(({ status }) => status)).toEqual([405, 405, 405]);
    expect(await who([mine])).toEqual(email);
  });
});

describe("CS05 no other origin may read or ask ahead", () => {
  const origins = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:8080.evil.example",
    "http://localhost:8080",
    "https://kyc.harbour.example",
  ];
  test.each(origins)("%s", async (origin) => {
    for (const path of [saveKyc.path, account.login.path, account.whoAmI.path, "/kyc/login"]) {
      for (const method of ["OPTIONS", "GET", "POST"]) {
        const headers: Line[] = [
          ["origin", origin],
          ["access-control-request-method", "POST"],
          ["access-control-request-headers", "content-type"],
          json,
        ];
        const answer = await fire(portal.origin, { method, path, headers, body: null });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith("access-"));
        expect([allowed, method === "OPTIONS" && answer.status < 400]).toEqual([[], false]);
      }
    }
  });
});

describe("CS06 no address leads away", () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      "https://evil.example",
      "//evil.example",
      "\\\\evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "%0d%0aLocation:%20https://evil.example",
      "\r\nSet-Cookie: kyc_sid=x",
      'zh-CN"><script>',
      "__proto__",
    ),
    fc.webUrl(),
    fc.string({ maxLength: 40 }),
  );
  const named = fc.record(
    { locale: hostile, source: hostile, back: hostile, returnTo: hostile, ticket: hostile },
    { requiredKeys: [] },
  );

  test("whatever the language, the source, the way back or the path say, a page stays ours", async () => {
    const pages = {
      folders: null,
      page: async (asked: Parameters<typeof pageOf>[1] & { nonce: string }) => ({
        html: pageOf('<html lang="en" data-brand="house">', asked),
        policy: policy(asked.nonce),
      }),
    };
    const app = await createApp({ ...portal.services, pages }, handlers, 0);
    const known = new Set(
      localeNames.flatMap((locale) =>
        Object.keys(brands).map(
          (brand) => `<html lang="${locales[locale].html}" data-brand="${brand}">`,
        ),
      ),
    );
    const paths = fc.constantFrom("/", "/kyc", "/kyc/login", "/kyc//evil.example", "/kyc/..//evil");
    await fc.assert(
      fc.asyncProperty(paths, named, async (path, query) => {
        const url = `${path}?${new URLSearchParams(query).toString()}`;
        const { statusCode, headers, body } = await app.inject({ url });
        const isFine =
          statusCode === 302 ? headers.location === "/kyc" : statusCode === 404 || known.has(body);
        expect([isFine, headers["set-cookie"], headers.refresh]).toEqual([
          true,
          undefined,
          undefined,
        ]);
      }),
      { numRuns: 200 },
    );
    await app.close();
  });
});

describe("CS07 IN08 IN09 IN10 the heads of every answer", () => {
  const places: [string, string][] = [
    ["GET", "/kyc"],
    ["GET", account.whoAmI.path],
    ["GET", kycForm.path.replace("{id}", "x")],
    ["POST", account.login.path],
    ["GET", "/kyc/assets/missing-abc.js"],
    ["GET", "/kyc/user/x.css"],
    ["GET", "/livez"],
    ["GET", "/nowhere"],
    ["TRACE", "/"],
    ["PUT", saveKyc.path],
  ];
  test.each(places)("%s %s", async (method, path) => {
    const { headers } = await fire(secure.origin, { method, path, headers: [], body: null });
    expect([
      headers["content-security-policy"],
      headers["x-frame-options"],
      headers["strict-transport-security"],
      headers["x-content-type-options"],
      headers["referrer-policy"],
      headers["cross-origin-opener-policy"],
      headers["cross-origin-resource-policy"],
      /camera=\(\), microphone=\(\)/.test(String(headers["permissions-policy"])),
      headers["server"] ?? headers["x-powered-by"],
    ]).toEqual([
      policy(),
      "DENY",
      "max-age=63072000; includeSubDomains",
      "nosniff",
      "no-referrer",
      "same-origin",
      "same-origin",
      true,
      undefined,
    ]);
  });

  test("IN10 nothing of a call is kept, nor what is missing; a page of a member's is no file", async () => {
    const kept = async (path: string) => {
      const mine = [cookie(`kyc_sid=${held.tokens.holder}`)];
      const answer = await fire(portal.origin, { method: "GET", path, headers: mine, body: null });
      return [answer.status, answer.headers["cache-control"]];
    };
    expect(await kept(account.whoAmI.path)).toEqual([200, "no-store"]);
    expect(await kept(`${account.whoAmI.path}/x.css`)).toEqual([404, "no-store"]);
    expect(await kept(`${account.whoAmI.path}%2fx.css`)).toEqual([404, "no-store"]);
    expect(await kept("/kyc/user/x.css")).toEqual([404, "no-store"]);
    expect(refusal(await signedIn(portal, held.tokens.holder).api(account.whoAmI))).toEqual(null);
  });
});
