import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import * as captcha from "#contract/calls/captcha.ts";
import * as collaborators from "#contract/calls/collaborators.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { findNumber } from "#portal/features/captcha/captcha-work.ts";
import { solveSlide } from "../../../tests/support/slide-solver.ts";
import { ticketTo } from "../../../tests/support/server/invited.ts";
import { arriveAs, newSender } from "../../../tests/support/server/platform.ts";
import {
  type Browser,
  codeIn,
  dataOf,
  newEmail,
  openPortal,
  password,
  type Portal,
  refusal,
  registration,
} from "../../../tests/support/server/portal.ts";

type Puzzle = ReplyTo<typeof captcha.captchaChallenge>;
type Kind = Puzzle["kind"];

let portal: Portal;
let open: Portal;
beforeAll(async () => {
  [portal, open] = await Promise.all([
    openPortal({ CAPTCHA_SWITCH: "ON" }),
    openPortal({ CAPTCHA_SWITCH: "OFF" }),
  ]);
});
afterAll(() => Promise.all([portal.close(), open.close()]));
afterEach(() => portal.pass(60 * 60));

async function puzzleOf(browser: Browser, kind: Kind): Promise<Puzzle> {
  const asked = kind === "work" ? "work" : "puzzle";
  return dataOf(await browser.api(captcha.captchaChallenge, { body: { kind: asked } }));
}

/** The right answer, worked out or seen in the pictures. */
const answerTo = async (puzzle: Puzzle): Promise<number> =>
  puzzle.kind === "slide" ? solveSlide(puzzle) : findNumber(puzzle);

const check = ({ api }: Browser, { id }: Puzzle, answer: number) =>
  api(captcha.captchaCheck, { body: { id, answer } });

async function resultFor(browser: Browser, kind: Kind = "work"): Promise<string> {
  const puzzle = await puzzleOf(browser, kind);
  return dataOf(await check(browser, puzzle, await answerTo(puzzle))).captcha_result;
}

type Sent = Partial<Parameters<typeof ask>[2]>;
const ask = (
  { api }: Browser,
  email: string,
  more: { count?: number; captcha_result?: string } = {},
) => api(account.sendEmailCaptcha, { body: { email, type: "register", ...more } });

/** What was answered, and how many mails went out. */
async function asked(browser: Browser, more: Sent, at: Portal = portal) {
  const email = newEmail();
  const outcome = await ask(browser, email, more);
  return [refusal(outcome), (await at.mailsTo(email)).length];
}

const needed = ["captchaNeeded", 0];
const sent = [null, 1];

describe("AU10 the server decides", () => {
  test.each(["ON", "OFF"] as const)(
    "the switch says %s where the specification looks",
    async (status) => {
      const browser = (status === "ON" ? portal : open).browser();
      const response = await browser.fetch("/wallet/user/yd/anon/switch?t=1");
      const body = { code: 0, message: "OK", data: { status, data: { status } } };
      expect([response.status, await response.json()]).toEqual([200, body]);
      expect(response.headers.get("cache-control")).toEqual("no-store");
    },
  );

  test("while it is ON nothing is sent to a browser that believes it OFF", async () => {
    expect(await asked(portal.browser(), {})).toEqual(needed);
  });

  test("while it is OFF a code is sent without, whatever comes along", async () => {
    const forged = { captcha_result: "x".repeat(43) };
    expect(await asked(open.browser(), {}, open)).toEqual(sent);
    expect(await asked(open.browser(), forged, open)).toEqual(sent);
  });

  test("a person who needs a captcha solves it and gets the code", async () => {
    const browser = portal.browser();
    expect(await asked(browser, {})).toEqual(needed);
    expect(await asked(browser, { captcha_result: await resultFor(browser) })).toEqual(sent);
  });

  test("the limits are those of the server with and without it", async () => {
    const browser = portal.browser();
    const email = newEmail();
    dataOf(await ask(browser, email, { captcha_result: await resultFor(browser) }));
    const again = await ask(browser, email, { captcha_result: await resultFor(browser) });
    expect(refusal(again)).toEqual("codeTooSoon");
    portal.pass(60);
    dataOf(await ask(browser, email, { captcha_result: await resultFor(browser) }));
  });
});

describe("AU09 what the client says is not believed", () => {
  test.each([0, -1, 1e9, undefined])("count %s opens nothing", async (count) => {
    const more = count === undefined ? {} : { count };
    const browser = portal.browser();
    expect(await asked(browser, more)).toEqual(needed);
    const captcha_result = await resultFor(browser);
    expect(await asked(browser, { ...more, captcha_result })).toEqual(sent);
  });

  test.each(["x".repeat(43), "OFF".repeat(10), "0".repeat(64), `${randomUUID()}`])(
    "the forged result %s",
    async (captcha_result) => {
      const browser = portal.browser();
      await puzzleOf(browser, "work");
      expect(await asked(browser, { captcha_result })).toEqual(needed);
    },
  );

  test("the puzzle's own id is no result, solved or not", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleOf(browser, "work");
    expect(await asked(browser, { captcha_result: puzzle.id })).toEqual(needed);
    dataOf(await check(browser, puzzle, await answerTo(puzzle)));
    expect(await asked(browser, { captcha_result: puzzle.id })).toEqual(needed);
  });

  test("a result sends one code", async () => {
    const browser = portal.browser();
    const captcha_result = await resultFor(browser);
    expect(await asked(browser, { captcha_result })).toEqual(sent);
    expect(await asked(browser, { captcha_result })).toEqual(needed);
  });

  test("a result that was answered by patience is used too", async () => {
    const browser = portal.browser();
    const email = newEmail();
    dataOf(await ask(browser, email, { captcha_result: await resultFor(browser) }));
    const captcha_result = await resultFor(browser);
    expect(refusal(await ask(browser, email, { captcha_result }))).toEqual("codeTooSoon");
    expect(await asked(browser, { captcha_result })).toEqual(needed);
  });

  test("of sixteen sends at once with one result exactly one is made", async () => {
    const browser = portal.browser();
    const captcha_result = await resultFor(browser);
    const emails = Array.from({ length: 16 }, newEmail);
    const outcomes = await Promise.all(
      emails.map((email) => ask(browser, email, { captcha_result })),
    );
    const mails = await Promise.all(emails.map((email) => portal.mailsTo(email)));
    expect(outcomes.map(refusal).toSorted()).toEqual([...Array(15).fill("captchaNeeded"), null]);
    expect(mails.flat().length).toEqual(1);
  });

  test("another visitor's result and another visitor's puzzle", async () => {
    const [mine, theirs] = [portal.browser(), portal.browser()];
    await puzzleOf(theirs, "work");
    const captcha_result = await resultFor(mine);
    expect(await asked(theirs, { captcha_result })).toEqual(needed);
    const puzzle = await puzzleOf(mine, "work");
    const answer = await answerTo(puzzle);
    expect(refusal(await check(theirs, puzzle, answer))).toEqual("captchaWrong");
    dataOf(await check(mine, puzzle, answer));
    expect(await asked(mine, { captcha_result })).toEqual(sent);
  });

  test("a result that is too old", async () => {
    const browser = portal.browser();
    const captcha_result = await resultFor(browser);
    portal.pass(captchaLimits.minutes * 60);
    expect(await asked(browser, { captcha_result })).toEqual(needed);
  });

  test("the code of an invitation asks for it too", async () => {
    const holder = portal.browser();
    const email = newEmail();
    dataOf(await ask(holder, email, { captcha_result: await resultFor(holder) }));
    const body = { email, type: "register" as const, captcha: codeIn(await portal.mailTo(email)) };
    const { proof } = dataOf(await holder.api(account.verifyCaptcha, { body }));
    dataOf(await holder.api(account.register, { body: registration(email, proof) }));
    dataOf(await holder.api(account.login, { body: { email, password } }));
    const invited = newEmail();
    dataOf(await holder.api(collaborators.sendAssistantEmail, { body: { email: invited } }));
    const ticket = await ticketTo(portal, invited);
    const guest = portal.browser();
    const send = (more: object) =>
      guest.api(collaborators.sendCaptchaByTicket, { body: { ticket, ...more } });
    expect(refusal(await send({}))).toEqual("captchaNeeded");
    expect(refusal(await send({ captcha_result: await resultFor(guest) }))).toEqual(null);
  });

  test("the code of a person from a platform needs it too", async () => {
    const guest = portal.browser();
    const ticket = await arriveAs(portal, guest, newSender());
    const body = { ticket, email: newEmail(), type: "register" as const };
    const send = (more: object) =>
      guest.api(collaborators.sendCaptchaByTicket, { body: { ...body, ...more } });
    expect(refusal(await send({}))).toEqual("captchaNeeded");
    expect(refusal(await send({ captcha_result: await resultFor(guest) }))).toEqual(null);
  });
});

describe("AU09 a puzzle is answered once, on the server", () => {
  test.each<Kind>(["slide", "work"])("the right answer of a %s passes", async (kind) => {
    const browser = portal.browser();
    expect(await asked(browser, { captcha_result: await resultFor(browser, kind) })).toEqual(sent);
  });

  test.each<[Kind, (right: number) => number]>([
    ["slide", (right) => right + captchaLimits.slideWithin + 3],
    ["slide", () => -1],
    ["work", (right) => right + 1],
  ])("a wrong answer of a %s spends it (%#)", async (kind, wrong) => {
    const browser = portal.browser();
    const puzzle = await puzzleOf(browser, kind);
    const right = await answerTo(puzzle);
    expect(refusal(await check(browser, puzzle, wrong(right)))).toEqual("captchaWrong");
    expect(refusal(await check(browser, puzzle, right))).toEqual("captchaWrong");
  });

  test("of sixteen right answers at once exactly one passes", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleOf(browser, "work");
    const answer = await answerTo(puzzle);
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => check(browser, puzzle, answer)),
    );
    expect(outcomes.map(refusal).toSorted()).toEqual([...Array(15).fill("captchaWrong"), null]);
  });

  test("a puzzle that is too old", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleOf(browser, "work");
    const answer = await answerTo(puzzle);
    portal.pass(captchaLimits.minutes * 60);
    expect(refusal(await check(browser, puzzle, answer))).toEqual("captchaWrong");
  });

  test("neither the answer nor the result stands in the database", async () => {
    const browser = portal.browser();
    const puzzle = await puzzleOf(browser, "work");
    const answer = await answerTo(puzzle);
    const { captcha_result } = dataOf(await check(browser, puzzle, answer));
    const [row] = await portal.rows<{ answer: Buffer }>("select * from captcha where id = $1", [
      puzzle.id,
    ]);
    const isResultStored = JSON.stringify(row).includes(captcha_result);
    expect([isResultStored, row!.answer.toString() === String(answer)]).toEqual([false, false]);
  });

  test("so many a minute for one visitor, then patience", async () => {
    const browser = portal.browser();
    await puzzleOf(browser, "work");
    const puzzles = Array.from({ length: captchaLimits.perVisitorPerMinute }, () =>
      browser.api(captcha.captchaChallenge, { body: { kind: "work" } }),
    );
    const outcomes = await Promise.all(puzzles);
    const last = outcomes.find(({ ok }) => !ok);
    expect([outcomes.filter(({ ok }) => ok).length, last]).toMatchObject([
      captchaLimits.perVisitorPerMinute - 1,
      { refusal: "tooMany", status: 429, data: { seconds: 60 } },
    ]);
    portal.pass(60);
    await puzzleOf(browser, "work");
  });

  test("so many a minute for one network, however many visitors it pretends to be", async () => {
    const browser = portal.browser();
    const outcomes = [];
    for (let made = 0; made <= captchaLimits.perAddressRangePerMinute; made += 1) {
      browser.cookies.clear();
      outcomes.push(await browser.api(captcha.captchaChallenge, { body: { kind: "work" } }));
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
