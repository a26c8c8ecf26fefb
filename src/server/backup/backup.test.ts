import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { CommandError } from "#server/commands/command.ts";
import { openForCommand } from "#server/open.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { load } from "#tests/support/server/applicant.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { type Member, openPortal, type Portal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { eraseAccount } from "#server/retention/erase-account.ts";
import { keepTombstones, tombstonesIn } from "#server/retention/tombstones.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

const scratch = mkdtempSync(join(tmpdir(), "gatehouse-backup-"));
const [from, to, backup] = ["from", "to", "backup"].map((name) => join(scratch, name)) as [
  string,
  string,
  string,
];
let portal: Portal;
let member: Member;
let said: string[];
/** The first change that was sent after the backup had begun. */
let begunAt = 0;

const settingsFor = (dataDir: string): Settings => {
  const read = readSettings({ DATA_DIR: dataDir });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  return read.settings;
};
const say = (line: string) => void said.push(line);
const restoreInto = (dataDir: string, folder = backup) => {
  const settings = settingsFor(dataDir);
  return restore(settings, [folder], () => openForCommand(settings, portal.services.log), say);
};
const emptyFolder = (name: string, withKey = true) => {
  const folder = join(scratch, name);
  mkdirSync(folder, { mode: 0o700 });
  if (withKey) copyFileSync(join(from, "master.key"), join(folder, "master.key"));
  return folder;
};

/** A portal with its own database, backed up while it writes. */
beforeAll(async () => {
  said = [];
  portal = await openPortal({ DATABASE_URL: "", DATA_DIR: from });
  member = await portal.member("canary@harbour-light.example");
  dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const writing = new AbortController();
  let at = 0;
  const write = async () => {
    for (; !writing.signal.aborted; at += 1) {
      const { revision } = await load(member);
      const changes = { companyInformation: { nativeName: `船${at}` } };
      dataOf(await member.api(saveKyc, { body: { form_id: member.formId, revision, changes } }));
    }
  };
  const written = write();
  while (at < 3) await wait(10);
  begunAt = at;
  const { services, owner } = portal;
  const close = async () => undefined;
  await backUp({ services, owner, close }, [backup], say);
  writing.abort();
  await written;
}, 240_000);
afterAll(async () => {
  await portal.close();
  rmSync(scratch, { recursive: true, force: true });
});

test(
  "OP01 a backup made while the portal writes is restored into an empty folder, whole, and its holder logs in",
  { timeout: 240_000 },
  async () => {
    emptyFolder("to");
    said = [];
    expect(await restoreInto(to)).toBe(0);
    expect(said).toEqual([
      expect.stringContaining("Restored the backup of"),
      "Accounts erased again: 0.",
      "Documents checked: 1, damaged: 0.",
      expect.stringMatching(/^1 audit trails checked, \d+ entries, 0 broken\.$/),
    ]);
    const restored = await openPortal({ DATABASE_URL: "", DATA_DIR: to });
    try {
      const again = await restored.logIn(restored.browser(), member.email);
      const { answers } = await load(again);
      const { nativeName } = answers["companyInformation"] as { nativeName: string };
      // What was acknowledged before the backup began is in it.
      expect(Number(nativeName.slice(1))).toBeGreaterThanOrEqual(begunAt - 1);
      expect(again.accountId).toBe(member.accountId);
    } finally {
      await restored.close();
    }
  },
);

test(
  "OP03 an account that was erased after the backup is erased again by its restore, key and files too",
  { timeout: 240_000 },
  async () => {
    const { services, owner } = portal;
    const mayGo = async () => true;
    const erasure = {
      accountId: member.accountId,
      actor: "system",
      why: "request",
      mayGo,
    } as const;
    expect(await eraseAccount(services, owner, erasure)).toBe(true);
    await keepTombstones(services, owner);
    const again = emptyFolder("again");
    cpSync(tombstonesIn(from), tombstonesIn(again), { recursive: true });
    writeFileSync(join(tombstonesIn(again), randomUUID()), "forged");
    // A crash left it, or a copy was taken while it was written.
    writeFileSync(join(tombstonesIn(again), `${randomUUID()}.4711`), "{");
    said = [];
    expect(await restoreInto(again)).toBe(1);
    expect(said).toContain("Accounts erased again: 1.");
    const unknown = said.filter((line) => line.includes("is not what this portal wrote"));
    expect(unknown).toHaveLength(1);
    expect(said).toContain("Documents checked: 0, damaged: 0.");
    const restored = await openPortal({ DATABASE_URL: "", DATA_DIR: again });
    try {
      const known = await restored.rows(
        `select number from account where data_key <> '' union all select email from member
         union all select key from upload`,
      );
      expect(known).toEqual([]);
      expect(globSync("files/??/*", { cwd: again })).toEqual([]);
    } finally {
      await restored.close();
    }
  },
);

test("OP02 nothing of a person stands in a backup without its key", () => {
  const found = (text: string, folder: string) =>
    spawnSync("grep", ["-rlaF", text, folder]).stdout.toString();
  expect(readdirSync(backup)).toContain("backup.json");
  expect(found("canary@harbour-light.example", backup)).toBe("");
  expect(found("canary@harbour-light.example", join(from, "postgres"))).not.toBe("");
});

const refusals: [string, () => Promise<unknown>, string][] = [
  ["into a folder with data", () => restoreInto(from), "already has data"],
  [
    "without a key",
    () => restoreInto(emptyFolder("keyless", false)),
    "opens with its master key only",
  ],
  [
    "of another key",
    () => {
      const folder = emptyFolder("another", false);
      writeFileSync(join(folder, "master.key"), Buffer.alloc(32, 7).toString("base64"));
      return restoreInto(folder);
    },
    "; the one that is set is ",
  ],
  ["of no backup", () => restoreInto(emptyFolder("none"), scratch), "is not a whole backup"],
];
test.each(refusals)("OP02 a restore %s is refused with one line", async (_, attempt, words) => {
  const refused = await attempt().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandError);
  expect((refused as Error).message).toContain(words);
});

test("OP01 a touched file of a backup is named, and the folder stays empty", async () => {
  const touched = join(scratch, "touched");
  execFileSync("cp", ["-r", backup, touched]);
  const file = join(touched, "data", "postgres", "PG_VERSION");
  writeFileSync(file, Buffer.alloc(40));
  const folder = emptyFolder("damaged");
  await expect(restoreInto(folder, touched)).rejects.toThrow(
    "postgres/PG_VERSION cannot be restored",
  );
  expect(readdirSync(folder)).toEqual(["master.key"]);
});

test("a backup into a folder that exists is refused", async () => {
  const { services, owner } = portal;
  const opened = { services, owner, close: async () => undefined };
  await expect(backUp(opened, [backup], say)).rejects.toThrow(`${backup} cannot be made`);
});
