import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { bucketKey, ticketsPerPlace } from "#server/http/rate-limits.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { type Account, anAccount } from "../access/world.ts";
import { newEmail } from "../support/server/credentials.ts";
import { openPortal, sharedPortal } from "../support/server/portal.ts";
import { type Answer, fire, hangUp } from "../support/server/shot.ts";

const portal = sharedPortal();
let held: Account;
beforeAll(async () => {
  held = await anAccount(portal);
});
afterAll(hangUp);

type Line = [string, string];
const own: Line[] = [
  ["sec-fetch-site", "same-origin"],
  ["content-type", "application/json"],
];
const from = (address: string): Line => ["x-forwarded-for", address];
const ofAll = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const post = (path: string, body: object, lines: Line[] = [], origin = portal.origin) =>
  fire(origin, { method: "POST", path, headers: [...own, ...lines], body: JSON.stringify(body) });

const bodyOf = ({ body }: Answer) => body.toString();
const refusalOf = (answer: Answer) =>
  (JSON.parse(bodyOf(answer)) as { data: { refusal?: string } }).data.refusal ?? null;

/** Sends many requests, sixteen at a time. */
async function many(count: number, send: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let at = 0;
  const work = async () => {
    while (at < count) {
      const mine = at;
      at += 1;
      answers[mine] = await send(mine);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return answers;
}

describe("EB04 two thousand invented tickets", () => {
  const ways: ((ticket: string, line: Line) => Promise<Answer>)[] = [
    (ticket, line) => {
      const path = `${collaborators.getEmailByTicket.path}?ticket=${ticket}`;
      return fire(portal.origin, { method: "GET", path, headers: [line], body: null });
    },
    (ticket, line) => post(collaborators.sendCaptchaByTicket.path, { ticket }, [line]),
    (ticket, line) =>
      post(collaborators.loginByEkycTicket.path, { ticket, captcha: "000000" }, [line]),
  ];

  test("are refused in one way wherever they are tried, and the good one is good after", async () => {
    const answers = await many(2000, (at) => {
      const ticket = randomBytes(32).toString("base64url");
      return ways[at % 10 < 8 ? 0 : (at % 10) - 7]!(ticket, from(ofAll(at)));
    });
    expect([...new Set(answers.map(bodyOf))].map((body) => JSON.parse(body) as object)).toEqual([
      {
        code: 25100012,
        message: "This link has expired. Ask the account holder for a new one.",
        data: { refusal: "linkExpired" },
      },
    ]);
    const good = await ways[0]!(held.ticket, from("10.200.0.1"));
    expect(JSON.parse(bodyOf(good))).toMatchObject({ code: 0 });
  });

  test("from one place ten a minute are looked at, the good one no more than the others", async () => {
    const line = from("192.0.2.77");
    const answers = await many(200, (at) =>
      ways[0]!(at === 150 ? held.ticket : randomBytes(32).toString("base64url"), line),
    );
    const counts = Map.groupBy(answers, refusalOf);
    expect([counts.get("linkExpired")?.length, counts.get("tooMany")?.length]).toEqual([
      ticketsPerPlace.most,
      190,
    ]);
  });
}, 180_000);

describe("EB07 an address that the client names is not believed", () => {
  const looks = ticketsPerPlace.most;
  const path = `${collaborators.getEmailByTicket.path}?ticket=${"A".repeat(43)}`;
  const settings: [string, Record<string, string>, (at: number) => string][] = [
    ["without a proxy", { TRUST_PROXY: "" }, ofAll],
    ["from a peer that is no proxy of ours", { TRUST_PROXY: "10.0.0.0/8" }, ofAll],
    ["before the last hop", { TRUST_PROXY: "127.0.0.1" }, (at) => `${ofAll(at)}, 192.0.2.5`],
  ];
  test.each(settings)("%s", async (_, env, spoofed) => {
    const other = await openPortal(env);
    const answers = await many(looks + 5, (at) => {
      const headers: Line[] = [
        from(spoofed(at)),
        ["x-real-ip", ofAll(at)],
        ["forwarded", `for=${ofAll(at)}`],
      ];
      return fire(other.origin, { method: "GET", path, headers, body: null });
    });
    await other.close();
    const counts = Map.groupBy(answers, refusalOf);
    expect([counts.get("linkExpired")?.length, counts.get("tooMany")?.length]).toEqual([looks, 5]);
  });
});

test("EB06 two hundred tries from two hundred places: ninety failed before, ten more are looked at", async () => {
  const { email } = await portal.member();
  const body = { email, password: "Wrong-Kettle-58" };
  const address = portal.services.keys.emailKey(email).toString("hex");
  const key = bucketKey(`login failures|${address}`);
  const ends_at = new Date("2026-11-25T04:00:00Z");
  await portal.services.db.insertInto("rate_bucket").values({ key, taken: 90, ends_at }).execute();
  const answers = await many(200, (at) => post(account.login.path, body, [from(`192.${at}.2.1`)]));
  const counts = Map.groupBy(answers, refusalOf);
  expect([counts.get("wrongLogin")?.length, counts.get("loginPaused")?.length]).toEqual([10, 190]);
});

describe("EB11 what was counted is counted for every process of the portal", () => {
  test("a second one goes on where the first one stood", async () => {
    const second = await createApp(portal.services, handlers, 0);
    const origin = await second.listen({ port: 0, host: "127.0.0.1" });
    const body = { email: newEmail(), password: "Wrong-Kettle-58" };
    const line = from("192.0.2.99");
    const refused: (string | null)[] = [];
    for (const at of [0, 1, 0, 1, 0, 1]) {
      const to = at === 0 ? portal.origin : origin;
      refused.push(refusalOf(await post(account.login.path, body, [line], to)));
    }
    await second.close();
    const failures = Array.from({ length: 5 }, () => "wrongLogin");
    expect(refused).toEqual([...failures, "loginPaused"]);
  });
});

describe("IN04 links in mails lead to the portal, whatever the request says it is", () => {
  const lies: [string, Line[]][] = [
    ["Host", [["host", "evil.example"]]],
    ["X-Forwarded-Host", [["x-forwarded-host", "evil.example"]]],
    [
      "Forwarded and X-Original-Host",
      [
        ["forwarded", "host=evil.example;proto=http"],
        ["x-original-host", "evil.example"],
        ["x-forwarded-proto", "gopher"],
      ],
    ],
  ];
  test.each(lies)("%s", async (_, lines) => {
    const { tokens } = held;
    const invited = newEmail();
    const cookie: Line = ["cookie", `kyc_sid=${tokens.holder}`];
    await post(collaborators.sendAssistantEmail.path, { email: invited }, [cookie, ...lines]);
    const known = newEmail();
    await portal.member(known);
    portal.pass(61);
    await post(account.sendEmailCaptcha.path, { email: known, type: "register" }, lines);
    for (const address of [invited, known]) {
      const mail = (await portal.mailTo(address))!;
      const links = `${mail.text} ${mail.html}`.match(/https?:\/\/[^/\s"<]+/g) ?? [];
      expect([...new Set(links)]).toEqual([portal.services.settings.publicUrl]);
    }
  });
});
