import { expect, test } from "vitest";
import { login } from "#contract/calls/account.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { newEmail, password } from "#tests/support/server/credentials.ts";
import { addToDesk } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { checkTrail } from "../audit.ts";
import { tx } from "../database/database.ts";
import { seal } from "./seal.ts";

const portal = sharedPortal();

async function run(...args: string[]) {
  const { services, owner } = portal;
  const opened = { services, owner, close: async () => undefined };
  const lines: string[] = [];
  return { code: await seal(opened, args, (line) => lines.push(line)), lines };
}

/** A holder whose address was written by SQL, its lookup too. */
async function repaired(email = newEmail()) {
  const { accountId } = await portal.member();
  const key = portal.services.keys.emailKey(email);
  const [member] = await portal.rows<{ id: string; number: string }>(
    `update member m set email = $1, email_key = $2 from account a
      where a.id = m.account_id and a.id = $3 returning m.id, a.number`,
    [email, key, accountId],
  );
  return { ...member!, accountId, email };
}

test("AC07 a member repaired by SQL is sealed by id and ticket, and comes in by a new password alone", async () => {
  const { email: by, id: operator } = await addToDesk(portal, "Ada", "administrator");
  const { id, number, accountId, email } = await repaired();
  const logIn = (as: string) => portal.browser().api(login, { body: { email, password: as } });
  const asked = ["--by", by, "--account", number];
  const line = `member ${id}: holder, "${email}"`;

  expect(await run(...asked)).toEqual({ code: 1, lines: [line] });
  expect(refusal(await logIn(password))).toBe("wrongLogin");

  const sealing = [...asked, "--member", id, "--ticket", "OPS-4711"];
  expect(await run(...sealing)).toEqual({ code: 0, lines: [`Sealed: ${line}`] });
  expect(refusal(await logIn(password))).toBe("wrongLogin");
  const elsewhere = portal.browser();
  const proof = await portal.prove(elsewhere, email, "reset");
  dataOf(
    await elsewhere.api(resetPassword, { body: { email, proof, password: "Copper-Lantern-77" } }),
  );
  dataOf(await logIn("Copper-Lantern-77"));
  expect(await run(...asked)).toMatchObject({ code: 0 });

  const trail =
    "select actor, target, fields from audit where account_id = $1 and action = 'member.seal'";
  expect(await portal.rows(trail, [accountId])).toEqual([
    { actor: `desk ${operator}`, target: `member ${id}`, fields: ["OPS-4711"] },
  ]);
  const { auditKey } = portal.services.keys;
  const found = await tx(portal.owner, (handle) => checkTrail(handle, auditKey, accountId));
  expect(found).toMatchObject({ sound: true });
});

test.each([
  ["no person of the desk", { by: "stranger@bank.example" }],
  ["no administrator", { role: "auditor" }],
  ["must be the number of a ticket", { ticket: "Told so by the holder" }],
  ["no member with a broken seal", { member: "00000000-0000-4000-8000-000000000000" }],
  ["is the address of another member", { taken: true }],
  ["is not sound", { forged: true }],
] as const)("AC07 AT04 a member is not sealed: %s", async (says, given: Wrong) => {
  const { email: by } = await addToDesk(portal, "Abe", given.role ?? "administrator");
  const taken = given.taken ? (await portal.member()).email : undefined;
  const { id, number, accountId } = await (taken ? written(taken) : repaired());
  if (given.forged)
    await portal.rows(
      `insert into audit select account_id, seq + 1, at, actor, 'password.change', target, fields, ip_prefix, request_id,
        hash, hash, session_id from audit where account_id = $1 order by seq desc limit 1`,
      [accountId],
    );
  const args = ["--by", given.by ?? by, "--account", number, "--member", given.member ?? id];
  await expect(run(...args, "--ticket", given.ticket ?? "OPS-1")).rejects.toThrow(says);
});

interface Wrong {
  by?: string;
  role?: "auditor";
  ticket?: string;
  member?: string;
  taken?: boolean;
  forged?: boolean;
}

/** The address of another member, without its lookup. */
async function written(email: string) {
  const { accountId } = await portal.member();
  const [member] = await portal.rows<{ id: string; number: string }>(
    `update member m set email = $1 from account a where a.id = m.account_id and a.id = $2 returning m.id, a.number`,
    [email, accountId],
  );
  return { ...member!, accountId };
}
