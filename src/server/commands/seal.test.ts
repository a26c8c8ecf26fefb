import { expect, test } from "vitest";
import { insInfo, login } from "#contract/calls/account.ts";
import { newEmail, password } from "../../../tests/support/server/credentials.ts";
import { addToDesk } from "../../../tests/support/server/desk.ts";
import { dataOf, refusal } from "../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../tests/support/server/portal.ts";
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

test("AC07 a member repaired by SQL is let in once an operator has sealed it with a reason; a session is not", async () => {
  const { accountId, api } = await portal.member();
  const { email: by, id: operator } = await addToDesk(portal, "Ada", "administrator");
  const email = newEmail();
  const [member] = await portal.rows<{ id: string }>(
    "update member set email = $1 where account_id = $2 returning id",
    [email, accountId],
  );
  const [{ id: session }] = (await portal.rows<{ id: string }>(
    "update session set ends_at = ends_at + interval '1 day' where account_id = $1 returning id",
    [accountId],
  )) as [{ id: string }];
  const [{ number }] = (await portal.rows<{ number: string }>(
    "select number from account where id = $1",
    [accountId],
  )) as [{ number: string }];
  const logIn = () => portal.browser().api(login, { body: { email, password } });
  const asked = ["--by", by, "--account", number];
  const broken = [`member ${member!.id}: holder, "${email}"`, `session ${session}`];

  const shown = await run(...asked);
  expect(shown).toEqual({ code: 1, lines: [...broken, "Nothing is sealed without --reason."] });
  expect(refusal(await logIn())).toBe("wrongLogin");

  const sealed = await run(...asked, "--reason", "Ticket 4711");
  expect(sealed).toEqual({
    code: 1,
    lines: [...broken, "Sealed 1 members. Other rows stay broken: they let no one in."],
  });
  dataOf(await logIn());
  expect(refusal(await api(insInfo))).toBe("sessionExpired");
  expect((await run(...asked, "--reason", "Again")).lines).toEqual([
    broken[1],
    "Sealed 0 members. Other rows stay broken: they let no one in.",
  ]);

  const trail =
    "select actor, target, fields from audit where account_id = $1 and action = 'member.seal'";
  expect(await portal.rows(trail, [accountId])).toEqual([
    { actor: `desk ${operator}`, target: `member ${member!.id}`, fields: ["Ticket 4711"] },
  ]);
  const { auditKey } = portal.services.keys;
  expect(await tx(portal.owner, (handle) => checkTrail(handle, auditKey, accountId))).toMatchObject(
    {
      sound: true,
    },
  );
  await expect(run("--account", number)).rejects.toThrow("is no person of the desk");
  await expect(run(...asked, "--reason", " ")).rejects.toThrow("--reason must say why");
});

test("AC07 an address of another account is not sealed", async () => {
  const [one, other] = [await portal.member(), await portal.member()];
  const { email: by } = await addToDesk(portal, "Abe", "administrator");
  const [{ number }] = (await portal.rows<{ number: string }>(
    `update member m set email = $1 from account a where a.id = m.account_id and a.id = $2 returning number`,
    [other.email, one.accountId],
  )) as [{ number: string }];
  await expect(run("--by", by, "--account", number, "--reason", "Wrong")).rejects.toThrow(
    "is the address of another member",
  );
});
