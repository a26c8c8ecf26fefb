import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { backUp } from "#server/backup/back-up.ts";
import { keepHeadsOfToday } from "#server/jobs/trail-heads.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { openPortal, type Portal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const scratch = mkdtempSync(join(tmpdir(), "gatehouse-disk-"));
const [data, backup, temporary] = ["data", "backup", "temporary"].map((name) =>
  join(scratch, name),
) as [string, string, string];
const before = process.env["TMPDIR"];
let portal: Portal;

/** A portal with its own database, that has stored answers, a file, a digest and a backup. */
beforeAll(async () => {
  mkdirSync(temporary);
  process.env["TMPDIR"] = temporary;
  portal = await openPortal({ DATABASE_URL: "", DATA_DIR: data });
  const member = await portal.member();
  dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const changes = { companyInformation: { entityName: "Harbour Light Limited" } };
  dataOf(await member.api(saveKyc, { body: { form_id: member.formId, revision: 1, changes } }));
  const { services, owner } = portal;
  await keepHeadsOfToday(services, owner);
  await backUp({ services, owner, close: async () => undefined }, [backup], () => undefined);
}, 240_000);
afterAll(async () => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  await portal.close();
  rmSync(scratch, { recursive: true, force: true });
});

test("PI10 whatever the portal writes is open to its own user alone, and lies in its folders", () => {
  const open = [data, backup].flatMap((folder) =>
    ["", ...globSync("**/*", { cwd: folder })].filter(
      (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
    ),
  );
  expect(open).toEqual([]);
  expect(globSync("files/??/*", { cwd: data })).toHaveLength(1);
  expect(readdirSync(join(data, "files", "unfinished"))).toEqual([]);
  // The test's own, which is not used.
  expect(globSync("**/*", { cwd: temporary })).toEqual([expect.stringMatching(/^gatehouse-data-/)]);
});

/** How large a dump may be, and which memory it may have; empty where there is no /proc. */
const dumpOf = (pid: number | string): string => {
  if (!existsSync(`/proc/${pid}`)) return "";
  const [limit] = /^Max core file size .*$/m.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))!;
  const filter = readFileSync(`/proc/${pid}/coredump_filter`, "utf8");
  return `${limit.trim()} ${filter.trim()}`.replaceAll(/ +/g, " ");
};

test("PI10 a crash of the portal or of its database leaves no dump", () => {
  const pid = readFileSync(join(data, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]!;
  const none = existsSync("/proc") ? "Max core file size 0 0 bytes 00000000" : "";
  expect([dumpOf(process.pid), dumpOf(pid)]).toEqual([none, none]);
  const crashes = mkdtempSync(join(scratch, "crash-"));
  const module = join(import.meta.dirname, "core-dumps.ts");
  const crash = `import { leaveNoDumps } from ${JSON.stringify(module)};
    leaveNoDumps(); process.kill(process.pid, "SIGSEGV"); setInterval(() => {}, 1000);`;
  const ended = spawnSync(process.execPath, ["--input-type=module", "-e", crash], { cwd: crashes });
  expect([ended.signal, readdirSync(crashes)]).toEqual(["SIGSEGV", []]);
});
