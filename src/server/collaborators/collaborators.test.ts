import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import * as calls from "#contract/calls/collaborators.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import * as security from "#contract/calls/security.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { load, save } from "#tests/support/server/applicant.ts";
import { drawAs } from "#browser/brand.ts";
import { nameForStrangers } from "#server/mail/person-name.ts";
import { codeByInvitation, comeInvited, enter, ticketTo } from "#tests/support/server/invited.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { codeIn, newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, noon, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { bucketKey } from "../http/rate-limits.ts";

const portal = sharedPortal();

const invite = (holder: Member, email: string, again = false) =>
  holder.api(calls.sendAssistantEmail, { body: { email, again } });
const listed = async (holder: Member) => dataOf(await holder.api(calls.getAssistants));
const remove = (holder: Member, id: string) => holder.api(calls.delAssistant, { body: { id } });

/** An account with a collaborator who has come in by the link and the code. */
async function withCollaborator() {
  const holder = await portal.member();
  const email = newEmail();
  portal.pass(1);
  dataOf(await invite(holder, email));
  const browser = portal.browser();
  const ticket = await comeInvited(portal, browser, email);
  const [{ id } = { id: "" }] = await listed(holder);
  return { holder, email, ticket, browser, id };
}

test("who works on an account together cannot read what another keeps in the same browser", async () => {
  const { holder, browser } = await withCollaborator();
  const email = newEmail();
  portal.pass(61);
  dataOf(await invite(holder, email));
  const second = portal.browser();
  await comeInvited(portal, second, email);
  const all = [holder, browser, second].map(({ api }) => api(account.journalKey));
  const replies = (await Promise.all(all)).map(dataOf);
  expect(new Set(replies.map(({ key }) => key)).size).toEqual(3);
  expect(new Set(replies.map(({ owner }) => owner)).size).toEqual(3);
  expect(dataOf(await browser.api(account.journalKey))).toEqual(replies[1]);
});

test("a collaborator comes in by the link and the code, without a password, and works on the holder's form", async () => {
  const { holder, email, browser } = await withCollaborator();
  const info = dataOf(await browser.api(account.insInfo));
  expect([info.is_assistant, info.email, info.form_id]).toEqual([true, email, holder.formId]);
  const assistant = { browser, api: browser.api, formId: holder.formId };
  const { revision } = await load(holder);
  const changes = { companyInformation: { entityName: "Harbour Light Trading Limited" } };
  dataOf(await save({ ...holder, ...assistant }, revision, changes));
  expect((await load(holder)).answers).toEqual(changes);
  dataOf(await send(assistant, pdfOf(1), { slot: "articles" }));
});

describe("inviting", () => {
  test("the list says who was invited and who has come; the mail names the inviter and no code", async () => {
    const holder = await portal.member();
    const email = newEmail();
    const before = noon.getTime();
    dataOf(await invite(holder, email));
    const [row] = await listed(holder);
    expect({ ...row, id: "", invited_at: row!.invited_at >= before }).toEqual({
      id: "",
      email,
      invited_at: true,
      seen_at: null,
    });
    const mail = await portal.mailTo(email);
    expect([mail?.kind, mail?.text.includes("Mei Lin"), /\d{3} \d{3}/.test(mail!.text)]).toEqual([
      "invitation",
      true,
      false,
    ]);
  });

  test("an invitation sent from the sub-brand opens in the sub-brand", async () => {
    const holder = await portal.member();
    const email = newEmail();
    drawAs("otterline");
    await invite(holder, email).finally(() => drawAs("house"));
    expect((await portal.mailTo(email))?.text).toContain("/kyc/email-auth-login?source=otterline#");
  });

  test("EB05 an existing invitation is reported only within one's own account", async () => {
    const { holder, email } = await withCollaborator();
    const other = await portal.member();
    expect(refusal(await invite(holder, email.toUpperCase()))).toEqual("alreadyInvited");
    expect(refusal(await invite(holder, holder.email))).toEqual("ownAddress");
    const fresh = await invite(other, newEmail());
    expect(await invite(other, email)).toEqual(fresh);
    expect(await invite(other, holder.email)).toEqual(fresh);
  });

  test("of two invitations of one address at once one makes the collaborator", async () => {
    const holder = await portal.member();
    const email = newEmail();
    const tried = await Promise.all([invite(holder, email), invite(holder, email)]);
    expect(tried.map(refusal).toSorted()).toEqual(["alreadyInvited", null].toSorted());
    expect((await listed(holder)).length).toEqual(1);
  });

  test("a link sent again ends the one before it", async () => {
    const { holder, email, ticket } = await withCollaborator();
    portal.pass(1);
    dataOf(await invite(holder, email, true));
    const next = await ticketTo(portal, email);
    const look = (token: string) =>
      portal.browser().api(calls.getEmailByTicket, { query: { ticket: token } });
    expect(refusal(await look(ticket))).toEqual("linkExpired");
    expect(refusal(await look(next))).toEqual(null);
  });

  test("EB12 an address gets five invitations a day from all accounts together", async () => {
    const email = newEmail();
    const from = async (holder: Member) => {
      const answers = [await invite(holder, email)];
      for (let again = 0; again < 2; again += 1) answers.push(await invite(holder, email, true));
      return answers.filter(({ ok }) => ok).length;
    };
    const holders = [await portal.member(), await portal.member(), await portal.member()];
    const left = [];
    for (const holder of holders) left.push(await from(holder));
    expect(left).toEqual([3, 2, 0]);
    expect((await portal.mailsTo(email)).length).toEqual(5);
    expect(await listed(holders[2]!)).toEqual([]);
    portal.pass(86_400);
    const back = await portal.logIn(holders[2]!.browser, holders[2]!.email);
    expect(refusal(await invite(back, email))).toEqual(null);
  });

  test("an invitation that cannot be mailed is refused and leaves nothing behind", async () => {
    const holder = await portal.member();
    const email = newEmail();
    const address = portal.services.keys.emailKey(email).toString("hex");
    const key = bucketKey(`invitations|${address}`);
    const spent = { key, taken: 5, ends_at: new Date("2026-12-24T04:00:00Z") };
    await portal.services.db.insertInto("rate_bucket").values(spent).execute();
    expect(refusal(await invite(holder, email))).toEqual("tooMany");
    expect([await listed(holder), await portal.mailsTo(email)]).toEqual([[], []]);
    const auditEntries =
      "select action from audit where account_id = $1 and action like 'collaborator%'";
    expect(await portal.rows(auditEntries, [holder.accountId])).toEqual([]);
  });

  test("EB12 an account sends sixty invitations a day", async () => {
    const holder = await portal.member();
    const ends_at = new Date(noon.getTime() + 30 * 86_400_000);
    const sent = { key: bucketKey(`invitations a day|${holder.accountId}`), taken: 59, ends_at };
    await portal.services.db.insertInto("rate_bucket").values(sent).execute();
    const asked = [await invite(holder, newEmail()), await invite(holder, newEmail())];
    expect(asked.map(refusal)).toEqual([null, "tooMany"]);
  });

  test.each([
    [
      "Visit https://evil.example/win now\r\nBcc: x@evil.example",
      "Visit https evil example win now Bcc x evil exampl",
    ],
    ["evil.com", "evil com"],
    ["J.R. O’Neill-Smith", "J. R. O’Neill-Smith"],
    ["陈美玲", "陈美玲"],
    ["Mei\u3164\u115f\u2800Lin\ufe0f", "Mei Lin"],
    ["evil·com evil・com", "evil com evil com"],
    ["Dr. Maria·del·Mar", "Dr. Maria del Mar"],
    [`Me${"\u0334\u0335\u0336".repeat(9)}i`, "Me\u0334\u0335\u0336i"],
    ["Call +852 5555 1234", "Call"],
    ["Harbour 88 (HK) Limited", "Harbour 88 (HK) Limited"],
    ["\u202eMei\u0007 Lin\u200b", "Mei Lin"],
    ["a".repeat(100), "a".repeat(50)],
  ])("IN03 the inviter called %j is named %j", (name, told) => {
    expect(nameForStrangers(name, "mei.lin@harbour.example")).toEqual(told);
  });

  test("IN03 of a name without a letter nothing is told but the masked address", () => {
    expect(nameForStrangers("123 !!", "mei.lin@harbour.example")).toEqual("m***@h***.example");
  });

  test("twenty collaborators are as many as there can be", async () => {
    const holder = await portal.member();
    for (let count = 0; count < 20; count += 1) dataOf(await invite(holder, newEmail()));
    expect(refusal(await invite(holder, newEmail()))).toEqual("collaboratorsFull");
  });
});

describe("the link", () => {
  test("EB04 tells the masked address and the inviter; every link that is not good is refused alike", async () => {
    const { holder, id, ticket } = await withCollaborator();
    const look = (token: string) =>
      portal.browser().api(calls.getEmailByTicket, { query: { ticket: token } });
    expect(dataOf(await look(ticket))).toEqual({
      kind: "invite",
      email: "m***@h***.example",
      inviter: "Mei Lin",
    });
    const random = await look("A".repeat(43));
    dataOf(await remove(holder, id));
    expect(refusal(random)).toEqual("linkExpired");
    expect(await look(ticket)).toEqual(random);
  });

  test("EB04 ten looks a minute from one place", async () => {
    const { api } = portal.browser();
    const look = () => api(calls.getEmailByTicket, { query: { ticket: "A".repeat(43) } });
    const tried = await Promise.all(Array.from({ length: 12 }, look));
    expect(tried.map(refusal).filter((name) => name === "tooMany").length).toEqual(2);
  });

  test("AU06 AU07 does not sign in by itself, with a code of another purpose, or in a browser that asked for none", async () => {
    const { ticket, email } = await withCollaborator();
    const browser = portal.browser();
    expect(refusal(await enter(browser, ticket, "000000"))).toEqual("codeMismatch");
    portal.pass(61);
    dataOf(await browser.api(account.sendEmailCaptcha, { body: { email, type: "register" } }));
    const register = codeIn(await portal.mailTo(email));
    expect(refusal(await enter(browser, ticket, register))).toEqual("codeMismatch");
    const code = await codeByInvitation(portal, browser, ticket, email);
    expect(refusal(await enter(portal.browser(), ticket, code))).toEqual("codeMismatch");
    expect(refusal(await enter(browser, ticket, code))).toEqual(null);
    expect(refusal(await enter(browser, ticket, code))).toEqual("codeSpent");
  });

  test("runs out after seven days", async () => {
    const { ticket } = await withCollaborator();
    portal.pass(7 * 24 * 60 * 60 + 1);
    const body = { ticket };
    const asked = await portal.browser().api(calls.sendCaptchaByTicket, { body });
    expect(refusal(asked)).toEqual("linkExpired");
  });

  test("SE03 is not kept: the database holds its hash", async () => {
    const { ticket } = await withCollaborator();
    const held = await portal.rows("select * from ticket");
    expect(JSON.stringify(held).includes(ticket)).toEqual(false);
  });
});

describe("what a collaborator may not do", () => {
  test("AC05 submit, consent, invite, remove, list collaborators, change a password", async () => {
    const { holder, browser } = await withCollaborator();
    const assistant = { ...holder, browser, api: browser.api };
    const { revision } = await load(holder);
    const submit = { idempotency_key: randomUUID(), seen: "0".repeat(64) };
    const tried = {
      submit: await save(assistant, revision, {}, { submit }),
      consent: await save(assistant, revision, { acknowledgement: { truthful: true } }),
      invite: await invite(assistant, newEmail()),
      remove: await remove(assistant, randomUUID()),
      list: await browser.api(calls.getAssistants),
      password: await browser.api(security.changePassword, {
        body: { password: "x", new_password: "Walnut-Ladder-31" },
      }),
    };
    const refused = Object.entries(tried).map(([what, outcome]) => [what, refusal(outcome)]);
    expect(Object.fromEntries(refused)).toEqual(
      Object.fromEntries(Object.keys(tried).map((what) => [what, "holderOnly"])),
    );
  });

  test("AC02 another account's collaborator is not found and stays", async () => {
    const { id, holder } = await withCollaborator();
    const other = await portal.member();
    expect(refusal(await remove(other, id))).toEqual("notFound");
    expect(refusal(await remove(holder, (await ownId(holder))!))).toEqual("notFound");
    expect((await listed(holder)).length).toEqual(1);
  });

  const ownId = async ({ email }: Member) =>
    (await portal.rows<{ id: string }>("select id from member where email = $1", [email]))[0]?.id;
});

describe("removing", () => {
  test("AT01 SE08 session, link and pending code are dead at once; SE09 invited again, nothing old comes back", async () => {
    const { holder, email, ticket, browser, id } = await withCollaborator();
    const elsewhere = portal.browser();
    const pending = await codeByInvitation(portal, elsewhere, ticket, email);
    dataOf(await remove(holder, id));
    expect(refusal(await browser.api(kycForm, { params: { id: holder.formId } }))).toEqual(
      "sessionExpired",
    );
    expect(refusal(await enter(elsewhere, ticket, pending))).toEqual("linkExpired");
    expect(await listed(holder)).toEqual([]);
    portal.pass(1);
    dataOf(await invite(holder, email));
    expect((await listed(holder))[0]!.id).not.toEqual(id);
    expect(refusal(await browser.api(account.whoAmI))).toEqual("sessionExpired");
    expect(refusal(await enter(elsewhere, ticket, pending))).toEqual("linkExpired");
    const audit =
      "select action from audit where account_id = $1 and action like 'collaborator%' order by seq";
    expect(await portal.rows(audit, [holder.accountId])).toEqual(
      ["invite", "remove", "invite"].map((what) => ({ action: `collaborator.${what}` })),
    );
  });

  test("SE07 an upload in flight is refused within a second and leaves nothing behind", async () => {
    const { holder, browser, id } = await withCollaborator();
    const boundary = "x".repeat(20);
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${field("form_id", holder.formId)}${field("slot", "articles")}${field("uid", randomUUID())}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`;
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        end = () => controller.close();
      },
    });
    const headers = {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "x-client-version": "1.0.0",
    };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const answered = browser.fetch(uploadFile.path, init);
    const states = () =>
      portal.rows<{ state: string }>("select state from upload where account_id = $1", [
        holder.accountId,
      ]);
    await expect.poll(states).toEqual([{ state: "storing" }]);
    dataOf(await remove(holder, id));
    // A busy machine slows both.
    const aSecondLater = wait(1000).then(() => holder.api(account.whoAmI));
    const first = await Promise.race([answered, aSecondLater]);
    expect(first).toMatchObject({ status: 401 });
    expect(await states()).toEqual([{ state: "refused" }]);
    end();
  });
});
