import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { sendAssistantEmail, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { changePassword, resetPassword } from "#contract/calls/security.ts";
import type { Outcome } from "#portal/system/api.ts";
import { arriveAs, bind, codeByTicket, signIn, newSender } from "../support/server/platform.ts";
import { codeIn, newEmail, password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, sharedPortal } from "../support/server/portal.ts";
import { bucketKey } from "#server/http/rate-limits.ts";

const portal = sharedPortal();

const wrong = "Wrong-Kettle-58";
const next = "Walnut-Ladder-31";
const logIn = ({ api }: Browser, email: string, guess = password) =>
  api(account.login, { body: { email, password: guess } });
const ask = ({ api }: Browser, email: string, type: account.CodePurpose = "reset") =>
  api(account.sendEmailCaptcha, { body: { email, type } });

/** The token behind # in the link of a code's mail. */
const mailboxIn = (text = "") => /#([0-9a-z]+\.[\w-]+)/.exec(text)![1]!;

/** Somewhere else, with the mark of a known browser and nothing more. */
function marked(mark: string): Browser {
  const browser = portal.browser();
  browser.cookies.set("kyc_known", mark);
  return browser;
}

const pausedAgain = "update rate_bucket set ends_at = $2 where key = $1";

/** Strangers have tried ninety-nine passwords for an address, from everywhere, and then one more. */
async function pestered(email: string): Promise<void> {
  const address = portal.services.keys.emailKey(email).toString("hex");
  const begin = `with pause as (delete from rate_bucket where key = $1)
    insert into rate_bucket values ($2, 99, $3) on conflict (key) do update set taken = 99`;
  const ends = new Date(portal.services.clock().getTime() + 3_600_000);
  const keys = ["pause", "failures"].map((kind) => bucketKey(`login ${kind}|${address}`));
  await portal.rows(begin, [...keys, ends]);
  expect(refusal(await logIn(portal.browser(), email, wrong))).toEqual("wrongLogin");
  expect(refusal(await logIn(portal.browser(), email))).toEqual("loginPaused");
}

describe("EB13 a hundred wrong passwords from everywhere", () => {
  test("do not keep the owner out of a browser where the owner came in before, nor are they forgotten by it", async () => {
    const { browser, email } = await portal.member();
    await pestered(email);
    expect(refusal(await logIn(browser, email))).toEqual(null);
    dataOf(await browser.api(account.logout));
    expect(refusal(await logIn(browser, email))).toEqual(null);
    expect(refusal(await logIn(portal.browser(), email))).toEqual("loginPaused");
  });

  test("nor two owners who share a browser, however they take turns in it", async () => {
    const { browser, email } = await portal.member();
    const other = await portal.member();
    expect(refusal(await logIn(browser, other.email))).toEqual(null);
    for (const each of [email, other.email]) await pestered(each);
    for (const each of [email, other.email, email, other.email])
      expect(refusal(await logIn(browser, each))).toEqual(null);
  });

  test("are remembered for a day: a try that is paused does not make it longer", async () => {
    const { email } = await portal.member();
    await pestered(email);
    for (let hour = 0; hour < 24; hour += 1) {
      await portal.rows(pausedAgain, [
        bucketKey(`login pause|${portal.services.keys.emailKey(email).toString("hex")}`),
        new Date(portal.services.clock().getTime() + 7_200_000),
      ]);
      expect(refusal(await logIn(portal.browser(), email, wrong))).toEqual("loginPaused");
      portal.pass(3600);
    }
    portal.pass(7200);
    const tried = [];
    for (let failure = 0; failure < 2; failure += 1)
      tried.push(refusal(await logIn(portal.browser(), email, wrong)));
    expect(tried).toEqual(["wrongLogin", "wrongLogin"]);
  });

  test("do not keep the owner from changing the password, and the browser is known by the new one", async () => {
    const { browser, email } = await portal.member();
    await pestered(email);
    const body = { password, new_password: next };
    expect(refusal(await browser.api(changePassword, { body }))).toEqual(null);
    expect(refusal(await logIn(browser, email, next))).toEqual(null);
  });

  test("a reset lets the owner in for good in any browser, however strangers go on", async () => {
    const { email } = await portal.member();
    await pestered(email);
    const elsewhere = portal.browser();
    portal.pass(1);
    const proof = await portal.prove(elsewhere, email, "reset");
    dataOf(await elsewhere.api(resetPassword, { body: { email, proof, password: next } }));
    await pestered(email);
    expect(refusal(await logIn(elsewhere, email, next))).toEqual(null);
  });

  test("EB06 what a known browser may try is little, and all that it may", async () => {
    const { browser, email } = await portal.member();
    for (let failure = 0; failure < 5; failure += 1)
      expect(refusal(await logIn(browser, email, wrong))).toEqual("wrongLogin");
    expect(refusal(await logIn(browser, email))).toEqual("loginPaused");
    const mark = browser.cookies.get("kyc_known")!;
    expect(refusal(await logIn(marked(mark), email))).toEqual("loginPaused");
    expect(refusal(await logIn(portal.browser(), email))).toEqual(null);
  });

  test("EB06 and has who gave the password: a platform's account comes in without it and gets no tries", async () => {
    const { email } = await portal.member();
    const [browser, sender] = [portal.browser(), newSender()];
    portal.pass(61);
    const arrived = await arriveAs(portal, browser, sender);
    const code = await codeByTicket(portal, browser, arrived, email);
    dataOf(await bind(browser, arrived, email, code));
    const tried = [];
    for (let failure = 0; failure < 6; failure += 1) {
      dataOf(await signIn(browser, await arriveAs(portal, browser, sender)));
      tried.push(refusal(await logIn(browser, email, wrong)));
    }
    expect(tried).toEqual([...Array(5).fill("wrongLogin"), "loginPaused"]);
  });

  test("EB06 from the place of the owner as well: a minute's thirty failures are a stranger's", async () => {
    const { browser, email } = await portal.member();
    const stranger = async () => {
      const mark = browser.cookies.get("kyc_known")!;
      browser.cookies.delete("kyc_known");
      const refused = refusal(await logIn(browser, newEmail(), wrong));
      browser.cookies.set("kyc_known", mark);
      return refused;
    };
    const tried = [];
    for (let failure = 0; failure < 31; failure += 1) tried.push(await stranger());
    expect(tried.at(-1)).toEqual("tooMany");
    expect(refusal(await logIn(browser, email))).toEqual(null);
  });
});

describe("EB06 EB13 the mark of a known browser gives others no try", () => {
  test("made up, another address's, altered, or from before the password changed", async () => {
    const { email, browser } = await portal.member();
    const others = await portal.member();
    const own = browser.cookies.get("kyc_known")!;
    const [id, at, mac] = own.split(".");
    const body = { password, new_password: next };
    dataOf(await browser.api(changePassword, { body }));
    await pestered(email);
    const kept = browser.cookies.get("kyc_known")!;
    const marks = [
      "x",
      "..",
      `${id}.${at}.`,
      own,
      others.browser.cookies.get("kyc_known")!,
      `${id}x.${kept.split(".").slice(1).join(".")}`,
      `${kept.split(".")[0]}.${Number(at) + 1}.${mac}`,
    ];
    for (const mark of marks)
      expect(refusal(await logIn(marked(mark), email, next))).toEqual("loginPaused");
    expect(refusal(await logIn(marked(kept), email, next))).toEqual(null);
  });

  test("nor ninety days later", async () => {
    const { email, browser } = await portal.member();
    const mark = browser.cookies.get("kyc_known")!;
    const days = (count: number) => portal.pass(count * 86_400);
    days(89.9);
    await pestered(email);
    expect(refusal(await logIn(marked(mark), email))).toEqual(null);
    days(0.2);
    await pestered(email);
    expect(refusal(await logIn(marked(mark), email))).toEqual("loginPaused");
  });
});

describe("EB12 EB13 strangers who ask for the codes of an address", () => {
  test("leave its owner codes, one at once, and the one on its way good", async () => {
    const { browser, email } = await portal.member();
    portal.pass(1);
    dataOf(await ask(browser, email));
    const code = codeIn(await portal.mailTo(email));
    const asked = [];
    for (let sent = 0; sent < 8; sent += 1) {
      asked.push(refusal(await ask(portal.browser(), email)));
      portal.pass(61);
    }
    expect(asked).toEqual([null, null, null, null, null, ...Array(3).fill("codeTooManyByAnyone")]);
    const verify = (captcha: string) =>
      browser.api(account.verifyCaptcha, { body: { email, type: "reset", captcha } });
    expect(refusal(await verify(code))).toEqual(null);
    expect(refusal(await ask(browser, email))).toEqual(null);
    portal.pass(1);
    expect(refusal(await verify(codeIn(await portal.mailTo(email))))).toEqual(null);
  });

  test.each(["reset", "register"] as const)(
    "leave who reads the mail a way in from a new browser, by the link in any of them: %s",
    async (type) => {
      const email = type === "reset" ? (await portal.member()).email : newEmail();
      portal.pass(61);
      for (let sent = 0; sent < 5; sent += 1) {
        dataOf(await ask(portal.browser(), email, type));
        portal.pass(61);
      }
      const mailbox = mailboxIn((await portal.mailTo(email))?.text);
      const own = portal.browser();
      const askAs = (token: string, of = email, purpose: account.CodePurpose = type) =>
        own.api(account.sendEmailCaptcha, { body: { email: of, type: purpose, mailbox: token } });
      expect(refusal(await ask(own, email, type))).toEqual("codeTooManyByAnyone");
      const forged = [
        mailbox.replace(/^./, "z"),
        mailbox.replace(/.$/, (end) => (end === "A" ? "E" : "A")),
      ];
      for (const token of forged)
        expect(refusal(await askAs(token))).toEqual("codeTooManyByAnyone");
      dataOf(await askAs(mailbox));
      portal.pass(1);
      const captcha = codeIn(await portal.mailTo(email));
      dataOf(await own.api(account.verifyCaptcha, { body: { email, type, captcha } }));
      const again = [];
      for (let sent = 0; sent < 5; sent += 1) {
        portal.pass(61);
        again.push(refusal(await askAs(mailbox)));
      }
      expect(again).toEqual([null, null, null, null, "codeTooManyByAnyone"]);
      portal.pass(48 * 3600);
      for (let sent = 0; sent < 5; sent += 1) {
        dataOf(await ask(portal.browser(), email, type));
        portal.pass(61);
      }
      expect(refusal(await askAs(mailbox))).toEqual("codeTooManyByAnyone");
    },
  );

  test("are not helped by a link of their own mail, nor by one for another purpose", async () => {
    const { email } = await portal.member();
    const own = newEmail();
    portal.pass(61);
    dataOf(await ask(portal.browser(), own, "register"));
    dataOf(await ask(portal.browser(), email));
    portal.pass(1);
    const links = [(await portal.mailTo(own))?.text, (await portal.mailTo(email))?.text];
    const [ofOwn, ofReset] = links.map(mailboxIn);
    const asked = [];
    for (let sent = 0; sent < 6; sent += 1) {
      portal.pass(61);
      const body = { email, type: "reset" as const, mailbox: ofOwn! };
      asked.push(refusal(await portal.browser().api(account.sendEmailCaptcha, { body })));
    }
    expect(asked.at(-1)).toEqual("codeTooManyByAnyone");
    for (let sent = 0; sent < 6; sent += 1) {
      portal.pass(61);
      const body = { email, type: "register" as const, mailbox: ofReset! };
      asked.push(refusal(await portal.browser().api(account.sendEmailCaptcha, { body })));
    }
    expect(asked.at(-1)).toEqual("codeTooManyByAnyone");
  });

  test("leave the owner who is signed in codes for another address, however many accounts they have", async () => {
    const { browser, email } = await portal.member();
    portal.pass(61);
    const others = [await portal.member(), await portal.member(), await portal.member()];
    const theirs = new Set<string | null>();
    for (let round = 0; round < 6; round += 1) {
      for (const other of others) theirs.add(refusal(await ask(other.browser, email, "change")));
      portal.pass(61);
    }
    expect(theirs).toEqual(new Set([null, "codeTooMany"]));
    expect(refusal(await ask(browser, email, "change"))).toEqual(null);
    expect(codeIn(await portal.mailTo(email))).toMatch(/^\d{6}$/);
  });

  test("get codes for an address that is not theirs three times a day, all members together", async () => {
    const wanted = newEmail();
    const answers: (string | null)[] = [];
    for (const { browser } of [await portal.member(), await portal.member()])
      for (let sent = 0; sent < 4; sent += 1) {
        answers.push(refusal(await ask(browser, wanted, "change")));
        portal.pass(61);
      }
    expect(answers).toEqual([null, null, null, ...Array(5).fill("codeTooMany")]);
    expect((await portal.mailsTo(wanted)).length).toEqual(3);
  });

  test("leave a new person a code to register, and a person from a platform one to bind", async () => {
    const members = [await portal.member(), await portal.member()];
    const [fresh, known] = [newEmail(), (await portal.member()).email];
    for (const email of [fresh, known])
      for (const { browser } of members)
        for (let sent = 0; sent < 5; sent += 1) {
          await browser.api(sendAssistantEmail, { body: { email, again: true } });
          await ask(browser, email, "change");
          portal.pass(61);
        }
    dataOf(await ask(portal.browser(), fresh, "register"));
    expect((await portal.mailTo(fresh))?.kind).toEqual("code.register");
    const arrived = portal.browser();
    const ticket = await arriveAs(portal, arrived, newSender());
    dataOf(await arrived.api(sendCaptchaByTicket, { body: { ticket, email: known } }));
    expect((await portal.mailTo(known))?.kind).toEqual("code.bind");
  });

  test("leave a new person who asks for codes to register every mail that the answer says is sent", async () => {
    const [wanted, member] = [newEmail(), await portal.member()];
    for (let sent = 0; sent < 3; sent += 1) {
      dataOf(await ask(member.browser, wanted, "change"));
      portal.pass(61);
    }
    for (let sent = 0; sent < 5; sent += 1) {
      dataOf(await ask(portal.browser(), wanted, "register"));
      portal.pass(61);
    }
    const kinds = (await portal.mailsTo(wanted)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "code.register").length).toEqual(5);
  });

  test("send its owner fifteen mails a day, in every way there is, and of those five for a reset", async () => {
    const { email } = await portal.member();
    const invited = new Set<string | null>();
    const refused = new Set<string | null>();
    const other = await portal.member();
    for (const { browser } of [await portal.member(), await portal.member(), await portal.member()])
      for (let sent = 0; sent < 4; sent += 1) {
        const body = { email, again: true };
        invited.add(refusal(await browser.api(sendAssistantEmail, { body })));
        refused.add(refusal(await ask(other.browser, email, "change")));
        portal.pass(61);
      }
    for (let hour = 0; hour < 23; hour += 1) {
      const stranger = portal.browser();
      const ticket = await arriveAs(portal, stranger, newSender());
      refused.add(refusal(await stranger.api(sendCaptchaByTicket, { body: { ticket, email } })));
      for (const type of ["reset", "register"] as const)
        refused.add(refusal(await ask(stranger, email, type)));
      portal.pass(3600);
    }
    expect([invited, refused]).toEqual([
      new Set([null, "tooMany"]),
      new Set([null, "codeTooMany", "codeTooManyByAnyone"]),
    ]);
    const kinds = (await portal.mailsTo(email)).map(({ kind }) => kind);
    const resets = kinds.filter((kind) => kind === "code.reset");
    expect([resets.length, kinds.length]).toEqual([5, 15]);
  });

  test("EB03 are refused an invitation too many, told nothing of another mail, and leave an owner who is known or invited theirs", async () => {
    const { browser, email } = await portal.member();
    const [one, two] = [await portal.member(), await portal.member()];
    const [three, four] = [await portal.member(), await portal.member()];
    const invite = (from: Browser) =>
      from.api(sendAssistantEmail, { body: { email, again: true } });
    const ticketIn = (text = "") => /email-auth-login#(\S+)/.exec(text)![1]!;
    portal.pass(1);
    const first = await invite(one.browser);
    const answers = [first];
    for (const { browser: from } of [one, one, two]) answers.push(await invite(from));
    portal.pass(1);
    answers.push(await invite(two.browser));
    const ticket = ticketIn((await portal.mailTo(email))?.text);
    portal.pass(61);
    dataOf(
      await portal.browser().api(account.sendEmailCaptcha, { body: { email, type: "register" } }),
    );
    const notice = await ask(three.browser, email, "change");
    const before = (await portal.mailsTo(email)).length;
    expect(refusal(await invite(two.browser))).toEqual("tooMany");
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toEqual(1);
    expect(await ask(four.browser, email, "change")).toEqual(notice);
    expect((await portal.mailsTo(email)).length).toEqual(before);
    const kindOf = async (outcome: Outcome<unknown>) => {
      dataOf(outcome);
      const { kind } = (await portal.mailTo(email))!;
      portal.pass(61);
      return kind;
    };
    const invited = portal.browser();
    portal.pass(1);
    expect([
      await kindOf(await ask(portal.browser(), email)),
      await kindOf(await ask(browser, email)),
      await kindOf(await invited.api(sendCaptchaByTicket, { body: { ticket } })),
    ]).toEqual(["code.reset", "code.reset", "code.assistant"]);
    portal.pass(86_400);
    await logIn(one.browser, one.email);
    expect(await kindOf(await invite(one.browser))).toEqual("invitation");
  });

  test("EB03 learn nothing from the budget: it is the same for an unknown address, and continues after a registration", async () => {
    const [known, unknown] = [(await portal.member()).email, newEmail()];
    const answers = async (email: string, count: number) => {
      const said = [];
      for (let sent = 0; sent < count; sent += 1) {
        const stranger = portal.browser();
        said.push(await ask(stranger, email), await ask(stranger, email));
        portal.pass(60);
      }
      return said;
    };
    expect(await answers(unknown, 4)).toEqual(await answers(known, 4));
    await portal.member(unknown);
    const later = await answers(unknown, 2);
    const tooMany = "codeTooManyByAnyone";
    expect(later.map(refusal)).toEqual([null, "codeTooSoon", tooMany, tooMany]);
    expect(later).toEqual(await answers(known, 2));
  });
});
