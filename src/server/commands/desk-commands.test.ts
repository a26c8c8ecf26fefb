import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskCode, deskLogin, deskMe } from "#contract/calls/desk-session.ts";
import { Secret, TOTP } from "otpauth";
import { deskApi } from "#tests/support/server/desk-api.ts";
import { addToDesk, atDesk } from "#tests/support/server/desk.ts";
import { fillIn, load, save } from "#tests/support/server/applicant.ts";
import { deskExport, deskTimeline } from "#contract/calls/desk-cases.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { addPerson } from "./add-person.ts";
import { disablePerson } from "./disable-person.ts";
import { openToRead } from "../open.ts";
import { type Command, CommandError } from "./command.ts";
import { showForm } from "./show-form.ts";
import { replay } from "./replay.ts";
import { keepHeadsOfToday } from "../jobs/trail-heads.ts";
import { audit } from "./audit.ts";
import { verifyChain } from "./verify-chain.ts";
import { verifyExport } from "./verify-export.ts";

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

test("the last administrator is not disabled by the command", async () => {
  const { email } = await addToDesk(portal, "Ada", "administrator");
  const disabling = run(disablePerson, "--email", email);
  await expect(disabling).rejects.toThrow(`"${email}" is the last administrator`);
});

test.each([
  [["--name", "Rae", "--role", "reviewer"], "--email must be"],
  [["--email", "a@b.example", "--role", "reviewer"], "--name must have"],
  [["--email", "a@b.example", "--name", "Rae", "--role", "chief"], "--role must be one of"],
  [["--mail", "a@b.example"], "Unknown option '--mail'"],
])("add-person with %j says what is wrong", async (args, message) => {
  await expect(run(addPerson, ...args)).rejects.toThrow(message);
  await expect(run(addPerson, ...args)).rejects.toBeInstanceOf(CommandError);
});

test("replay and verify-chain pass on what the portal did and name what was changed past it", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const sound = [
    "businessAccount 1: 2 histories, 0 events.",
    "decision 1: 2 histories, 0 events.",
    "kycStatus 1: 2 histories, 2 events.",
    "reviewCase: 1 stored state, without a history.",
    "reviewClock: 1 stored state, without a history.",
    "questionnaire: 1 stored state, without a history.",
    "faceVerification: 0 stored states, without a history.",
  ];
  expect(await run(replay)).toEqual({
    code: 0,
    lines: [
      ...sound,
      "6 statuses replayed, 0 differ.",
      "0 cases stand in a state that no longer exists.",
    ],
  });
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
      `Account ${member.accountId}, exchange, kycStatus 1: stored status, expected inProgress, found approved.`,
      ...sound,
      "6 statuses replayed, 1 differ.",
      "0 cases stand in a state that no longer exists.",
    ],
  });
  const broken = await run(verifyChain);
  expect(broken.code).toBe(1);
  expect(broken.lines[0]).toMatch(/^Account \S+, entry 2: a row was changed\.$/);
});

test("replay names each case, questionnaire and check that stands in a state its chart no longer has", async () => {
  const member = await portal.member();
  const { submission } = dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const of = `where account_id = '${member.accountId}'`;
  const past = "set session_replication_role = replica;";
  await portal.rows(`alter table review_case drop constraint review_case_clock_check,
    drop constraint review_case_check, drop constraint review_case_check1`);
  await portal.rows(`${past} update review_case set clock = 'asleep' ${of}`);
  await portal.rows(`alter table questionnaire drop constraint questionnaire_state_check`);
  await portal.rows(`${past} update questionnaire set state = 'lost' ${of}`);
  await portal.rows(`alter table identity_check drop constraint identity_check_state_check`);
  const check = randomUUID();
  await portal.rows(`${past} insert into identity_check (id, account_id, kind, person, vendor, transaction, sealed_url, state,
    begun_at, asked_at, expires_at, ended_at) values ('${check}', '${member.accountId}', 'face', '', 'v', 't', '', 'dreaming',
    now(), now(), now(), now())`);
  const { code, lines } = await run(replay);
  expect(code).toBe(1);
  const at = `Account ${member.accountId}`;
  expect(lines.filter((line) => line.includes("no longer"))).toEqual([
    `${at}, case ${submission!.reference}: stands in asleep, which reviewClock no longer has.`,
    `${at}, no application: stands in lost, which questionnaire no longer has.`,
    `${at}, face check ${check}: stands in dreaming, which faceVerification no longer has.`,
    "3 cases stand in a state that no longer exists.",
  ]);
});

test("replay by a version that has not been started says which cases would stand in a state it lacks, and stores nothing", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const past = "set session_replication_role = replica;";
  await portal.rows(`${past} update chart_start set made_of = '\\x00' where chart = 'kycStatus'`);
  await portal.rows(`alter table line_status drop constraint line_status_check`);
  await portal.rows(`${past} update line_status
    set state = 'dozing', snapshot = jsonb_set(snapshot, '{value}', '"dozing"')
    where account_id = '${member.accountId}' and line = 'exchange' and chart = 'kycStatus'`);
  const stored = () => portal.rows("select chart, version, made_of from chart_start order by 1, 2");
  const before = await stored();
  const { settings, log } = portal.services;
  const opened = await openToRead({ ...settings, databaseUrl: portal.databaseUrl }, log);
  const lines: string[] = [];
  try {
    expect(await replay(opened, [], (line) => lines.push(line))).toBe(1);
    await expect(opened.owner.deleteFrom("conformance").execute()).rejects.toThrow("read-only");
  } finally {
    await opened.close();
  }
  expect(lines).toContain(
    `Account ${member.accountId}, exchange: stands in dozing, which kycStatus no longer has.`,
  );
  expect(lines).toContainEqual(expect.stringMatching(/^kycStatus 1 \(older\): /));
  expect(await stored()).toEqual(before);
});

test("AT06 show-form prints a form as it stood and leaves that on its trail", async () => {
  const member = await portal.member();
  const { reference, revision } = await load(member);
  const { email, id } = await addToDesk(portal, "Ora", "auditor");
  const by = (...args: string[]) => run(showForm, "--by", email, ...args);
  const asOf = (at: Date) => by("--reference", reference, "--at", at.toISOString());
  const before = portal.services.clock();
  portal.pass(60);
  dataOf(await save(member, revision, { companyInformation: { entityName: "Harbour \u009b2J" } }));
  const shown = async (at: Date) => {
    const { lines } = await asOf(at);
    expect(lines.join("\n")).not.toContain("\u009b");
    return (JSON.parse(lines.join("\n")) as { answers: unknown }).answers;
  };
  expect(await shown(before)).toEqual({});
  expect(await shown(portal.services.clock())).toEqual({
    companyInformation: { entityName: "Harbour \u009b2J" },
  });
  const trail = "select actor from audit where account_id = $1 and action = 'application.show'";
  expect(await portal.rows(trail, [member.accountId])).toEqual([
    { actor: `desk ${id}` },
    { actor: `desk ${id}` },
  ]);
  await expect(asOf(new Date(0))).rejects.toThrow(`${reference} was begun after 1970-01-01`);
  await expect(by("--reference", "GH-0")).rejects.toThrow("No form has the reference");
  await expect(by("--reference", reference, "--at", "noon")).rejects.toThrow("--at must");
  await expect(run(showForm, "--reference", reference)).rejects.toThrow("is no person of the desk");
  await expect(run(showForm)).rejects.toThrow("--reference must");
});

test("AT05 AT06 a form that an operator printed stands among what was opened, not among the applicant's acts", async () => {
  const member = await portal.member();
  const { submission } = dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const ora = await atDesk(portal, "Ora", "auditor");
  const form = ["--reference", submission!.reference];
  await run(showForm, "--by", ora.email, ...form);
  const timeline = dataOf(await ora.api(deskTimeline, { params: { id: member.formId } }));
  const told = timeline.map(({ action, kind, role }) => `${action} ${kind} ${role}`);
  expect(told).toContain("application.show read desk");
  expect(told).toContain("application.submit applicant applicant");
});

const folder = mkdtempSync(join(tmpdir(), "gatehouse-desk-"));

test("AT02 heads that were kept elsewhere show a trail that was set back with its old seal, and one that is gone", async () => {
  const member = await portal.member();
  const other = await portal.member();
  const file = join(folder, "heads.jsonl");
  const old = await portal.rows<Record<string, unknown>>(
    "select seq, encode(hash, 'hex') as hash, encode(seal, 'hex') as seal from audit_head where account_id = $1",
    [member.accountId],
  );
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const kept = await run(verifyChain, "--keep", file);
  const { lines } = await run(verifyChain, "--against", file);
  expect([lines.at(-1), kept.lines.at(-1)]).toEqual([
    expect.stringMatching(/^Every one of \d+ kept heads is in its trail\.$/),
    expect.stringMatching(/^Kept \d+ heads in /),
  ]);
  const [{ seq, hash, seal }] = old as [{ seq: number; hash: string; seal: string }];
  await portal.rows(`set session_replication_role = replica;
    delete from audit where account_id = '${member.accountId}' and seq > ${seq};
    update audit_head set seq = ${seq}, hash = decode('${hash}', 'hex'), seal = decode('${seal}', 'hex')
      where account_id = '${member.accountId}';
    delete from audit where account_id = '${other.accountId}';
    delete from audit_head where account_id = '${other.accountId}';
    delete from account where id = '${other.accountId}'`);
  const unaided = await run(verifyChain);
  expect(unaided.lines.filter((line) => line.includes(member.accountId))).toEqual([]);
  const found = await run(verifyChain, "--against", file);
  expect(found.code).toBe(1);
  for (const { accountId } of [member, other])
    expect(found.lines).toContainEqual(
      expect.stringMatching(
        RegExp(`^Account ${accountId}, entry \\d+: kept, and not in its trail`),
      ),
    );
});

test("AT02 a digest of each day shows a trail that was cut, and an earlier digest in its place", async () => {
  const member = await portal.member();
  const digests = join(portal.dataDir, "audit-heads");
  rmSync(digests, { recursive: true, force: true });
  await keepHeadsOfToday(portal.services, portal.jobs);
  portal.pass(86_400);
  const api = (await portal.logIn(member.browser, member.email)).api;
  dataOf(await api(saveKyc, { body: await fillIn(member) }));
  await keepHeadsOfToday(portal.services, portal.jobs);
  const [first, second] = readdirSync(digests).toSorted();
  expect([first, second]).toEqual(["2026-11-20.jsonl", "2026-11-21.jsonl"]);
  const aboutMember = async () => {
    const { code, lines } = await run(audit, "verify");
    return [code, lines.filter((line) => line.includes(member.accountId)).length];
  };
  const before = await aboutMember();
  const copy = readFileSync(join(digests, second!));
  writeFileSync(join(digests, second!), readFileSync(join(digests, first!)));
  const exchanged = (await run(audit, "verify")).lines;
  expect(exchanged).toContainEqual(
    expect.stringMatching(/2026-11-21\.jsonl is not what this portal wrote\.$/),
  );
  writeFileSync(join(digests, second!), copy);
  await portal.rows(`set session_replication_role = replica;
    delete from audit where account_id = '${member.accountId}'`);
  const [, found] = await aboutMember();
  expect([before[1], found]).toEqual([0, 3]);
  await expect(run(audit)).rejects.toThrow("npm run audit -- verify");
});

test("AT02 a digest that is gone is noticed: one between others, the newest, and all", async () => {
  await portal.member();
  const digests = join(portal.dataDir, "audit-heads");
  const days = [0, 1, 2].map((day) => {
    const at = new Date(portal.services.clock().getTime() + (day + 1) * 86_400_000);
    return at.toISOString().slice(0, 10);
  });
  for (const day of days) {
    portal.pass(86_400);
    await keepHeadsOfToday(portal.services, portal.jobs);
    expect(readdirSync(digests)).toContain(`${day}.jsonl`);
  }
  const missed = async () =>
    (await run(audit, "verify")).lines.filter((line) => /^(It was written|There is no)/.test(line));
  const without = async (gone: string[]) => {
    const copies = gone.map((name) => readFileSync(join(digests, name)));
    for (const name of gone) rmSync(join(digests, name));
    const lines = await missed();
    for (const [at, name] of gone.entries()) writeFileSync(join(digests, name), copies[at]!);
    return lines;
  };
  expect(await missed()).toEqual([]);
  expect(await without([`${days[1]}.jsonl`])).toEqual([
    `It was written after the digest of ${days[1]}; here it follows the digest of ${days[0]}.`,
  ]);
  expect(await without(days.slice(1).map((day) => `${day}.jsonl`))).toEqual([
    `There is no digest after ${days[0]}.`,
  ]);
  expect((await without(readdirSync(digests)))[0]).toMatch(
    /^There is no digest though the trails begin on /,
  );
});

test("AT02 days whose digests were deleted are told of after the next digest, and one dated ahead stops none", async () => {
  const member = await portal.member();
  const digests = join(portal.dataDir, "audit-heads");
  const begun = portal.services.clock().toISOString().slice(0, 10);
  const ahead = join(digests, "2999-01-01.jsonl");
  writeFileSync(ahead, "");
  portal.pass(2 * 86_400);
  dataOf(
    await (
      await portal.logIn(member.browser, member.email)
    ).api(saveKyc, { body: await fillIn(member) }),
  );
  await keepHeadsOfToday(portal.services, portal.jobs);
  const today = portal.services.clock().toISOString().slice(0, 10);
  expect(readdirSync(digests)).toContain(`${today}.jsonl`);
  expect((await run(audit, "verify")).lines).toContain(
    `2999-01-01.jsonl is dated ahead of the clock.`,
  );
  rmSync(ahead);
  for (const name of readdirSync(digests)) rmSync(join(digests, name));
  await keepHeadsOfToday(portal.services, portal.jobs);
  const { code, lines } = await run(audit, "verify");
  expect(code).toBe(1);
  expect(lines).toContain(`There is no digest of ${begun}, and trails have entries of that day.`);
  expect(lines.filter((line) => line.includes(`no digest of ${today}`))).toEqual([]);
});

test("AT02 the day of a command that writes to a trail has its digest", async () => {
  const member = await portal.member();
  const { email } = await addToDesk(portal, "Sho", "auditor");
  portal.pass(30 * 86_400);
  const [form] = await portal.rows<{ reference: string }>(
    "select reference from application where account_id = $1",
    [member.accountId],
  );
  await run(showForm, "--by", email, "--reference", form!.reference);
  const today = portal.services.clock().toISOString().slice(0, 10);
  expect(readdirSync(join(portal.dataDir, "audit-heads"))).toContain(`${today}.jsonl`);
});

test("AT02 `audit -- heads` prints the signed heads, as the digest of the day has them and verify-chain takes them", async () => {
  const { accountId } = await portal.member();
  const digests = join(portal.dataDir, "audit-heads");
  rmSync(digests, { recursive: true, force: true });
  await keepHeadsOfToday(portal.services, portal.jobs);
  const [day] = readdirSync(digests);
  const { code, lines } = await run(audit, "heads");
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes(accountId))).toHaveLength(1);
  expect(lines.join("\n")).toBe(readFileSync(join(digests, day!), "utf8").trimEnd());
  const file = join(folder, "printed.jsonl");
  writeFileSync(file, `${lines.join("\n")}\n`);
  const checked = (await run(verifyChain, "--against", file)).lines.join("\n");
  expect(checked).not.toMatch(/is not what this portal wrote/);
  expect(checked).not.toContain(accountId);
  // It is whole, but no export of a case.
  expect((await run(verifyExport, file)).code).toBe(1);
});

test("AT02 an export that was edited, cut, extended or reordered is named, and one that was not is whole", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const aud = await atDesk(portal, "Aud", "auditor");
  const text = dataOf(await aud.api(deskExport, { params: { id: member.formId } })) as string;
  const lines = text.trimEnd().split("\n");
  const checked = async (changed: readonly string[]) => {
    const path = join(folder, "case.jsonl");
    writeFileSync(path, `${changed.join("\n")}\n`);
    return (await run(verifyExport, path)).code;
  };
  expect(await checked(lines)).toBe(0);
  const at = lines.findIndex((line) => line.includes('"type":"audit"'));
  const edited = lines.with(at, lines[at]!.replace('"actor":"', '"actor":"x'));
  const reordered = lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!);
  for (const changed of [
    edited,
    reordered,
    lines.toSpliced(at, 1),
    lines.toSpliced(at, 0, lines[at]!),
    lines.slice(0, -1),
    lines.slice(0, -2),
    [...lines, lines[at]!],
    [],
  ])
    expect(await checked(changed)).toBe(1);
});
