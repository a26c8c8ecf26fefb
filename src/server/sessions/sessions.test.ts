import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import {
  beginSession,
  endSessionsOf,
  findSession,
  type NewSession,
} from "#server/sessions/sessions.ts";
import { inAccount } from "#server/database/database.ts";
import { sharedServices } from "#tests/support/server/portal.ts";
import { aHolder } from "#tests/support/server/people.ts";

const portal = sharedServices();

const noon = new Date("2026-11-20T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

async function begun(role: NewSession["role"] = "holder") {
  const who = await aHolder(portal.services);
  const given = { ...who, role, addressRange: "203.0.113.9", userAgent: "test" };
  const session = await inAccount(portal.services.db, who.accountId, (handle) =>
    beginSession(handle, portal.services.keys, given, noon),
  );
  return { who, ...session };
}

const alive = async (token: string, at: Date) =>
  (await findSession(portal.services, token, true, at)) !== null;

test("SE03 a token has 256 random bits and only its HMAC is kept", async () => {
  const { who, token } = await begun();
  expect(Buffer.from(token, "base64url").length).toEqual(32);
  const rows = await inAccount(portal.services.db, who.accountId, (handle) =>
    handle.selectFrom("session").select("token_hmac").execute(),
  );
  expect(rows).toEqual([{ token_hmac: portal.services.keys.tokenHmac("session", token) }]);
  expect(await alive(rows[0]!.token_hmac.toString("base64url"), noon)).toEqual(false);
});

test("SE10 a person has at most twenty sessions; the one used longest ago gives way", async () => {
  const { who, token } = await begun();
  const more = (at: number) =>
    inAccount(portal.services.db, who.accountId, (handle) =>
      beginSession(
        handle,
        portal.services.keys,
        { ...who, role: "holder", addressRange: "203.0.113.9", userAgent: "test" },
        minutes(at / 10),
      ),
    );
  const second = await more(1);
  for (let at = 2; at < limits.sessionsMax; at += 1) await more(at);
  expect(await alive(token, minutes(3))).toEqual(true);
  const last = await more(40);
  const after = [token, second.token, last.token].map((one) => alive(one, minutes(5)));
  expect(await Promise.all(after)).toEqual([true, false, true]);
});

test("SE05 a session ends after thirty idle minutes", async () => {
  const { token } = await begun();
  expect(await alive(token, minutes(29))).toEqual(true);
  expect(await alive(token, minutes(29 + 29))).toEqual(true);
  expect(await alive(token, minutes(29 + 29 + 31))).toEqual(false);
});

test("SE05 a holder's session ends after twelve hours, an assistant's after eight, however active", async () => {
  const ends = async (role: NewSession["role"]) => {
    const { token } = await begun(role);
    let minute = 0;
    while (await alive(token, minutes(minute))) minute += 10;
    return minute;
  };
  expect(await ends("holder")).toEqual(12 * 60);
  expect(await ends("assistant")).toEqual(8 * 60);
});

test("SE06 asking for the status does not extend a session", async () => {
  const { token } = await begun();
  for (let minute = 1; minute < 30; minute += 1)
    await findSession(portal.services, token, false, minutes(minute));
  expect(await alive(token, minutes(31))).toEqual(false);
});

test("SE07 the session of a removed member is over at once", async () => {
  const { who, token } = await begun();
  await inAccount(portal.services.db, who.accountId, (handle) =>
    handle.updateTable("member").set({ removed_at: noon }).where("id", "=", who.memberId).execute(),
  );
  expect(await alive(token, minutes(1))).toEqual(false);
});

test("AU16 all sessions of a member end together, the own one may stay", async () => {
  const { who, token, id } = await begun();
  const given = {
    ...who,
    role: "holder" as const,
    addressRange: "203.0.113.9",
    userAgent: undefined,
  };
  const second = await inAccount(portal.services.db, who.accountId, (handle) =>
    beginSession(handle, portal.services.keys, given, noon),
  );
  await inAccount(portal.services.db, who.accountId, (handle) =>
    endSessionsOf(handle, who.memberId, noon, { except: id }),
  );
  expect([await alive(token, noon), await alive(second.token, noon)]).toEqual([true, false]);
});
