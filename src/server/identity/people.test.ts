import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { deskTimeline } from "#contract/calls/desk-cases.ts";
import * as identity from "#contract/calls/identity/identity.ts";
import { calls } from "#contract/calls/index.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import type { PersonState } from "#contract/identity/person-states.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { invitations } from "#server/http/rate-limits.ts";
import { personId } from "#server/identity/named-people.ts";
import { choose } from "#server/vendors/sandbox.ts";
import { fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, type Member, noon, sharedPortal } from "#tests/support/server/portal.ts";
import { waiting } from "#tests/support/server/waiting.ts";

const portal = sharedPortal();

const day = 24 * 60 * 60;
const company = "Harbour Light Trading Limited";

interface Person {
  id: string;
  fullName: string;
  email: string;
}

const idOf = ({ id, fullName }: Person) => personId(portal.services.keys, id, fullName);

const peopleIn = (answers: AllAnswers) => answers["relatedInformation"]!["people"] as Person[];

/** An application whose people have addresses of their own, ready to be submitted. */
async function filled(): Promise<{ member: Member; people: Person[] }> {
  const member = await portal.member();
  await fillIn(member);
  const { answers, revision } = await load(member);
  const people = peopleIn(answers).map((person) => ({ ...person, email: newEmail() }));
  dataOf(await save(member, revision, { relatedInformation: { people } }));
  return { member, people };
}

const submit = async (member: Member) =>
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));

async function submitted() {
  const filledIn = await filled();
  await submit(filledIn.member);
  const [first, second] = filledIn.people as [Person, Person];
  return { ...filledIn, first, second };
}

const linkPattern = /\/kyc\/zolozAuthentication\?locale=en-US#([\w-]{43})/;

async function ticketsTo(email: string): Promise<string[]> {
  const mails = await portal.mailsTo(email);
  return mails.flatMap(({ text }) => linkPattern.exec(text)?.[1] ?? []);
}

/** The newest. */
const ticketTo = async (email: string) => (await ticketsTo(email))[0]!;

const standing = async ({ api }: Member) =>
  dataOf(await api(identity.identityChecks)).people.map(({ person, state, at }) => ({
    person,
    state,
    at,
  }));

const stateOf = async (member: Member, named: Person): Promise<PersonState | undefined> =>
  (await standing(member)).find(({ person }) => person === idOf(named))?.state;

const send = ({ api }: Member, named: Person) =>
  api(identity.newJumioLink, { body: { person: idOf(named) } });

const read = ({ api }: Browser, ticket: string) => api(identity.zolozH5, { query: { ticket } });

async function checked({ api }: Browser, ticket: string, outcome: "verified" | "failed") {
  const { url } = dataOf(await api(identity.beginCheck, { body: { ticket } }));
  const { db, clock } = portal.services;
  await choose(db, new URL(url).pathname.split("/").at(-1)!, outcome, clock());
  return dataOf(await api(identity.zolozCheckResult, { body: { ticket } })).state;
}

test("a submission sends each related person a link of their own, in the account's language", async () => {
  const { member, people } = await submitted();
  const tickets = await Promise.all(people.map(({ email }) => ticketsTo(email)));
  expect(tickets.map(({ length }) => length)).toEqual(people.map(() => 1));
  expect(new Set(tickets.flat()).size).toBe(people.length);
  const [mail] = await portal.mailsTo(people[0]!.email);
  expect(mail!.subject).toBe(`Please verify your identity for ${company}`);
  expect(mail!.text).toContain(`${company} has named ${people[0]!.fullName}`);
  expect(mail!.text).toMatch(/\/kyc\/privacy\?.*locale=/);
  expect(await standing(member)).toEqual(
    people.map((person) => ({ person: idOf(person), state: "sent", at: noon.getTime() })),
  );
  const [{ stored } = { stored: "" }] = await portal.rows<{ stored: string }>(
    "select json_agg(l)::text as stored from identity_link l where account_id = $1",
    [member.accountId],
  );
  for (const ticket of tickets.flat()) expect(stored).not.toContain(ticket);
});

test("a draft sends nothing", async () => {
  const { member, people } = await filled();
  expect([await standing(member), await ticketsTo(people[0]!.email)]).toEqual([[], []]);
  expect(refusal(await send(member, people[0]!))).toBe("notFound");
});

test("a person verifies with the link alone, which then can do nothing more", async () => {
  const { member, first, second } = await submitted();
  const ticket = await ticketTo(first.email);
  const phone = portal.browser();
  expect(dataOf(await read(phone, ticket))).toEqual({
    kind: "identity",
    state: "ready",
    applicant: company,
    person: first.fullName,
    expires_at: noon.getTime() + limits.identityLinkDays * day * 1000,
    vendor: "sandbox",
  });
  expect(await checked(phone, ticket, "failed")).toBe("failed");
  expect(await stateOf(member, first)).toBe("failed");
  expect(await checked(phone, ticket, "verified")).toBe("verified");
  expect(dataOf(await phone.api(identity.beginCheck, { body: { ticket } }))).toEqual({
    state: "verified",
    url: "",
  });
  expect([await stateOf(member, first), await stateOf(member, second)]).toEqual([
    "verified",
    "sent",
  ]);
  expect(refusal(await send(member, first))).toBe("notPossible");
  expect(dataOf(await member.api(identity.identityChecks)).face).toBeNull();
});

describe("the link of a related person is good for their own step alone", () => {
  const own = ["zolozH5", "beginCheck", "zolozCheckResult"];
  const others = Object.entries(calls).flatMap(([subject, rows]) =>
    Object.entries(rows as Record<string, Call>).flatMap(([name, call]) =>
      own.includes(name) || call.caller === "anyone" ? [] : [[`${subject}.${name}`, call] as const],
    ),
  );

  test("no call of a member takes it for a session", async () => {
    const { first } = await submitted();
    const ticket = await ticketTo(first.email);
    const browser = portal.browser();
    dataOf(await read(browser, ticket));
    expect(others.length).toBeGreaterThan(30);
    for (const [name, call] of others) {
      const path = `${call.path.replace(/\{\w+\}/g, first.id)}?ticket=${ticket}`;
      const headers = { "content-type": "application/json", authorization: `Bearer ${ticket}` };
      const init =
        call.method === "GET"
          ? { headers }
          : { method: "POST", headers, body: JSON.stringify({ ticket }) };
      const response = await browser.fetch(path, init);
      expect([name, [401, 415].includes(response.status)]).toEqual([name, true]);
    }
  });

  test("and no call that reads another kind of ticket", async () => {
    const { first } = await submitted();
    const ticket = await ticketTo(first.email);
    const { api } = portal.browser();
    const { collaborators, platforms } = calls;
    const code = { ticket, captcha: "000000" };
    const outcomes = [
      await api(collaborators.getEmailByTicket, { query: { ticket } }),
      await api(collaborators.loginByEkycTicket, { body: code }),
      await api(platforms.loginByTicket, { body: { ticket } }),
    ];
    expect(outcomes.map(refusal)).toEqual(outcomes.map(() => "linkExpired"));
  });
});

test("a link of another account and of another person stays theirs", async () => {
  const [one, other] = [await submitted(), await submitted()];
  const phone = portal.browser();
  await checked(phone, await ticketTo(other.first.email), "verified");
  expect(await stateOf(one.member, one.first)).toBe("sent");
  const unnamed = { ...other.first, id: randomUUID() };
  expect(refusal(await send(one.member, unnamed))).toBe("notFound");
  expect(await stateOf(other.member, other.first)).toBe("verified");
});

describe("sending again", () => {
  test("a new link ends the one before", async () => {
    const { member, first } = await submitted();
    const before = await ticketTo(first.email);
    portal.pass(1);
    expect(dataOf(await send(member, first)).email).toBe(first.email);
    const [after] = await ticketsTo(first.email);
    expect(after).not.toBe(before);
    const phone = portal.browser();
    expect(refusal(await read(phone, before))).toBe("linkExpired");
    expect(refusal(await phone.api(identity.beginCheck, { body: { ticket: before } }))).toBe(
      "linkExpired",
    );
    expect(dataOf(await read(phone, after!)).state).toBe("ready");
  });

  test("a check that waited while its link ended does not begin", async () => {
    const { member, first } = await submitted();
    const ticket = await ticketTo(first.email);
    const other = new pg.Client(portal.databaseUrl);
    await other.connect();
    await other.query("begin");
    const own = [member.accountId];
    await other.query("select from audit_head where account_id = $1 for update", own);
    const begun = portal.browser().api(identity.beginCheck, { body: { ticket } });
    await waiting(portal, 1);
    await other.query("update identity_link set ended_at = now() where account_id = $1", own);
    await other.query("commit");
    await other.end();
    expect(refusal(await begun)).toBe("linkExpired");
    expect(await stateOf(member, first)).toBe("notSent");
    portal.pass(1);
    dataOf(await send(member, first));
    expect(await checked(portal.browser(), await ticketTo(first.email), "verified")).toBe(
      "verified",
    );
  });

  test("few mails leave for one address, and the last link stays good", async () => {
    const { member, first } = await submitted();
    let outcome = await send(member, first);
    for (let sent = 0; sent < 10 && outcome.ok; sent += 1) {
      portal.pass(1);
      outcome = await send(member, first);
    }
    expect(refusal(outcome)).toBe("tooMany");
    const [newest] = await ticketsTo(first.email);
    expect((await ticketsTo(first.email)).length).toBe(5);
    expect(dataOf(await read(portal.browser(), newest!)).state).toBe("ready");
  });

  test("a person whose link does not move within a week is late", async () => {
    const { member, first } = await submitted();
    portal.pass(limits.identityLateDays * day - 1);
    const later = await portal.logIn(portal.browser(), member.email);
    expect(await stateOf(later, first)).toBe("sent");
    portal.pass(1);
    expect(await stateOf(later, first)).toBe("late");
    dataOf(await send(later, first));
    expect(await stateOf(later, first)).toBe("sent");
  });

  test("a link lives for two weeks", async () => {
    const { first } = await submitted();
    const ticket = await ticketTo(first.email);
    portal.pass(limits.identityLinkDays * day - 1);
    expect(dataOf(await read(portal.browser(), ticket)).state).toBe("ready");
    portal.pass(1);
    expect(refusal(await read(portal.browser(), ticket))).toBe("linkExpired");
  });
});

describe("another submission", () => {
  /** Takes the application back, changes its people and submits it again. */
  async function resubmitted(member: Member, people: readonly Person[]): Promise<Member> {
    portal.pass(1);
    const lines = ["exchange", "custodyHongKong"] as const;
    let formId = "";
    for (const line of lines)
      formId = dataOf(await member.api(withdrawLine, { body: { line } })).form_id;
    const again = { ...member, formId };
    const { revision } = await load(again);
    const ticks = {
      acknowledgement: { truthful: true, authority: true, sharing: true },
      nonSolicitation: { ownInitiative: true },
      investorClassification: { professional: true },
    };
    dataOf(await save(again, revision, { relatedInformation: { people }, ...ticks }));
    await submit(again);
    return again;
  }

  test("keeps results that are known, and follows a changed address", async () => {
    const { member, first, second } = await submitted();
    const phone = portal.browser();
    await checked(phone, await ticketTo(first.email), "verified");
    const ticket = await ticketTo(second.email);
    const moved = { ...second, email: newEmail() };
    portal.pass(60);
    dataOf(await read(phone, ticket));
    await resubmitted(member, [first, moved]);
    expect(refusal(await read(phone, ticket))).toBe("linkExpired");
    const sent = [await ticketsTo(first.email), await ticketsTo(moved.email)];
    expect(sent.map(({ length }) => length)).toEqual([1, 1]);
    expect(await stateOf(member, first)).toBe("verified");
    expect(dataOf(await read(phone, await ticketTo(moved.email))).state).toBe("ready");
  });

  test("a check does not count for another address on the same row", async () => {
    const { member, first, second } = await submitted();
    const phone = portal.browser();
    await checked(phone, await ticketTo(first.email), "verified");
    const before = { ticket: await ticketTo(second.email) };
    const begun = dataOf(await phone.api(identity.beginCheck, { body: before }));
    portal.pass(60);
    const others = [first, second].map((person) => ({ ...person, email: newEmail() }));
    await resubmitted(member, others);
    expect((await standing(member)).map(({ state }) => state)).toEqual(["sent", "sent"]);
    const [one, other] = await Promise.all(others.map(({ email }) => ticketTo(email)));
    expect(dataOf(await read(phone, one!)).state).toBe("ready");
    const again = await phone.api(identity.beginCheck, { body: { ticket: other! } });
    expect(dataOf(again).url).not.toBe(begun.url);
    const rae = await atDesk(portal, "Rae", "reviewer");
    const shown = (await caseSeen(rae, member.formId)).identity;
    expect(shown.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["sent", 0],
      ["underWay", 1],
    ]);
    const timeline = dataOf(await rae.api(deskTimeline, { params: { id: member.formId } }));
    const ended = timeline.filter(({ action }) => action === "identity.supersede");
    expect(new Set(ended.map(({ target }) => target))).toEqual(
      new Set([first, second].map((person) => `person ${idOf(person)}`)),
    );
  });

  test("shows that the budget of an address left no link", async () => {
    const { member: spender, first: spent } = await submitted();
    for (let sent = 1; sent < invitations.toAddress.most; sent += 1)
      dataOf(await send(spender, spent));
    const { member, first, second } = await submitted();
    await resubmitted(member, [{ ...first, email: spent.email }, second]);
    expect(await stateOf(member, first)).toBe("notSent");
  });

  test("asks a person of another name in the same row to verify", async () => {
    const { member, first, second } = await submitted();
    const phone = portal.browser();
    await checked(phone, await ticketTo(first.email), "verified");
    const other = { ...first, fullName: "Wen Qiu", email: newEmail() };
    await resubmitted(member, [other, second]);
    expect(await stateOf(member, other)).toBe("sent");
    expect((await ticketsTo(other.email)).length).toBe(1);
    const checking = await ticketTo(other.email);
    expect(dataOf(await read(phone, checking)).state).toBe("ready");
    expect(await checked(phone, checking, "verified")).toBe("verified");
    expect(await stateOf(member, other)).toBe("verified");
  });

  test("leaves the link of an unchanged person as it is", async () => {
    const { member, people, first } = await submitted();
    const ticket = await ticketTo(first.email);
    await resubmitted(member, people);
    expect(await ticketsTo(first.email)).toEqual([ticket]);
    expect(dataOf(await read(portal.browser(), ticket)).state).toBe("ready");
  });

  test("ends the link of a person who is no longer named", async () => {
    const { member, first, second } = await submitted();
    const ticket = await ticketTo(second.email);
    const acting = { opensAccount: "yes", resolutionNames: "yes" };
    const alone = { ...first, ...acting, roles: ["director", "ubo", "representative"] };
    await resubmitted(member, [alone]);
    expect(refusal(await read(portal.browser(), ticket))).toBe("linkExpired");
    expect((await standing(member)).map(({ person }) => person)).toEqual([idOf(first)]);
  });

  test("a line that is taken back ends the links of its people", async () => {
    const { member, first } = await submitted();
    const ticket = await ticketTo(first.email);
    for (const line of ["exchange", "custodyHongKong"] as const)
      dataOf(await member.api(withdrawLine, { body: { line } }));
    expect(refusal(await read(portal.browser(), ticket))).toBe("linkExpired");
    expect(await standing(member)).toEqual([]);
  });
});

test("the desk sees each person's check, and every step on the timeline", async () => {
  const { member, first, second } = await submitted();
  const phone = portal.browser();
  const ticket = await ticketTo(first.email);
  await checked(phone, ticket, "failed");
  await checked(phone, ticket, "verified");
  const rae = await atDesk(portal, "Rae", "reviewer");
  const { identity } = await caseSeen(rae, member.formId);
  const at = portal.services.clock().getTime();
  expect(identity).toEqual([
    {
      kind: "identity",
      person: idOf(first),
      name: first.fullName,
      state: "verified",
      outcome: "verified",
      vendor: "sandbox",
      reference: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      at,
      attempts: 2,
    },
    {
      kind: "identity",
      person: idOf(second),
      name: second.fullName,
      state: "sent",
      outcome: null,
      vendor: "",
      reference: "",
      at,
      attempts: 0,
    },
  ]);
  const timeline = dataOf(await rae.api(deskTimeline, { params: { id: member.formId } }));
  const steps = timeline.flatMap(({ action, target }) =>
    action.startsWith("identity.") && target === `person ${idOf(first)}` ? [action] : [],
  );
  expect(steps.toSorted()).toEqual([
    "identity.begin",
    "identity.begin",
    "identity.ended",
    "identity.link",
    "identity.verified",
  ]);
});
