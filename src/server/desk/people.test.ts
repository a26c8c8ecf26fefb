import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { deskCases } from "#contract/calls/desk-cases.ts";
import * as calls from "#contract/calls/desk-people.ts";
import * as session from "#contract/calls/desk-session.ts";
import { deskClaim, deskDecision } from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen, type DeskMember } from "#tests/support/server/desk.ts";
import { deskApi } from "#tests/support/server/desk-api.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const password = "Copper-Kettle-58";
const stranger = () => deskApi(portal.browser());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: portal.services.clock().getTime(),
  });

async function linkTo(email: string): Promise<string> {
  const mail = await portal.mailTo(email);
  return /\/desk\/set-up#(\S+)/.exec(mail!.text)![1]!;
}

const events = (action: string) =>
  portal.rows<{ person_id: string; target: string }>(
    "select person_id, target from desk_event where action = $1 order by seq",
    [action],
  );

async function rowOf({ api }: DeskMember, email: string) {
  return dataOf(await api(calls.deskDirectory)).find((row) => row.email === email);
}

const add = ({ api }: DeskMember, name: string, email: string, roles: DeskRole[]) =>
  api(calls.deskAddPerson, { body: { name, email, roles } });

const on = (call: typeof calls.deskDisable, by: DeskMember, { id }: { id: string }) =>
  by.api(call, { params: { id } });

/** Finishes the set-up by the newest link and signs in. */
async function comeIn(email: string) {
  const token = await linkTo(email);
  const api = stranger();
  const { secret } = dataOf(await api(calls.deskSetUp, { body: { token } }));
  const finished = { token, password, code: codeOf(secret) };
  const { recovery } = dataOf(await api(calls.deskFinishSetUp, { body: finished }));
  portal.pass(30);
  dataOf(await api(session.deskLogin, { body: { email, password } }));
  dataOf(await api(session.deskCode, { body: { code: codeOf(secret) } }));
  return { api, recovery, secret };
}

test.each(["Zoë Müller", "陳志明", "محمد علي"])(
  "%s is added, sets up password and second factor by the link, and signs in",
  async (name) => {
    const ada = await atDesk(portal, "Ada", "administrator");
    const email = `new.${Buffer.from(name).toString("hex").slice(0, 8)}@desk.example`;
    dataOf(await add(ada, name, email, ["approver", "reviewer"]));
    expect(await rowOf(ada, email)).toMatchObject({
      name,
      roles: ["reviewer", "approver"],
      is_ready: false,
      last_sign_in: null,
      disabled_at: null,
    });
    expect(refusal(await add(ada, name, email.toUpperCase(), ["auditor"]))).toBe("personExists");
    const { api, recovery } = await comeIn(email);
    expect(refusal(await api(deskCases))).toBe(null);
    expect(recovery).toHaveLength(8);
    const after = await rowOf(ada, email);
    expect(after).toMatchObject({
      is_ready: true,
      link_until: null,
      last_sign_in: portal.services.clock().getTime(),
    });
    const recorded = (await events("person.add")).at(-1);
    expect(recorded).toEqual({ person_id: ada.id, target: `${after!.id}: reviewer, approver` });
    expect((await events("person.setUp")).at(-1)!.person_id).toBe(after!.id);
  },
);

describe("the link for password and second factor", () => {
  async function invited() {
    const ada = await atDesk(portal, "Ada", "administrator");
    const email = `${crypto.randomUUID()}@desk.example`;
    dataOf(await add(ada, "Nia", email, ["reviewer"]));
    const { id } = (await rowOf(ada, email))!;
    return { ada, email, id, token: await linkTo(email) };
  }
  const look = async (token: string) =>
    refusal(await stranger()(calls.deskSetUp, { body: { token } }));

  test("works once, and not after its time", async () => {
    const { email, token } = await invited();
    await comeIn(email);
    const other = await invited();
    portal.pass(limits.deskSetUpHours * 3600);
    expect([await look(token), await look(other.token), await look("forged")]).toEqual([
      "setUpEnded",
      "setUpEnded",
      "setUpEnded",
    ]);
  });

  test("ends when a newer one is sent, or the person is disabled", async () => {
    const { ada, email, id, token } = await invited();
    portal.pass(1);
    dataOf(await on(calls.deskReset, ada, { id }));
    const newer = await linkTo(email);
    expect([await look(token), await look(newer)]).toEqual(["setUpEnded", null]);
    dataOf(await on(calls.deskDisable, ada, { id }));
    expect(await look(newer)).toBe("setUpEnded");
  });

  test("shows another secret at each opening, of which the newest counts; each opening is recorded", async () => {
    const { id, token } = await invited();
    const open = async () => dataOf(await stranger()(calls.deskSetUp, { body: { token } })).secret;
    const [first, newest] = [await open(), await open()];
    const finish = (secret: string) =>
      stranger()(calls.deskFinishSetUp, { body: { token, password, code: codeOf(secret) } });
    expect([refusal(await finish(first)), refusal(await finish(newest))]).toEqual([
      "codeMismatch",
      null,
    ]);
    const opened = (await events("setUp.open")).map(({ person_id }) => person_id);
    expect(opened.filter((each) => each === id)).toHaveLength(2);
  });

  test("takes no common password, no wrong code, and of two at once one", async () => {
    const { email, token } = await invited();
    const { secret } = dataOf(await stranger()(calls.deskSetUp, { body: { token } }));
    const finish = (given: object) =>
      stranger()(calls.deskFinishSetUp, {
        body: { token, password, code: codeOf(secret), ...given },
      });
    const wrong = String((Number(codeOf(secret)) + 111_111) % 1_000_000).padStart(6, "0");
    expect(refusal(await finish({ password: "Password1!" }))).toBe("passwordCommon");
    expect(refusal(await finish({ code: wrong }))).toBe("codeMismatch");
    const before = { email, password };
    expect(refusal(await stranger()(session.deskLogin, { body: before }))).toBe("wrongLogin");
    const both = await Promise.all([finish({}), finish({})]);
    expect(both.map(refusal).toSorted()).toEqual([null, "setUpEnded"].toSorted());
  });
});

describe("the access of a person", () => {
  test("ends at once when disabled, old sessions for good; a second time changes nothing", async () => {
    const ada = await atDesk(portal, "Ada", "administrator");
    const rae = await atDesk(portal, "Rae", "reviewer");
    dataOf(await on(calls.deskDisable, ada, rae));
    dataOf(await on(calls.deskDisable, ada, rae));
    expect(refusal(await rae.api(session.deskMe))).toBe("sessionExpired");
    expect(refusal(await on(calls.deskReset, ada, rae))).toBe("personChanged");
    dataOf(await on(calls.deskEnable, ada, rae));
    expect(refusal(await rae.api(session.deskMe))).toBe("sessionExpired");
    portal.pass(30);
    const { email, code } = rae;
    dataOf(await rae.api(session.deskLogin, { body: { email, password: rae.password } }));
    dataOf(await rae.api(session.deskCode, { body: { code: code() } }));
    const own = [await events("person.disable"), await events("person.enable")];
    expect(own.map((rows) => rows.filter(({ target }) => target === rae.id))).toEqual([
      [{ person_id: ada.id, target: rae.id }],
      [{ person_id: ada.id, target: rae.id }],
    ]);
  });

  test("is set up again after a reset: sessions, password, second factor and recovery codes end", async () => {
    const ada = await atDesk(portal, "Ada", "administrator");
    const rae = await atDesk(portal, "Rae", "reviewer");
    dataOf(await on(calls.deskReset, ada, rae));
    expect(refusal(await rae.api(session.deskMe))).toBe("sessionExpired");
    const { email } = rae;
    const login = () => rae.api(session.deskLogin, { body: { email, password: rae.password } });
    expect(refusal(await login())).toBe("wrongLogin");
    expect(await rowOf(ada, email)).toMatchObject({ is_ready: false });
    await comeIn(email);
    dataOf(await rae.api(session.deskLogin, { body: { email, password } }));
    portal.pass(30);
    for (const old of [rae.code(), rae.recovery[0]!])
      expect(refusal(await rae.api(session.deskCode, { body: { code: old } }))).toBe(
        "codeMismatch",
      );
  });

  test("follows new roles at once; roles that were not shown are not overwritten", async () => {
    const ada = await atDesk(portal, "Ada", "administrator");
    const rae = await atDesk(portal, "Rae", "reviewer");
    const set = (roles: DeskRole[], before: DeskRole[]) =>
      ada.api(calls.deskSetRoles, { params: { id: rae.id }, body: { roles, before } });
    dataOf(await set(["administrator"], ["reviewer"]));
    expect(refusal(await rae.api(deskCases))).toBe("notFound");
    expect(refusal(await set(["approver"], ["reviewer"]))).toBe("personChanged");
    dataOf(await set(["administrator"], ["reviewer"]));
    const own = (await events("person.roles")).filter(({ target }) => target.startsWith(rae.id));
    expect(own).toEqual([{ person_id: ada.id, target: `${rae.id}: administrator` }]);
  });

  test("is not changed by its owner, and a forged person is not found", async () => {
    const ada = await atDesk(portal, "Ada", "administrator", "auditor");
    const body = { roles: ["administrator"], before: ["auditor", "administrator"] };
    const roles = await ada.api(calls.deskSetRoles, { params: ada, body: body as never });
    const own = [roles, await on(calls.deskDisable, ada, ada), await on(calls.deskReset, ada, ada)];
    expect(own.map(refusal)).toEqual(["ownAccess", "ownAccess", "ownAccess"]);
    const forged = { id: crypto.randomUUID() };
    expect(refusal(await on(calls.deskDisable, ada, forged))).toBe("notFound");
  });
});

test("of two administrators who disable each other one stays", async () => {
  const ada = await atDesk(portal, "Ada", "administrator");
  const abe = await atDesk(portal, "Abe", "administrator");
  const both = await Promise.all([
    on(calls.deskDisable, ada, abe),
    on(calls.deskDisable, abe, ada),
  ]);
  expect(both.map(refusal).toSorted()).toEqual([null, "sessionExpired"].toSorted());
});

test.each(["is disabled", "loses the role"])(
  "AC12 the proposal of a person who %s is confirmed by no one; it is returned",
  async (leaves) => {
    const applicant = await portal.member();
    dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
    const { formId: id, accountId } = applicant;
    const ada = await atDesk(portal, "Ada", "administrator");
    const rae = await atDesk(portal, "Rae", "reviewer");
    const ana = await atDesk(portal, "Ana", "approver");
    dataOf(await rae.api(deskClaim, { params: { id } }));
    const { line } = (await caseSeen(rae, id)).lines[0]!;
    const decide = async (by: DeskMember, more: object) => {
      const { snapshot } = await caseSeen(by, id);
      return by.api(deskDecision, { params: { id }, body: { line, snapshot, ...more } as never });
    };
    const proposal = { act: "propose", outcome: "rejectFinal", reason: "incomplete" };
    dataOf(await decide(rae, proposal));
    const others = { roles: ["auditor"], before: ["reviewer"] } as never;
    if (leaves === "is disabled") dataOf(await on(calls.deskDisable, ada, rae));
    else dataOf(await ada.api(calls.deskSetRoles, { params: { id: rae.id }, body: others }));
    expect(refusal(await decide(ana, { act: "confirm" }))).toBe("proposerDisabled");
    dataOf(await decide(ana, { act: "return", note: "Proposed by a person who has left." }));
    const states =
      "select state from line_status where account_id = $1 and chart = 'decision' and line = $2";
    expect(await portal.rows(states, [accountId, line])).toEqual([{ state: "undecided" }]);
  },
);
