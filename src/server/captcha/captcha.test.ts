import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import * as captcha from "#contract/calls/captcha.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import type { Outcome } from "#portal/system/api.ts";
import { findNumber } from "#portal/features/captcha/captcha-work.ts";
import { solveSlide } from "#tests/support/slide-puzzle.ts";
import { ticketTo } from "#tests/support/server/invited.ts";
import { arriveAs, newSender } from "#tests/support/server/platform.ts";
import { codeIn, newEmail, password, registration } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";

type Puzzle = ReplyTo<typeof captcha.captchaChallenge>;
type Kind = Puzzle["kind"];

const portal = sharedPortal({ CAPTCHA_SWITCH: "ON" });
const open = sharedPortal({ CAPTCHA_SWITCH: "OFF" });
afterEach(() => portal.pass(60 * 60));

const draw = ({ api }: Browser, kind: Kind = "work") =>
  api(captcha.captchaChallenge, { body: { kind: kind === "work" ? "work" : "puzzle" } });

/** A puzzle with the right answer, worked out or seen in the pictures. */
async function puzzleFor(browser: Browser, kind?: Kind) {
  const puzzle: Puzzle = dataOf(await draw(browser, kind));
  const answer = puzzle.kind === "slide" ? await solveSlide(puzzle) : await findNumber(puzzle);
  return { id: puzzle.id, answer };
}

const check = ({ api }: Browser, body: { id: string; answer: number }) =>
  api(captcha.captchaCheck, { body });

const resultFor = async (browser: Browser, kind?: Kind) =>
  dataOf(await check(browser, await puzzleFor(browser, kind))).captcha_result;

interface More {
  count?: number;
  captcha_result?: string;
}
const ask = ({ api }: Browser, email: string, more: More) =>
  api(account.sendEmailCaptcha, { body: { email, type: "register", ...more } });

/** What was answered, and how many mails went out. */
async function asked(browser: Browser, more: More, at = portal) {
  const email = newEmail();
  const outcome = await ask(browser, email, more);
  return [refusal(outcome), (await at.mailsTo(email)).length];
}

const needed = ["captchaNeeded", 0];
const sent = [null, 1];

/** The refusals of sixteen tries at once, of which one passes. */
const sixteen = async (each: () => Promise<Outcome<unknown>>) =>
  (await Promise.all(Array.from({ length: 16 }, each))).map(refusal).toSorted();
const allButOne = (name: string) => [...Array<string>(15).fill(name), null];

describe("AU10 the server decides", () => {
  test.each([
    ["ON", portal],
    ["OFF", open],
  ])("the switch says %s where the specification looks", async (status, at) => {
    const response = await at.browser().fetch("/wallet/user/yd/anon/switch?t=1");
    const body = { code: 0, message: "OK", data: { status, data: { status } } };
    expect([response.status, await response.json()]).toEqual([200, body]);
    expect(response.headers.get("cache-control")).toEqual("no-store");
  });

  test.each([{}, { captcha_result: "x".repeat(43) }])("OFF sends a code with %j", async (more) => {
    expect(await asked(open.browser(), more, open)).toEqual(sent);
  });

  test.each<Kind>(["slide", "work"])("ON sends a code after the answer of a %s", async (kind) => {
    const browser = portal.browser();
    expect(await asked(browser, {})).toEqual(needed);
    expect(await asked(browser, { captcha_result: await resultFor(browser, kind) })).toEqual(sent);
  });

  test("a code that is asked for too soon is refused and uses up the result", async () => {
    const browser = portal.browser();
    const email = newEmail();
    dataOf(await ask(browser, email, { captcha_result: await resultFor(browser) }));
    const captcha_result = await resultFor(browser);
    expect(refusal(await ask(browser, email, { captcha_result }))).toEqual("codeTooSoon");
    expect(await asked(browser, { captcha_result })).toEqual(needed);
    portal.pass(60);
    dataOf(await ask(browser, email, { captcha_result: await resultFor(browser) }));
  });
});

describe("AU09 what the client says is not believed", () => {
  test.each([0, -1, 1e9])("count %s opens nothing", async (count) => {
    const browser = portal.browser();
    expect(await asked(browser, { count })).toEqual(needed);
    expect(await asked(browser, { count, captcha_result: await resultFor(browser) })).toEqual(sent);
  });

  test.each<[string, (browser: Browser) => string | Promise<string>]>([
    ["a forged result", () => "x".repeat(43)],
    ["the state of the switch", () => "OFF".repeat(10)],
    ["a forged hash", () => "0".repeat(64)],
    ["a forged id", () => randomUUID()],
    ["the id of an open puzzle", async (browser) => (await puzzleFor(browser)).id],
    [
      "the id of an answered puzzle",
      async (browser) => {
        const puzzle = await puzzleFor(browser);
        dataOf(await check(browser, puzzle));
        return puzzle.id;
      },
    ],
    [
      "a used result",
      async (browser) => {
        const captcha_result = await resultFor(browser);
        expect(await asked(browser, { captcha_result })).toEqual(sent);
        return captcha_result;
      },
    ],
    ["the result of another visitor", () => resultFor(portal.browser())],
    [
      "an expired result",
      async (browser) => {
        const captcha_result = await resultFor(browser);
        portal.pass(captchaLimits.minutes * 60);
        return captcha_result;
      },
    ],
  ])("%s sends nothing", async (_, made) => {
    const browser = portal.browser();
    dataOf(await draw(browser));
    expect(await asked(browser, { captcha_result: await made(browser) })).toEqual(needed);
  });

  test("of sixteen sends at once with one result exactly one is made", async () => {
    const browser = portal.browser();
    const captcha_result = await resultFor(browser);
    const emails: string[] = [];
    const send = () => {
      const email = newEmail();
      emails.push(email);
      return ask(browser, email, { captcha_result });
    };
    expect(await sixteen(send)).toEqual(allButOne("captchaNeeded"));
    const mails = await Promise.all(emails.map((email) => portal.mailsTo(email)));
    expect(mails.flat().length).toEqual(1);
  });

  test.each<[string, (guest: Browser) => Promise<{ ticket: string; email?: string }>]>([
    ["an invited person", async () => ({ ticket: await invitation() })],
    [
      "a person from a platform",
      async (guest) => ({
        ticket: await arriveAs(portal, guest, newSender()),
        email: newEmail(),
        type: "register" as const,
      }),
    ],
  ])("the code of %s needs it too", async (_, arrive) => {
    const guest = portal.browser();
    const body = await arrive(guest);
    const send = (more: More) =>
      guest.api(collaborators.sendCaptchaByTicket, { body: { ...body, ...more } });
    expect(refusal(await send({}))).toEqual("captchaNeeded");
    expect(refusal(await send({ captcha_result: await resultFor(guest) }))).toEqual(null);
  });
});

/** Ticket of an invitation by a new holder, who passes the captcha to register. */
async function invitation(): Promise<string> {
  const holder = portal.browser();
  const [email, invited] = [newEmail(), newEmail()];
  dataOf(await ask(holder, email, { captcha_result: await resultFor(holder) }));
  const body = { email, type: "register" as const, captcha: codeIn(await portal.mailTo(email)) };
  const { proof } = dataOf(await holder.api(account.verifyCaptcha, { body }));
  dataOf(await holder.api(account.register, { body: registration(email, proof) }));
  dataOf(await holder.api(account.login, { body: { email, password } }));
  dataOf(await holder.api(collaborators.sendAssistantEmail, { body: { email: invited } }));
  return ticketTo(portal, invited);
}

describe("AU09 a puzzle is answered once, on the server", () => {
  test.each<[string, Kind, (right: number) => number]>([
    ["too far", "slide", (right) => right + captchaLimits.slideWithin + 3],
    ["outside", "slide", () => -1],
    ["the next number", "work", (right) => right + 1],
  ])("a wrong answer (%s) of a %s spends it", async (_, kind, wrong) => {
    const browser = portal.browser();
    const { id, answer } = await puzzleFor(browser, kind);
    expect(refusal(await check(browser, { id, answer: wrong(answer) }))).toEqual("captchaWrong");
    expect(refusal(await check(browser, { id, answer }))).toEqual("captchaWrong");
  });

  test("another visitor cannot answer it, nor spend it", async () => {
    const [mine, theirs] = [portal.browser(), portal.browser()];
    dataOf(await draw(theirs));
    const puzzle = await puzzleFor(mine);
    expect(refusal(await check(theirs, puzzle))).toEqual("captchaWrong");
    dataOf(await check(mine, puzzle));
  });

  test("of sixteen right answers at once exactly one passes", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleFor(browser);
    expect(await sixteen(() => check(browser, puzzle))).toEqual(allButOne("captchaWrong"));
  });

  test("a puzzle that is too old", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleFor(browser);
    portal.pass(captchaLimits.minutes * 60);
    expect(refusal(await check(browser, puzzle))).toEqual("captchaWrong");
  });

  test("neither the answer nor the result stands in the database", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleFor(browser);
    const { captcha_result } = dataOf(await check(browser, puzzle));
    const [row] = await portal.rows<{ answer: Buffer }>("select * from captcha where id = $1", [
      puzzle.id,
    ]);
    const isResultStored = JSON.stringify(row).includes(captcha_result);
    expect([isResultStored, String(row!.answer) === String(puzzle.answer)]).toEqual([false, false]);
  });

  test("so many a minute for one visitor, then patience", async () => {
    const browser = portal.browser();
    const most = captchaLimits.perVisitorPerMinute;
    dataOf(await draw(browser));
    const outcomes = await Promise.all(Array.from({ length: most }, () => draw(browser)));
    expect(outcomes.filter(({ ok }) => ok).length).toEqual(most - 1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      refusal: "tooMany",
      status: 429,
      data: { seconds: 60 },
    });
    portal.pass(60);
    dataOf(await draw(browser));
  });

  test("so many a minute for one network, however many visitors it pretends to be", async () => {
    const browser = portal.browser();
    const outcomes = [];
    for (let made = 0; made <= captchaLimits.perAddressRangePerMinute; made += 1) {
      browser.cookies.clear();
      outcomes.push(await draw(browser));
    }
    expect(outcomes.map(refusal).filter((name) => name !== null)).toEqual(["tooMany"]);
  });

  test.each<[string, unknown]>([
    ["captcha-check", { id: "1", answer: 1 }],
    ["captcha-check", { id: randomUUID(), answer: null }],
    ["captcha-check", { id: randomUUID(), answer: [1] }],
    ["captcha-check", { id: randomUUID(), answer: "1" }],
    ["captcha-challenge", { kind: "slide" }],
  ])("%s refuses %j as malformed", async (name, body) => {
    const response = await portal.browser().fetch(`/ins-kyc/anon/v1/action/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toEqual(400);
  });
});
