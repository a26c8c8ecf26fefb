import { beforeEach, expect, test } from "vitest";
import { makeCode, spendProof, tryCode, type ChallengeFor } from "#server/accounts/challenges.ts";
import { beginPreSession } from "#server/sessions/pre-sessions.ts";
import { sha256 } from "../crypto.ts";
import { tx } from "#server/database/database.ts";
import { sharedServices } from "#tests/support/server/portal.ts";

let now = new Date("2026-11-20T12:00:00Z");
let preSessionId: string;
let people = 0;
const portal = sharedServices(() => now);
beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  preSessionId = (await beginPreSession(portal.services, now)).id;
});

const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

function newChallenge(): ChallengeFor {
  people += 1;
  return { purpose: "register", email: `person${people}@example.com`, preSessionId };
}

const send = (asked: ChallengeFor) =>
  tx(portal.services.db, (handle) =>
    makeCode(
      handle,
      portal.services.keys,
      asked,
      { asker: { is: "unknown" }, addressRange: `10.0.0.${people}` },
      now,
    ),
  );

async function codeFor(asked: ChallengeFor): Promise<string> {
  const sent = await send(asked);
  if (sent.kind !== "sent") throw new Error(sent.kind);
  return sent.code;
}

const attempt = (asked: ChallengeFor, code: string) =>
  tryCode(portal.services.db, portal.services.keys, asked, code, now);
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");
const kinds = (tried: { kind: string }[]) => tried.map(({ kind }) => kind).toSorted();

test("AU03 of sixteen correct submissions at once exactly one proves", async () => {
  const asked = newChallenge();
  const code = await codeFor(asked);
  const tried = await Promise.all(Array.from({ length: 16 }, () => attempt(asked, code)));
  expect(kinds(tried)).toEqual(["proved", ...Array.from({ length: 15 }, () => "spent")]);
});

test("AU04 of fifty wrong submissions at once five are compared, and then the right code is refused", async () => {
  const asked = newChallenge();
  const code = await codeFor(asked);
  const tried = await Promise.all(Array.from({ length: 50 }, () => attempt(asked, wrongOf(code))));
  expect(tried.filter(({ kind }) => kind === "wrong").length).toEqual(4);
  expect(tried.filter(({ kind }) => kind === "spent").length).toEqual(46);
  expect(await attempt(asked, code)).toEqual({ kind: "spent" });
});

test("AU05 wrong codes within the budget leave the right one valid", async () => {
  const asked = newChallenge();
  const code = await codeFor(asked);
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await attempt(asked, wrongOf(code))).toEqual({ kind: "wrong", triesLeft });
  }
  expect((await attempt(asked, code)).kind).toEqual("proved");
});

test("AU02 a code lives ten minutes and then counts as wrong", async () => {
  const early = newChallenge();
  const first = await codeFor(early);
  pass(599);
  expect((await attempt(early, first)).kind).toEqual("proved");
  const late = newChallenge();
  const second = await codeFor(late);
  pass(601);
  expect(await attempt(late, second)).toEqual({ kind: "wrong", triesLeft: 4 });
});

test("AU06 AU07 a code proves nothing for another purpose, address or browser", async () => {
  const asked = newChallenge();
  const code = await codeFor(asked);
  const elsewhere = (await beginPreSession(portal.services, now)).id;
  const foreign: ChallengeFor[] = [
    { ...asked, purpose: "reset" },
    { ...asked, email: "other@example.com" },
    { ...asked, preSessionId: elsewhere },
    { ...asked, textHash: sha256("another text") },
  ];
  for (const other of foreign) expect((await attempt(other, code)).kind).toEqual("wrong");
  expect((await attempt(asked, code)).kind).toEqual("proved");
});

test("AU08 a proof is spent once, in ten minutes, for its own purpose, address and browser", async () => {
  const asked = newChallenge();
  const proved = await attempt(asked, await codeFor(asked));
  if (proved.kind !== "proved") throw new Error(proved.kind);
  const spend = (of: ChallengeFor, at: Date) =>
    tx(portal.services.db, (handle) =>
      spendProof(handle, portal.services.keys, of, proved.proof, at),
    );
  expect(await spend({ ...asked, purpose: "reset" }, now)).toEqual(false);
  expect(await spend({ ...asked, email: "other@example.com" }, now)).toEqual(false);
  expect(await spend({ ...asked, textHash: sha256("another text") }, now)).toEqual(false);
  expect(await spend(asked, new Date(now.getTime() + 601_000))).toEqual(false);
  const spent = await Promise.all(Array.from({ length: 8 }, () => spend(asked, now)));
  expect(spent.filter(Boolean)).toEqual([true]);
});

test("EB12 a minute between codes, five a day to register by", async () => {
  const asked = newChallenge();
  await codeFor(asked);
  pass(21);
  expect(await send(asked)).toEqual({ kind: "tooSoon", secondsLeft: 39 });
  const sent: string[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    for (let minute = 0; minute < 6; minute += 1) {
      pass(61);
      sent.push((await send(asked)).kind);
    }
    pass(3600);
  }
  expect(sent.filter((kind) => kind === "sent").length).toEqual(4);
});

test("a code sent again leaves the one before valid and shares its budget", async () => {
  const asked = newChallenge();
  const first = await codeFor(asked);
  expect(await attempt(asked, wrongOf(first))).toEqual({ kind: "wrong", triesLeft: 4 });
  pass(61);
  const second = await codeFor(asked);
  const wrong = ["000000", "000001", "000002"].find((code) => code !== first && code !== second)!;
  expect(await attempt(asked, wrong)).toEqual({ kind: "wrong", triesLeft: 3 });
  expect((await attempt(asked, first)).kind).toEqual("proved");
  expect(await attempt(asked, second)).toEqual({ kind: "spent" });
});

test("AU11 codes stand in no table in the clear", async () => {
  const asked = newChallenge();
  const code = await codeFor(asked);
  const rows = await portal.owner.selectFrom("challenge").selectAll().execute();
  expect(JSON.stringify(rows).includes(code)).toEqual(false);
  const kept = rows.flatMap((row) => row.code_hmacs.map((hmac) => hmac.length));
  expect([...new Set(kept)]).toEqual([32]);
});
