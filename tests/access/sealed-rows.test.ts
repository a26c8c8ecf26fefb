import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { insInfo, login } from "#contract/calls/account.ts";
import { sendAssistantEmail, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { openLog } from "#server/log.ts";
import { asPortalRole, forgedEntry } from "./as-portal-role.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { ticketTo } from "../support/server/invited.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";

const lines: { msg: string; table?: string }[] = [];
const written = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
    done();
  },
});
const portal = sharedPortal({}, openLog("info", written));

/** Tables of the alerts since the last call. */
const alerts = () => {
  const found = lines.filter(({ msg }) => msg === "row_seal_broken").map(({ table }) => table);
  lines.length = 0;
  return found;
};

/** Of this member, which the attacker registered and whose password they know. */
async function keyAndHashOf({ accountId }: Member) {
  const [row] = await portal.rows<{ email_key: Buffer; password_hash: string }>(
    "select email_key, password_hash from member where account_id = $1",
    [accountId],
  );
  return row!;
}

const logIn = (email: string) => portal.browser().api(login, { body: { email, password } });

describe("AC07 a member that SQL as the portal's role writes is let in nowhere", () => {
  const added = `insert into member (id, account_id, role, email, email_key, password_hash, locale, seal)
    values (gen_random_uuid(), $1, 'holder', $2, $3, $4, 'en', $5)`;

  test("a second holder", async () => {
    const [theirs, mine] = [await portal.member(), await portal.member()];
    const { password_hash } = await keyAndHashOf(mine);
    const email = newEmail();
    const values = [theirs.accountId, email, portal.services.keys.emailKey(email), password_hash];
    const add = () => asPortalRole(portal, theirs.accountId, [added, [...values, "x"]]);
    await expect(add()).rejects.toMatchObject({ code: "23505" });
    await asPortalRole(
      portal,
      theirs.accountId,
      ["update member set removed_at = now()"],
      [added, [...values, "x"]],
    );
    expect(refusal(await logIn(email))).toBe("wrongLogin");
    expect(alerts()).toEqual(["member"]);
    const back = "update member set removed_at = null where removed_at is not null";
    await expect(asPortalRole(portal, theirs.accountId, [back])).rejects.toMatchObject({
      code: "23000",
    });
  });

  test("another password, with its entry on the trail", async () => {
    const [theirs, mine] = [await portal.member(), await portal.member()];
    const { password_hash } = await keyAndHashOf(mine);
    await asPortalRole(
      portal,
      theirs.accountId,
      ["update member set password_hash = $1", [password_hash.replace(/.$/, "x")]],
      forgedEntry(theirs.accountId, "password.change"),
    );
    expect(refusal(await theirs.api(insInfo))).toBe("sessionExpired");
    expect(alerts()).toEqual(["member"]);
    await asPortalRole(
      portal,
      theirs.accountId,
      ["update member set password_hash = $1", [password_hash]],
      forgedEntry(theirs.accountId, "password.change"),
    );
    expect(refusal(await logIn(theirs.email))).toBe("wrongLogin");
    expect(alerts()).toEqual(["member"]);
  });

  test("another mailbox of an invited collaborator", async () => {
    const { api, accountId } = await portal.member();
    const email = newEmail();
    dataOf(await api(sendAssistantEmail, { body: { email } }));
    const ticket = await ticketTo(portal, email);
    portal.pass(61);
    await asPortalRole(
      portal,
      accountId,
      ["update member set email = $1 where role = 'assistant'", [newEmail()]],
      forgedEntry(accountId, "email.change"),
    );
    const asked = await portal.browser().api(sendCaptchaByTicket, { body: { ticket } });
    expect(refusal(asked)).toBe("linkExpired");
    expect(alerts()).toEqual(["member"]);
  });
});
