import { expect, test } from "vitest";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskFile } from "#contract/calls/desk-cases.ts";
import { sessions } from "#contract/calls/security.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fillIn, save } from "#tests/support/server/applicant.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { audit } from "./audit.ts";

const portal = sharedPortal();

async function ask(...args: string[]) {
  const pool = openPool({ connectionString: portal.databaseUrl, max: 2 }, () => undefined);
  const opened = { services: portal.services, owner: openDatabase(pool), close: async () => {} };
  const lines: string[] = [];
  try {
    return { code: await audit(opened, args, (line) => lines.push(line)), lines };
  } finally {
    await pool.end();
  }
}

const deskSession = async (email: string) =>
  (
    await portal.rows<{ id: string }>(
      `select s.id from desk_session s join desk_person p on p.id = s.person_id
       where p.email = $1 and s.second_factor_at is not null`,
      [email],
    )
  )[0]!.id;

test("OP13 what one session of the desk touched is listed by account, field and time, and nothing of another", async () => {
  const [one, other] = [await portal.member(), await portal.member()];
  for (const member of [one, other])
    dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const rae = await atDesk(portal, "Rae", "reviewer");
  const ana = await atDesk(portal, "Ana", "approver");
  const began = performance.now();
  dataOf(await rae.api(deskCase, { params: { id: one.formId } }));
  dataOf(await ana.api(deskCase, { params: { id: other.formId } }));
  const [{ client_uid: uid }] = (await portal.rows<{ client_uid: string }>(
    "select client_uid from upload where account_id = $1 limit 1",
    [one.accountId],
  )) as [{ client_uid: string }];
  dataOf(await rae.api(deskFile, { params: { id: one.formId, uid } }));
  const at = portal.services.clock().toISOString();
  const { code, lines } = await ask("session", await deskSession(rae.email));
  expect(code).toBe(0);
  expect(lines[0]).toContain(`Rae <${rae.email}>`);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(RegExp(`^${at}  account \\d{8}  case.read  application `)),
    `${lines[1]!.slice(0, lines[1]!.indexOf("case.read"))}case.file.read  file ${uid}`,
    "2 entries on 1 accounts.",
  ]);
  expect(performance.now() - began).toBeLessThan(60_000);
});

test("OP13 a session of an applicant is listed with the names of its fields, also when it is no longer kept", async () => {
  const member = await portal.member();
  dataOf(await save(member, 1, { companyInformation: { entityName: "Canary 19 Limited" } }));
  const { id } = dataOf(await member.api(sessions))[0]!;
  const { lines } = await ask("session", id);
  expect(lines[0]).toContain(`holder <${member.email}>`);
  expect(lines.join("\n")).toMatch(/session\.begin[^]*application\.save .*entityName/);
  expect(lines.join("\n")).not.toContain("Canary 19");
  await portal.rows("delete from session where id = $1", [id]);
  const later = await ask("session", id);
  expect(later.lines[0]).toBe(`Session ${id}: no longer kept, or never begun.`);
  expect(later.lines.slice(1)).toEqual(lines.slice(1));
});

test("OP13 an id that is none is refused with one line", async () => {
  await expect(ask("session", "1")).rejects.toThrow("Name the session by its id");
});
