import { describe, expect, test } from "vitest";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { lineIds } from "#contract/business-lines.ts";
import * as calls from "#contract/calls/account.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { codeIn, newEmail, password, registration } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { noon, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const slow = sharedPortal({}, undefined, openPasswords());

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function codeFor(email: string, browser = portal.browser()) {
  const sent = await browser.api(calls.sendEmailCaptcha, { body: { email, type: "register" } });
  expect(dataOf(sent)).toEqual({ wait_seconds: 60, expires_in_seconds: 600 });
  const code = codeIn(await portal.mailTo(email));
  const verify = (captcha: string, type: calls.CodePurpose = "register", as = email) =>
    browser.api(calls.verifyCaptcha, { body: { email: as, type, captcha } });
  return { browser, code, verify };
}

test("AT01 a person registers with a code from the mailbox, logs in and finds an empty draft", async () => {
  const { browser, email, accountId } = await portal.member();
  const info = dataOf(await browser.api(calls.insInfo));
  expect({ ...info, account_number: "", form_id: "", reference: "", version: "" }).toEqual({
    contact_name: "Mei Lin",
    email,
    country_code: "+852",
    phone: "51234567",
    designation: "Compliance officer",
    sales_email: "",
    is_assistant: false,
    is_form_email: false,
    account_number: "",
    idle_until: noon.getTime() + 30 * 60_000,
    ends_at: noon.getTime() + 12 * 60 * 60_000,
    now: noon.getTime(),
    register_type: "institution",
    entity_name: "",
    form_id: "",
    reference: "",
    version: "",
    draft: null,
    submitted: null,
    flow: "institutional",
    applications: info.applications,
    lines: [],
  });
  expect(info.applications.map(({ flow, form_id, draft }) => ({ flow, form_id, draft }))).toEqual([
    { flow: "institutional", form_id: info.form_id, draft: null },
  ]);
  const offers = dataOf(await browser.api(lineOffers));
  expect(offers.map(({ line }) => line)).toEqual(lineIds);
  expect(info.account_number).toMatch(/^\d{8}$/);
  expect(info.reference).toMatch(/^GH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const audit = "select action from audit where account_id = $1 order by seq";
  expect(await portal.rows(audit, [accountId])).toEqual([
    { action: "account.register" },
    { action: "application.begin" },
    { action: "session.begin" },
  ]);
});

describe("codes", () => {
  test("AU05 four wrong codes leave the right one good; each says how many tries are left", async () => {
    const { code, verify } = await codeFor(newEmail());
    for (const tries_left of [4, 3, 2, 1]) {
      const wrong = await verify(other(code));
      expect(wrong).toMatchObject({ refusal: "codeMismatch", data: { tries_left } });
    }
    expect(dataOf(await verify(code)).proof).toMatch(/^[\w-]{43}\.\d{13}$/);
  });

  test("AU04 after five wrong codes the right one is refused", async () => {
    const { code, verify } = await codeFor(newEmail());
    for (let attempt = 0; attempt < 4; attempt += 1) await verify(other(code));
    expect(refusal(await verify(other(code)))).toEqual("codeSpent");
    expect(refusal(await verify(code))).toEqual("codeSpent");
  });

  test("AU02 a code is refused after ten minutes, in the words of a wrong one", async () => {
    const late = await codeFor(newEmail());
    const wrong = await late.verify(other(late.code));
    portal.pass(601);
    const refused = await late.verify(late.code);
    expect(refusal(refused)).toEqual("codeMismatch");
    expect(!refused.ok && refused.message).toEqual(!wrong.ok && wrong.message);
  });

  test("AU03 of sixteen at once with the right code one gets a proof", async () => {
    const { code, verify } = await codeFor(newEmail());
    const tried = await Promise.all(Array.from({ length: 16 }, () => verify(code)));
    expect(tried.filter((outcome) => outcome.ok).length).toEqual(1);
  });

  test("AU06 AU07 a code is worth nothing for another purpose, address or browser", async () => {
    const { browser, code, verify } = await codeFor(newEmail());
    expect(refusal(await verify(code, "reset"))).toEqual("codeMismatch");
    expect(refusal(await verify(code, "register", newEmail()))).toEqual("codeMismatch");
    const email = newEmail();
    const theirs = await codeFor(email);
    const body = { email, type: "register", captcha: theirs.code } as const;
    expect(refusal(await browser.api(calls.verifyCaptcha, { body }))).toEqual("codeMismatch");
    expect(refusal(await verify(code))).toEqual(null);
  });

  test("AU09 a second code is refused for 60 seconds, whatever count the client says", async () => {
    const email = newEmail();
    const { browser } = await codeFor(email);
    portal.pass(18);
    const body = { email, type: "register", count: 1e9 } as const;
    const again = await browser.api(calls.sendEmailCaptcha, { body });
    expect(again).toMatchObject({ refusal: "codeTooSoon", data: { seconds: 42 } });
    portal.pass(42);
    expect(refusal(await browser.api(calls.sendEmailCaptcha, { body }))).toEqual(null);
  });

  test("EB12 an address gets five mails an hour, however many ask", async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) {
      await codeFor(email);
      portal.pass(61);
    }
    const body = { email, type: "register" } as const;
    const sixth = await portal.browser().api(calls.sendEmailCaptcha, { body });
    expect(refusal(sixth)).toEqual("codeTooManyByAnyone");
    expect((await portal.mailsTo(email)).length).toEqual(5);
  });

  test("EB13 sends for other purposes do not shut an address out of registration, nor do those before it its owner", async () => {
    const email = newEmail();
    const ask = (type: calls.CodePurpose, browser = portal.browser()) =>
      browser.api(calls.sendEmailCaptcha, { body: { email, type } });
    for (let sent = 0; sent < 5; sent += 1) {
      expect(refusal(await ask("reset"))).toEqual(null);
      portal.pass(61);
    }
    expect(refusal(await ask("reset"))).toEqual("codeTooManyByAnyone");
    const { browser } = await portal.member(email);
    portal.pass(1);
    expect(refusal(await ask("reset", browser))).toEqual(null);
    expect((await portal.mailTo(email))?.kind).toEqual("code.reset");
  });

  test.each(["bind", "assistant"] as const)(
    "a code to %s, which no call takes, is not sent",
    async (type) => {
      const body = { email: newEmail(), type };
      const refused = await portal.browser().api(calls.sendEmailCaptcha, { body });
      expect(refused).toMatchObject({ refusal: "malformed", data: { path: "type" } });
    },
  );

  test("EB03 an address with an account gets the same answer, and a mail that says so", async () => {
    const { email } = await portal.member();
    portal.pass(61);
    const body = { email, type: "register" } as const;
    const sent = await portal.browser().api(calls.sendEmailCaptcha, { body });
    expect(dataOf(sent)).toEqual({ wait_seconds: 60, expires_in_seconds: 600 });
    expect((await portal.mailTo(email))?.kind).toEqual("accountExists");
  });

  test("EB03 an unknown address gets the same answer to a reset, and no mail", async () => {
    const [known, unknown] = [(await portal.member()).email, newEmail()];
    portal.pass(1);
    const ask = (email: string) =>
      portal.browser().api(calls.sendEmailCaptcha, { body: { email, type: "reset" } });
    expect(dataOf(await ask(known))).toEqual(dataOf(await ask(unknown)));
    expect((await portal.mailTo(known))?.kind).toEqual("code.reset");
    expect(await portal.mailTo(unknown)).toEqual(undefined);
  });

  test("AU11 the code stands in the mail's body alone", async () => {
    const email = newEmail();
    const { code } = await codeFor(email);
    const mail = await portal.mailTo(email);
    expect(mail?.subject.includes(code.slice(0, 3))).toEqual(false);
    expect(mail?.text.includes(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(true);
    expect(mail?.html.includes(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(true);
    expect(mail?.text).toMatch(/\d\d:\d\d HKT/);
  });
});

describe("registration", () => {
  test("AU08 a proof serves once, for its address, in its browser, for ten minutes", async () => {
    const email = newEmail();
    const browser = portal.browser();
    const proof = await portal.prove(browser, email);
    const register = (as: string, by = browser) =>
      by.api(calls.register, { body: registration(as, proof) });
    expect(refusal(await register(newEmail()))).toEqual("proofSpent");
    expect(refusal(await register(email, portal.browser()))).toEqual("proofSpent");
    expect(refusal(await register(email))).toEqual(null);
    expect(refusal(await register(email))).toEqual("proofSpent");
    const late = newEmail();
    const old = await portal.prove(browser, late);
    portal.pass(601);
    const body = registration(late, old);
    expect(refusal(await browser.api(calls.register, { body }))).toEqual("proofSpent");
  });

  test("CO05 of two who prove one address, one has the account", async () => {
    const email = newEmail();
    const [one, two] = [portal.browser(), portal.browser()];
    const first = await portal.prove(one, email);
    portal.pass(61);
    const second = await portal.prove(two, email);
    const made = await Promise.all([
      one.api(calls.register, { body: registration(email, first) }),
      two.api(calls.register, { body: registration(email, second) }),
    ]);
    expect(made.map(refusal).toSorted()).toEqual(["proofSpent", null].toSorted());
    const count = "select count(*)::int as members from member where email = $1";
    expect(await portal.rows(count, [email])).toEqual([{ members: 1 }]);
  });

  test("AU12 a common password is rejected, and the proof stays valid", async () => {
    const email = newEmail();
    const browser = portal.browser();
    const proof = await portal.prove(browser, email);
    const common = [
      "P@ssw0rd1",
      "Welcome2026!",
      "Qwerty123!",
      "Aaaa1111",
      "Gatehouse#1",
      "Abcdefg1!",
    ];
    for (const weak of [...common, "Harbour#2026"]) {
      const body = { ...registration(email, proof), password: weak };
      expect(refusal(await browser.api(calls.register, { body }))).toEqual("passwordCommon");
    }
    const body = registration(email, proof);
    expect(refusal(await browser.api(calls.register, { body }))).toEqual(null);
  });

  test("AU19 an institution needs a work e-mail; an individual may use any", async () => {
    const email = `mei.lin.${Date.now()}@gmail.com`;
    const browser = portal.browser();
    const proof = await portal.prove(browser, email);
    const body = registration(email, proof);
    const refused = await browser.api(calls.register, { body });
    expect(refused).toMatchObject({
      refusal: "malformed",
      data: { issues: [{ path: "email", code: "genericMailbox" }] },
    });
    const individual = { ...body, register_type: "individual" } as const;
    expect(refusal(await browser.api(calls.register, { body: individual }))).toEqual(null);
  });
});

describe("sessions", () => {
  test("SE02 each login has a new session; the one before it in this browser is over", async () => {
    const { browser, email } = await portal.member();
    const before = browser.cookies.get("kyc_sid")!;
    await portal.logIn(browser, email);
    expect(browser.cookies.get("kyc_sid")).not.toEqual(before);
    const planted = portal.browser();
    planted.cookies.set("kyc_sid", before);
    expect(refusal(await planted.api(calls.whoAmI))).toEqual("sessionExpired");
    await portal.logIn(planted, email);
    expect(planted.cookies.get("kyc_sid")).not.toEqual(before);
  });

  test("SE01 SE04 the cookie is out of reach of scripts; logging out ends it on the server", async () => {
    const email = newEmail();
    const { browser } = await portal.member(email);
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    };
    const response = await browser.fetch(calls.login.path, init);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("kyc_sid="));
    expect(cookie?.replace(/=[^;]*/, "=…")).toEqual("kyc_sid=…; Path=/; HttpOnly; SameSite=Strict");
    const token = browser.cookies.get("kyc_sid")!;
    dataOf(await browser.api(calls.logout));
    expect(browser.cookies.has("kyc_sid")).toEqual(false);
    browser.cookies.set("kyc_sid", token);
    expect(refusal(await browser.api(calls.whoAmI))).toEqual("sessionExpired");
    expect(refusal(await portal.browser().api(calls.logout))).toEqual(null);
  });

  test("SE05 a session is extended by asking, and ends after thirty idle minutes", async () => {
    const { api } = await portal.member();
    portal.pass(29 * 60);
    const { idle_until, now } = dataOf(await api(calls.extendSession));
    expect(idle_until - now).toEqual(30 * 60_000);
    portal.pass(31 * 60);
    expect(await api(calls.whoAmI)).toMatchObject({ code: 14000001, status: 401 });
  });
});

describe("logging in", () => {
  const tryAs = async (email: string, guess: string, browser = portal.browser()) =>
    browser.api(calls.login, { body: { email, password: guess } });

  test("EB01 a wrong password and an unknown address are answered alike, byte for byte", async () => {
    const { email } = await portal.member();
    const answers = await Promise.all(
      [email, newEmail()].map(async (as) => {
        const init = {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: as, password: "Wrong-Kettle-58" }),
        };
        const response = await portal.browser().fetch(calls.login.path, init);
        const headers = Object.fromEntries(response.headers);
        for (const own of ["x-request-id", "date"]) delete headers[own];
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(JSON.parse(answers[0]!.body)).toMatchObject({ data: { refusal: "wrongLogin" } });
  });

  test("EB01 the fifth failure pauses, known or not: 1 s, doubling to 15 minutes, then over", async () => {
    const { email } = await portal.member();
    for (const as of [email, newEmail()]) {
      const browser = portal.browser();
      for (let failure = 0; failure < 5; failure += 1) {
        expect(refusal(await tryAs(as, "Wrong-Kettle-58", browser))).toEqual("wrongLogin");
      }
      const pauses: unknown[] = [];
      for (let failure = 0; failure < 12; failure += 1) {
        const paused = await tryAs(as, password, browser);
        const seconds = paused.ok ? 0 : Number(paused.data["seconds"]);
        expect(refusal(paused)).toEqual("loginPaused");
        pauses.push(seconds);
        portal.pass(seconds);
        await tryAs(as, "Wrong-Kettle-58", browser);
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    }
  });

  test("EB13 failures from elsewhere do not keep the owner out; being in forgets one's own", async () => {
    const { email, browser } = await portal.member();
    const stranger = portal.browser();
    for (let failure = 0; failure < 9; failure += 1)
      await tryAs(email, "Wrong-Kettle-58", stranger);
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1)
        await tryAs(email, "Wrong-Kettle-58", browser);
      expect(refusal(await tryAs(email, password, browser))).toEqual(null);
    }
  });

  test("EB13 of ten right logins at once all are in", async () => {
    const { email, browser } = await portal.member();
    const tried = await Promise.all(
      Array.from({ length: 10 }, () => tryAs(email, password, browser)),
    );
    expect(tried.map(refusal)).toEqual(Array.from({ length: 10 }, () => null));
  });

  test("EB06 thirty failures a minute are let in from one place, whatever the address; elsewhere goes on", async () => {
    const { email, browser } = await portal.member();
    const stranger = portal.browser();
    const tried = await Promise.all(
      Array.from({ length: 31 }, () => tryAs(newEmail(), "Wrong-Kettle-58", stranger)),
    );
    const refused = tried.map(refusal);
    expect([refused.filter((name) => name === "tooMany").length, new Set(refused)]).toEqual([
      1,
      new Set(["wrongLogin", "tooMany"]),
    ]);
    expect(await tryAs(newEmail(), password, stranger)).toMatchObject({
      status: 429,
      data: { seconds: 60 },
    });
    expect(refusal(await tryAs(email, password, browser))).toEqual(null);
    portal.pass(60);
    expect(refusal(await tryAs(email, password, stranger))).toEqual(null);
  });

  test("EB06 one place waiting for its passwords leaves room in the queue for others", async () => {
    const { email, browser } = await slow.member();
    const strangers = Array.from({ length: 3 }, () => slow.browser());
    const rush = strangers.flatMap((stranger) =>
      Array.from({ length: 29 }, () => tryAs(newEmail(), "Wrong-Kettle-58", stranger)),
    );
    expect(refusal(await tryAs(email, password, browser))).toEqual(null);
    // A busy machine is slow; without room in the queue it would be "overloaded".
    const refused = new Set((await Promise.all(rush)).map(refusal));
    expect([...refused].filter((name) => name !== "wrongLogin" && name !== "timedOut")).toEqual([]);
  });

  test("AU13 a password counts whole, in its own case", async () => {
    const { email } = await portal.member();
    for (const near of [password.slice(0, -1), `${password} `, password.toLowerCase()])
      expect(refusal(await tryAs(email, near))).toEqual("wrongLogin");
    expect(refusal(await tryAs(` ${email} `, password))).toEqual(null);
  });
});

test("a browser's journal key stays the same for the account, and before that for the browser", async () => {
  const { api, email } = await portal.member();
  const mine = dataOf(await api(calls.journalKey));
  expect(dataOf(await (await portal.logIn(portal.browser(), email)).api(calls.journalKey))).toEqual(
    mine,
  );
  const guest = portal.browser();
  const theirs = dataOf(await guest.api(calls.journalKey));
  expect(dataOf(await guest.api(calls.journalKey))).toEqual(theirs);
  expect(theirs.owner).not.toEqual(mine.owner);
  expect(Buffer.from(mine.key, "base64").length).toEqual(32);
});
