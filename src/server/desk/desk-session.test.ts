import { describe, expect, test } from "vitest";
import { insInfo, whoAmI } from "#contract/calls/account.ts";
import { deskCases } from "#contract/calls/desk-cases.ts";
import {
  deskCode,
  deskLogin,
  deskLogout,
  deskMe,
  deskPeople,
} from "#contract/calls/desk-session.ts";
import { limits } from "#contract/limits.ts";
import { sha256 } from "../crypto.ts";
import { freeTries } from "../http/rate-limits.ts";
import { deskApi } from "#tests/support/server/desk-api.ts";
import { addToDesk, atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const cookie = "kyc_desk";
const minute = 60;

const logIn = ({ api, email, password }: DeskMember, given = password) =>
  api(deskLogin, { body: { email, password: given } });
const enter = ({ api }: DeskMember, code: string) => api(deskCode, { body: { code } });
const cases = async ({ api }: Pick<DeskMember, "api">) => refusal(await api(deskCases));

/** The code after this one, so that none is used twice. */
const nextCode = (person: DeskMember) => {
  portal.pass(30);
  return person.code();
};
const wrong = (person: DeskMember) => {
  const code = Number(person.code());
  return String((code + 111_111) % 1_000_000).padStart(6, "0");
};

describe("AU18 the second factor", () => {
  test("without it a session opens nothing but its own end", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    expect(dataOf(await logIn(rae))).toEqual({ name: "Rae" });
    expect([
      refusal(await rae.api(deskMe)),
      refusal(await rae.api(deskPeople)),
      await cases(rae),
    ]).toEqual(["sessionExpired", "sessionExpired", "sessionExpired"]);
    dataOf(await rae.api(deskLogout));
    expect(refusal(await enter(rae, rae.code()))).toBe("sessionExpired");
  });

  test("a code is accepted once, not in another session, not late, not wrong", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    dataOf(await logIn(rae));
    expect(refusal(await enter(rae, wrong(rae)))).toBe("codeMismatch");
    const late = rae.code();
    portal.pass(2 * 30);
    expect(refusal(await enter(rae, late))).toBe("codeMismatch");
    const code = rae.code();
    expect(dataOf(await enter(rae, `${code.slice(0, 3)} ${code.slice(3)}`))).toMatchObject({
      name: "Rae",
      roles: ["reviewer"],
    });
    expect(await cases(rae)).toBe(null);
    const elsewhere = { ...rae, api: deskApi(portal.browser()) };
    dataOf(await logIn(elsewhere));
    expect(refusal(await enter(elsewhere, code))).toBe("codeMismatch");
    expect(refusal(await enter(elsewhere, nextCode(rae)))).toBe(null);
    expect(refusal(await enter(elsewhere, nextCode(rae)))).toBe("sessionExpired");
  });

  test("SE02 it begins another session: the cookie from before the code opens nothing", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    dataOf(await logIn(rae));
    const planted = portal.browser();
    const before = rae.browser.cookies.get(cookie)!;
    planted.cookies.set(cookie, before);
    dataOf(await enter(rae, rae.code()));
    expect(rae.browser.cookies.get(cookie)).not.toBe(before);
    expect([await cases(rae), await cases({ api: deskApi(planted) })]).toEqual([
      null,
      "sessionExpired",
    ]);
    expect(refusal(await enter({ ...rae, api: deskApi(planted) }, nextCode(rae)))).toBe(
      "sessionExpired",
    );
  });

  test("of one code in two sessions at the same moment one is accepted", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    const both = [rae, { ...rae, api: deskApi(portal.browser()) }];
    for (const each of both) dataOf(await logIn(each));
    const code = rae.code();
    const answers = await Promise.all(both.map((each) => enter(each, code)));
    expect(answers.map(refusal).toSorted()).toEqual(["codeMismatch", null].toSorted());
    expect((await Promise.all(both.map(cases))).filter((each) => each === null)).toHaveLength(1);
  });

  test("a recovery code is accepted once, in any case and grouping", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    const [code, other, third] = rae.recovery as [string, string, string];
    dataOf(await logIn(rae));
    dataOf(await enter(rae, code.toLowerCase().replaceAll("-", "")));
    dataOf(await logIn(rae));
    expect(refusal(await enter(rae, code))).toBe("codeMismatch");
    dataOf(await enter(rae, other.replaceAll("-", " ")));
    dataOf(await logIn(rae));
    dataOf(await enter(rae, third.replaceAll("0", "o").replaceAll("1", "l")));
  });

  test("recovery codes have 80 bits, and the table without the key of the portal checks none", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    const group = "[0-9A-HJKMNP-TV-Z]{4}";
    for (const code of rae.recovery) expect(code).toMatch(RegExp(`^${group}(-${group}){3}$`));
    expect(new Set(rae.recovery).size).toBe(8);
    const [row] = await portal.rows<{ recovery_hashes: Buffer[] }>(
      "select recovery_hashes from desk_person where id = $1",
      [rae.id],
    );
    const known = [rae.recovery[0]!, rae.recovery[0]!.toLowerCase()].flatMap((code) =>
      [code, code.replaceAll("-", "")].map((each) => sha256(each).toString("hex")),
    );
    const kept = row!.recovery_hashes.map((hash) => hash.toString("hex"));
    expect(kept.filter((hash) => known.includes(hash))).toEqual([]);
  });

  test("five codes of a session, and twenty of a person in an hour", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    const answers: (string | null)[] = [];
    for (let session = 0; session < 5; session += 1) {
      dataOf(await logIn(rae));
      for (let tried = 0; tried < 6; tried += 1)
        answers.push(refusal(await enter(rae, wrong(rae))));
    }
    const five = Array<string>(5).fill("codeMismatch");
    const rest = Array<string>(6).fill("tooMany");
    const round = [...five, "tooMany"];
    expect(answers).toEqual([...round, ...round, ...round, ...round, ...rest]);
    expect(refusal(await enter(rae, rae.code()))).toBe("tooMany");
    portal.pass(61 * minute);
    dataOf(await logIn(rae));
    dataOf(await enter(rae, rae.code()));
  });
});

test("AU18 wrong passwords pause the sign-in, and an unknown address is answered the same", async () => {
  const rae = await addToDesk(portal, "Rae", "reviewer");
  const unknown = { ...rae, api: deskApi(portal.browser()), email: "no.one@desk.example" };
  const tried = async (person: DeskMember) => {
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(refusal(await logIn(person, "Wrong-Words-12")));
    return answers;
  };
  const answers = await tried(rae);
  expect(answers).toEqual([...Array<string>(5).fill("wrongLogin"), "loginPaused"]);
  expect(await tried(unknown)).toEqual(answers);
  expect(refusal(await logIn(rae))).toBe("loginPaused");
  portal.pass(2);
  dataOf(await logIn(rae));
});

describe("AU18 strangers keep no person of the desk out", () => {
  const another = (person: DeskMember) => ({ ...person, api: deskApi(portal.browser()) });
  const strangers = async (person: DeskMember) => {
    for (let tried = 0; tried <= freeTries.strangers; tried += 1)
      await logIn(another(person), "Wrong-Words-12");
    expect(refusal(await logIn(another(person)))).toBe("loginPaused");
  };

  test("by wrong passwords: a browser that gave both factors is counted apart", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    dataOf(await rae.api(deskLogout));
    await strangers(rae);
    dataOf(await logIn(rae));
    expect(refusal(await enter(rae, nextCode(rae)))).toBe(null);
  });

  test("a browser that gave the password alone is a stranger, and one of another person too", async () => {
    const rae = await addToDesk(portal, "Rae", "reviewer");
    dataOf(await logIn(rae));
    dataOf(await rae.api(deskLogout));
    const ana = await atDesk(portal, "Ana", "approver");
    await strangers(rae);
    expect([refusal(await logIn(rae)), refusal(await logIn({ ...rae, api: ana.api }))]).toEqual([
      "loginPaused",
      "loginPaused",
    ]);
  });

  test("by wrong codes: neither a known browser nor a recovery code is refused for them", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    for (let sessions = 0; sessions < 4; sessions += 1) {
      const thief = another(rae);
      dataOf(await logIn(thief));
      for (let tried = 0; tried < 5; tried += 1) await enter(thief, wrong(rae));
    }
    const elsewhere = another(rae);
    dataOf(await logIn(elsewhere));
    portal.pass(30);
    expect(refusal(await enter(elsewhere, rae.code()))).toBe("tooMany");
    dataOf(await enter(elsewhere, rae.recovery[0]!));
    dataOf(await logIn(rae));
    dataOf(await enter(rae, rae.code()));
  });
});

describe("AU18 a session of the desk ends", () => {
  test("when it is idle; a poll does not keep it open", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    portal.pass((limits.sessionIdleMinutes - 1) * minute);
    expect(await cases(rae)).toBe(null);
    portal.pass((limits.sessionIdleMinutes - 1) * minute);
    expect(refusal(await rae.api(deskMe))).toBe(null);
    portal.pass(minute + 1);
    expect(await cases(rae)).toBe("sessionExpired");
  });

  test("CR09 for good: a clock that is set back does not bring it back", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    const kept = rae.browser.cookies.get(cookie)!;
    for (const jump of [86_400, -86_400]) {
      portal.pass(jump);
      rae.browser.cookies.set(cookie, kept);
      expect(await cases(rae)).toBe("sessionExpired");
    }
  });

  test("after its hours, however busy it is", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    const steps = (limits.deskSessionHours * 60) / 20 - 1;
    for (let step = 0; step < steps; step += 1) {
      portal.pass(20 * minute);
      expect(await cases(rae)).toBe(null);
    }
    portal.pass(20 * minute + 1);
    expect(await cases(rae)).toBe("sessionExpired");
  });

  test("with its sign-out, also for a copy of its cookie", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    const copy = portal.browser();
    copy.cookies.set(cookie, rae.browser.cookies.get(cookie)!);
    expect(await cases({ api: deskApi(copy) })).toBe(null);
    dataOf(await rae.api(deskLogout));
    expect([rae.browser.cookies.has(cookie), await cases({ api: deskApi(copy) })]).toEqual([
      false,
      "sessionExpired",
    ]);
  });

  test("when its person is disabled, who cannot sign in again", async () => {
    const rae = await atDesk(portal, "Rae", "reviewer");
    const again = { ...rae, api: deskApi(portal.browser()) };
    dataOf(await logIn(again));
    await portal.rows("update desk_person set disabled_at = now() where id = $1", [rae.id]);
    expect([
      await cases(rae),
      refusal(await enter(again, nextCode(rae))),
      refusal(await logIn(rae)),
    ]).toEqual(["sessionExpired", "sessionExpired", "wrongLogin"]);
  });

  test("when a role is taken away, for what the role opened", async () => {
    const both = await atDesk(portal, "Rae", "reviewer", "administrator");
    await portal.rows("update desk_person set roles = '{administrator}' where id = $1", [both.id]);
    expect([await cases(both), refusal(await both.api(deskPeople))]).toEqual(["notFound", null]);
  });
});

test("a person of the desk has twenty sessions at most: those that were used last go on", async () => {
  const rae = await atDesk(portal, "Rae", "reviewer");
  const browsers = Array.from({ length: limits.sessionsMax + 1 }, () => deskApi(portal.browser()));
  portal.pass(25 * 60);
  for (const api of browsers) {
    portal.pass(1);
    dataOf(await logIn({ ...rae, api }));
  }
  const live = `select second_factor_at is not null as proved, count(*)::int from desk_session
    where person_id = $1 and revoked_at is null group by 1 order by 1`;
  // Those with the password alone end none with both factors.
  expect(await portal.rows(live, [rae.id])).toEqual([
    { proved: false, count: limits.sessionsMax },
    { proved: true, count: 1 },
  ]);
  expect(await cases(rae)).toBe(null);
  const [first, second] = browsers;
  expect(refusal(await enter({ ...rae, api: first! }, nextCode(rae)))).toBe("sessionExpired");
  dataOf(await enter({ ...rae, api: second! }, nextCode(rae)));
  for (let at = 0; at < limits.sessionsMax; at += 1) {
    portal.pass(200);
    const api = deskApi(portal.browser());
    dataOf(await logIn({ ...rae, api }));
    dataOf(await enter({ ...rae, api }, nextCode(rae)));
  }
  expect((await portal.rows(live, [rae.id])).at(-1)).toEqual({
    proved: true,
    count: limits.sessionsMax,
  });
});

test("AC01 an applicant's cookie opens nothing at the desk, and the desk's nothing of an applicant", async () => {
  const member = await portal.member();
  const rae = await atDesk(portal, "Rae", "reviewer");
  const [theirs, ours] = [member.browser.cookies.get("kyc_sid")!, rae.browser.cookies.get(cookie)!];
  const mixed = portal.browser();
  for (const [name, value] of [
    ["kyc_sid", ours],
    [cookie, theirs],
  ] as const)
    mixed.cookies.set(name, value);
  expect([
    await cases({ api: deskApi(member.browser) }),
    await cases({ api: deskApi(mixed) }),
    refusal(await mixed.api(insInfo)),
    refusal(await rae.browser.api(whoAmI)),
  ]).toEqual(Array<string>(4).fill("sessionExpired"));
});

test("a sign-in, a rejected code and a sign-out are recorded", async () => {
  const rae = await addToDesk(portal, "Rae", "reviewer");
  const { api, email, password, code } = rae;
  dataOf(await api(deskLogin, { body: { email, password } }));
  expect(refusal(await api(deskCode, { body: { code: "000000" } }))).toBe("codeMismatch");
  dataOf(await api(deskCode, { body: { code: code() } }));
  dataOf(await api(deskLogout));
  expect(
    await portal.rows("select action from desk_event where person_id = $1 order by seq", [rae.id]),
  ).toEqual(["code.reject", "session.begin", "session.end"].map((action) => ({ action })));
});
