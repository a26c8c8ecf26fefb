import { expect, test } from "vitest";
import { deskCode, deskLogin, deskMe } from "#contract/calls/desk-session.ts";
import { Secret, TOTP } from "otpauth";
import { deskApi } from "../../../tests/support/server/desk-api.ts";
import { atDesk } from "../../../tests/support/server/desk.ts";
import { fillIn } from "../../../tests/support/server/applicant.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { dataOf, refusal, sharedPortal } from "../../../tests/support/server/portal.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { addPerson } from "./add-person.ts";
import { disablePerson } from "./disable-person.ts";
import { type Command, Mistake } from "./command.ts";
import { replay } from "./replay.ts";
import { verifyChain } from "./verify-chain.ts";

const portal = sharedPortal();

async function run(command: Command, ...args: string[]) {
  const pool = openPool({ connectionString: portal.databaseUrl, max: 2 }, () => undefined);
  const opened = { services: portal.services, owner: openDatabase(pool), close: async () => {} };
  const lines: string[] = [];
  try {
    const code = await command(opened, args, (line) => lines.push(line));
    return { code, lines };
  } finally {
    await pool.end();
  }
}

test("a person added by the command signs in with what it printed", async () => {
  const email = "rae@desk.example";
  const who = ["--email", email, "--name", "Rae", "--role", "reviewer", "--role", "approver"];
  const { code, lines } = await run(addPerson, ...who);
  expect(code).toBe(0);
  const password = /^Password: (.+)$/m.exec(lines.join("\n"))![1]!;
  const secret = /secret=([A-Z2-7]+)/.exec(lines.join("\n"))![1]!;
  const api = deskApi(portal.browser());
  dataOf(await api(deskLogin, { body: { email, password } }));
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = totp.generate({ timestamp: portal.services.clock().getTime() });
  const { roles } = dataOf(await api(deskCode, { body: { code: now } }));
  expect(roles).toEqual(["reviewer", "approver"]);
  await expect(run(addPerson, ...who)).rejects.toThrow("rae@desk.example is already a person");
});

test("a person disabled by the command is out at once and does not come in again", async () => {
  const { api, email, password } = await atDesk(portal, "Dee", "approver");
  dataOf(await api(deskMe));
  expect((await run(disablePerson, "--email", email)).lines).toEqual([`Disabled Dee <${email}>.`]);
  expect(refusal(await api(deskMe))).toBe("sessionExpired");
  expect(refusal(await api(deskLogin, { body: { email, password } }))).toBe("wrongLogin");
  await expect(run(disablePerson, "--email", email)).rejects.toThrow("No person of the desk");
});

test.each([
  [["--name", "Rae", "--role", "reviewer"], "--email must be"],
  [["--email", "a@b.example", "--role", "reviewer"], "--name must have"],
  [["--email", "a@b.example", "--name", "Rae", "--role", "chief"], "--role must be one of"],
  [["--mail", "a@b.example"], "Unknown option '--mail'"],
])("add-person with %j says what is wrong", async (args, message) => {
  await expect(run(addPerson, ...args)).rejects.toThrow(message);
  await expect(run(addPerson, ...args)).rejects.toBeInstanceOf(Mistake);
});

test("replay and verify-chain pass on what the portal did and name what was changed past it", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  expect(await run(replay)).toEqual({ code: 0, lines: ["6 statuses replayed, 0 differ."] });
  expect((await run(verifyChain)).code).toBe(0);

  const past = "set session_replication_role = replica;";
  const approved = `state = 'approved', snapshot = jsonb_set(snapshot, '{value}', '"approved"')`;
  await portal.rows(
    `${past} update line_status set ${approved} where line = 'exchange' and chart = 'kycStatus'`,
  );
  await portal.rows(`${past} update audit set action = 'other' where seq = 2`);
  expect(await run(replay)).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^Account .*, exchange, kycStatus: stored .*"approved".*, replayed .*"inProgress"/,
      ),
      "6 statuses replayed, 1 differ.",
    ],
  });
  const broken = await run(verifyChain);
  expect(broken.code).toBe(1);
  expect(broken.lines[0]).toMatch(/^Account \S+, entry 2: a row was changed\.$/);
});
