import { beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { type Call, anonymous, personIn } from "#contract/calls/call.ts";
import { calls } from "#contract/calls/index.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { type Account, anAccount, signedIn } from "../access/world.ts";
import { newEmail } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();
let there: Account;
let before: Account;
beforeAll(async () => {
  [there, before] = [await anAccount(portal), await anAccount(portal)];
});

const number = async ({ accountId }: Account) => {
  const found = "select number from account where id = $1";
  return (await portal.rows<{ number: string }>(found, [accountId]))[0]!.number;
};
const tabOf = async (person: Account, role: Role = "holder") =>
  personIn({ account: await number(person), role, email: person.collaboratorEmail });

/** Calls from a browser in which one holder is signed in, by a tab that shows a person. */
async function from(shown: string | undefined, call: Call, body: object = {}) {
  const multipart = call.sends === "multipart";
  const response = await signedIn(portal, there.tokens.holder).fetch(
    call.path.replaceAll(/\{\w+\}/g, "11111111-1111-4111-8111-111111111111"),
    {
      method: call.method,
      headers: {
        ...(shown === undefined ? {} : { "x-person": shown }),
        "x-client-version": "1.0.0",
        "content-type": multipart ? "multipart/form-data; boundary=x" : "application/json",
      },
      ...(call.method === "GET" ? {} : { body: multipart ? "--x--\r\n" : JSON.stringify(body) }),
    },
  );
  const answer = (await response.json()) as { data?: { refusal?: string } | null };
  return answer.data?.refusal ?? null;
}

const all = Object.values(calls).flatMap((subject) => Object.entries<Call>(subject));
const ofOwnTabs = all.filter(([, { tab }]) => tab === "own");

describe("AC02 SE02 a tab that shows a person replaced in another tab", () => {
  test("every call for a person asks whose tab it is; the others are those that need none", () => {
    const others = all.filter(([, { tab }]) => tab === "any").map(([name]) => name);
    const without = `beginCheck captchaChallenge captchaCheck captchaSwitch countCharts countries
      exchangeOpenAccountToken getEmailByTicket login loginByEkycTicket oauthLogin readEmailUndo register resetPassword sendCaptchaByTicket
      sendEmailCaptcha undoEmailChange verifyCaptcha whoAmI zolozCheckResult zolozH5`;
    expect(others.toSorted()).toEqual(without.split(/\s+/));
  });

  test.each(ofOwnTabs.map(([name, call]) => [name, call] as const))(
    "%s is rejected, also for a tab without a person",
    async (_, call) => {
      expect(await from(await tabOf(before), call)).toEqual("otherPerson");
      expect(await from(anonymous, call)).toEqual("otherPerson");
      expect(await from(await tabOf(there, "assistant"), call)).toEqual("otherPerson");
    },
  );

  test("a code for another address is neither sent nor taken, by calls that strangers make as well", async () => {
    const [shown, email] = [await tabOf(before), newEmail()];
    const asked = { email, type: "change", captcha: "000000" };
    expect([
      await from(shown, account.sendEmailCaptcha, { email, type: "change" }),
      await from(shown, account.verifyCaptcha, asked),
    ]).toEqual(["otherPerson", "otherPerson"]);
    expect(await portal.mailsTo(email)).toEqual([]);
  });

  test("leaves the session and the account of who is there as they were", async () => {
    const browser = signedIn(portal, there.tokens.holder);
    expect(refusal(await browser.api(account.whoAmI))).toEqual(null);
    expect(await portal.mailsTo(there.email)).toEqual([]);
    expect(await from(await tabOf(before), account.whoAmI)).toEqual(null);
  });

  test("a collaborator's own tab is told apart from the holder's and from another collaborator's", async () => {
    const browser = signedIn(portal, there.tokens.collaborator);
    const ask = async (shown: string) => {
      const headers = { "x-person": shown };
      return (await (await browser.fetch(account.insInfo.path, { headers })).json()) as object;
    };
    const other = personIn({ account: await number(there), role: "assistant", email: newEmail() });
    expect(await ask(await tabOf(there, "assistant"))).toMatchObject({ code: 0 });
    for (const shown of [await tabOf(there), other])
      expect(await ask(shown)).toMatchObject({ data: { refusal: "otherPerson" } });
  });

  test("the own tab, and a client that says nothing, are answered", async () => {
    const own = await tabOf(there);
    expect(await from(own, account.insInfo)).toEqual(null);
    expect(await from(undefined, account.insInfo)).toEqual(null);
    const invited = newEmail();
    const response = await signedIn(portal, there.tokens.holder).fetch(sendAssistantEmail.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-person": own },
      body: JSON.stringify({ email: invited }),
    });
    expect([response.status, (await portal.mailsTo(invited)).length]).toEqual([200, 1]);
  });

  test("without a session it gets the usual answer", async () => {
    const own = await tabOf(there);
    dataOf(await signedIn(portal, there.tokens.holder).api(account.logout));
    expect(await from(own, account.insInfo)).toEqual("sessionExpired");
    expect(await from(own, account.logout)).toEqual(null);
  });
});
