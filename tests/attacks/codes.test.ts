import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { localeNames, locales } from "#contract/locales.ts";
import { inAccount } from "#server/database/database.ts";
import { anAccount, signedIn } from "../access/world.ts";
import { codeByInvitation, enter } from "../support/server/invited.ts";
import { codeIn, newEmail, password, registration } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { sharedPortal } from "../support/server/portal.ts";

const lines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write(line: Buffer, _, done) {
      lines.push(String(line));
      done();
    },
  }),
);

const portal = sharedPortal({}, log);

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
const next = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function codeFor(email: string) {
  const browser = portal.browser();
  dataOf(await browser.api(account.sendEmailCaptcha, { body: { email, type: "register" } }));
  const code = codeIn(await portal.mailTo(email));
  const verify = (captcha: string) =>
    browser.api(account.verifyCaptcha, { body: { email, type: "register", captcha } });
  return { browser, code, verify };
}

test("AU04 fifty wrong codes at once, then the right one: five are compared and it is refused", async () => {
  const { code, verify } = await codeFor(newEmail());
  const tried = await Promise.all(times(50, () => verify(next(code))));
  const counts = Map.groupBy(tried, refusal);
  expect([counts.get("codeMismatch")?.length, counts.get("codeSpent")?.length]).toEqual([4, 46]);
  expect(refusal(await verify(code))).toEqual("codeSpent");
});

describe("CR09 a clock that jumps ahead and back", () => {
  const day = 86_400;

  test("brings back no session that was over, or that was signed out of", async () => {
    const { browser, api, email } = await portal.member();
    const gone = await portal.logIn(portal.browser(), email);
    const cookie = browser.cookies.get("kyc_sid")!;
    const left = gone.browser.cookies.get("kyc_sid")!;
    dataOf(await gone.api(account.logout));
    const withCookie = async (jar: Map<string, string>, value: string) => {
      jar.set("kyc_sid", value);
      return refusal(await (jar === browser.cookies ? api : gone.api)(account.insInfo));
    };
    expect(await withCookie(browser.cookies, cookie)).toEqual(null);
    const told: (string | null)[] = [];
    for (const jump of [day, -day, -day, day]) {
      portal.pass(jump);
      told.push(await withCookie(browser.cookies, cookie));
      told.push(await withCookie(gone.browser.cookies, left));
    }
    expect(new Set(told)).toEqual(new Set(["sessionExpired"]));
  });

  test.each([11 * 60, day])(
    "brings back no code that was too old, or used, after %i seconds",
    async (jump) => {
      const { verify, code } = await codeFor(newEmail());
      const used = await codeFor(newEmail());
      dataOf(await used.verify(used.code));
      const told: [string | null, boolean][] = [];
      for (const seconds of [jump, -jump, -jump, jump]) {
        portal.pass(seconds);
        told.push([refusal(await verify(code)), (await used.verify(used.code)).ok]);
      }
      expect(told).toEqual(times(4, () => ["codeMismatch", false]));
    },
  );
});

test("AU03 AU08 sixteen times the right code, and sixteen times the proof: one of each is taken", async () => {
  const email = newEmail();
  const { browser, code, verify } = await codeFor(email);
  const proved = (await Promise.all(times(16, () => verify(code)))).filter(({ ok }) => ok);
  expect(proved.length).toEqual(1);
  const { proof } = dataOf(proved[0]!);
  const body = registration(email, proof);
  const made = await Promise.all(times(16, () => browser.api(account.register, { body })));
  expect(made.map(refusal).filter((name) => name === null)).toEqual([null]);
  const count = "select count(*)::int as made from member where email = $1";
  expect(await portal.rows(count, [email])).toEqual([{ made: 1 }]);
});

test("AU03 sixteen times the right code behind a link: one session begins", async () => {
  const { ticket, collaboratorEmail, collaboratorId } = await anAccount(portal);
  const browser = portal.browser();
  const captcha = await codeByInvitation(portal, browser, ticket, collaboratorEmail);
  const entered = await Promise.all(times(16, () => enter(browser, ticket, captcha)));
  expect(entered.map(refusal).filter((name) => name === null)).toEqual([null]);
  const count = "select count(*)::int as live from session where member_id = $1";
  // One stood there before.
  expect(await portal.rows(count, [collaboratorId])).toEqual([{ live: 2 }]);
});

test("AU17 an address cannot be registered without reading its mail, and nothing of the attempt is left", async () => {
  const victim = newEmail();
  const attacker = portal.browser();
  const proof = await portal.prove(attacker, newEmail());
  const body = { ...registration(victim, proof), password: "Attacker-Was-1st" };
  expect(refusal(await attacker.api(account.register, { body }))).toEqual("proofSpent");
  const left = "select count(*)::int as left from member where email = $1";
  expect(await portal.rows(left, [victim])).toEqual([{ left: 0 }]);
  portal.pass(61);
  await portal.member(victim);
  const logIn = (guess: string) =>
    attacker.api(account.login, { body: { email: victim, password: guess } });
  expect(refusal(await logIn("Attacker-Was-1st"))).toEqual("wrongLogin");
  expect(refusal(await logIn(password))).toEqual(null);
});

test("EB12 five hundred sends to one address within a day from fifty places: five mails leave", async () => {
  const email = newEmail();
  const browsers = times(50, () => portal.browser());
  const body = { email, type: "register" } as const;
  const refused = new Set<string | null>();
  for (let batch = 0; batch < 50; batch += 1) {
    const some = times(10, (at) => browsers[(batch * 7 + at) % 50]!);
    const asked = await Promise.all(some.map(({ api }) => api(account.sendEmailCaptcha, { body })));
    for (const outcome of asked) refused.add(refusal(outcome));
    portal.pass(1700);
  }
  expect(refused).toEqual(new Set([null, "codeTooSoon", "codeTooManyByAnyone"]));
  expect((await portal.mailsTo(email)).length).toEqual(5);
});

test("IN07 whatever is sent, an event is one line of the log and stays text", async () => {
  const from = lines.length;
  const browser = portal.browser();
  const paths = ["%0d%0a{%22level%22:60}", "%1b[31m%0a", "%00", '"},{"level":60', "%e2%80%a8"];
  for (const path of paths)
    await browser.fetch(`/ins-kyc/v1/kyc-form/${path}`, {
      headers: { "user-agent": `a\u009b${path}` },
    });
  const email = '"x\\r\\n"@harbour.example';
  await browser.api(account.sendEmailCaptcha, { body: { email, type: "register" } });
  const logged = lines.slice(from);
  const isLine = (line: string) =>
    line.indexOf("\n") === line.length - 1 && !/[\0-\x09\x0b-\x1f\x7f-\x9f]/.test(line);
  expect(logged.filter((line) => !isLine(line))).toEqual([]);
  const levels = logged.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels.filter((level) => level >= 50)).toEqual([]);
  expect(logged.length).toBeGreaterThan(paths.length);
});

describe("IN01 IN03 of a name that is markup the words alone are in a mail", () => {
  const name = `<img src=x onerror=alert(1)>"'{{7*7}}`;

  test.each(localeNames)("in %s", async (locale) => {
    const holder = await anAccount(portal);
    const { accountId, memberId } = holder;
    await inAccount(portal.services.db, accountId, (handle) =>
      handle.updateTable("member").set({ contact_name: name }).where("id", "=", memberId).execute(),
    );
    const invited = newEmail();
    await signedIn(portal, holder.tokens.holder).fetch(collaborators.sendAssistantEmail.path, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": locales[locale].wire },
      body: JSON.stringify({ email: invited }),
    });
    const mail = (await portal.mailTo(invited))!;
    const left = "img src x onerror alert";
    expect([mail.locale, mail.text.includes(left), mail.html.includes(left)]).toEqual([
      locale,
      true,
      true,
    ]);
    expect(/<img|onerror=|[{}]{2}/.test(mail.text + mail.html)).toEqual(false);
  });
});

describe("AU11 a code is nowhere but in its mail", () => {
  test("not in an answer, its head or the log, however it is used", async () => {
    const email = newEmail();
    const browser = portal.browser();
    const said: string[] = [];
    const post = async (path: string, body: object) => {
      const response = await browser.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      said.push(JSON.stringify([...response.headers]), await response.text());
    };
    const from = lines.length;
    await post(account.sendEmailCaptcha.path, { email, type: "register" });
    const captcha = codeIn(await portal.mailTo(email));
    for (const type of ["reset", "register", "register"] as const)
      await post(account.verifyCaptcha.path, { email, type, captcha });
    const logged = lines.slice(from);
    expect(logged.some((line) => line.includes("request completed"))).toEqual(true);
    const told = [...said, ...logged].map((text) => text.replaceAll(/[0-9a-f-]{36}/g, ""));
    expect(told.filter((text) => new RegExp(`(?<!\\d)${captcha}(?!\\d)`).test(text))).toEqual([]);
  });
});
