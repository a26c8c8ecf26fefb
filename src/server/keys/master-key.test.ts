import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { changeKey } from "#server/commands/change-key.ts";
import { CommandError } from "#server/commands/command.ts";
import { openServices } from "#server/open.ts";
import type { Settings } from "#server/settings.ts";
import { openPortal, type Portal } from "#tests/support/server/portal.ts";
import { nextFileIn, readKey } from "./master-key.ts";
import { idOf } from "./root-key.ts";

let portal: Portal;
let path: string;
beforeEach(async () => {
  portal = await openPortal();
  path = join(portal.dataDir, "master.key");
});
afterEach(() => portal.close());

/** Starts once more on the same database and folder; gives what the person who starts it is told. */
async function startAgain(changes: Partial<Settings> = {}): Promise<string> {
  const { settings, pages } = portal.services;
  try {
    const log = pino({ level: "silent" });
    await (await openServices({ ...settings, ...changes }, log, pages)).close();
    return "started";
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

const present = () => Buffer.from(readFileSync(path, "utf8"), "base64");

async function change(changes: Partial<Settings> = {}): Promise<string[]> {
  const lines: string[] = [];
  const services = { ...portal.services, settings: { ...portal.services.settings, ...changes } };
  const opened = { services, owner: portal.owner, close: async () => undefined };
  await changeKey(opened, [], (line) => lines.push(line));
  return lines;
}

test("PI08 the server does not replace a missing master key", async () => {
  const id = idOf(present());
  rmSync(path);
  expect([await startAgain(), existsSync(path)]).toEqual([
    `CannotStart: ${path} is missing, but the data opens with it (master key ${id}). Restore the file from a backup, or set MASTER_KEY to its content.`,
    false,
  ]);
});

test("PI08 a first start that ends while it writes the master key leaves none", () => {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-first-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const create = `import { createMasterKey } from ${JSON.stringify(import.meta.resolve("./master-key.ts"))}; createMasterKey(${JSON.stringify(folder)});`;
  const start = (sizeOfFiles: string) =>
    spawnSync("sh", [
      "-c",
      `ulimit -f ${sizeOfFiles}; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      create,
    ]);
  expect(start("0").status).not.toBe(0);
  expect(existsSync(join(folder, "master.key"))).toBe(false);
  expect(start("unlimited").status).toBe(0);
  expect(readKey(join(folder, "master.key"))).toHaveLength(32);
});

test("PI08 a master key that is another one stops the start with one line", async () => {
  const [id, masterKey] = [idOf(present()), randomBytes(32)];
  expect(await startAgain({ masterKey })).toBe(
    `CannotStart: MASTER_KEY is the master key ${idOf(masterKey)}, but the data opens with the master key ${id}.`,
  );
});

test("PI04 a key that is set is changed to the new one that is set, and not without one", async () => {
  const [masterKey, newMasterKey] = [present(), randomBytes(32)];
  await expect(change({ masterKey })).rejects.toThrow(CommandError);
  await expect(change({ masterKey, newMasterKey: masterKey })).rejects.toThrow("the present key");
  expect(await change({ masterKey, newMasterKey })).toEqual([
    `The master key is now ${idOf(newMasterKey)}. The master key ${idOf(masterKey)} opens only backups made before.`,
  ]);
  await expect(change({ masterKey, newMasterKey })).rejects.toThrow("was changed meanwhile");
  expect(await startAgain({ masterKey: newMasterKey })).toBe("started");
  expect(await startAgain({ masterKey })).toContain("but the data opens with the master key");
});

test("PI04 of two changes at once each is whole", async () => {
  await Promise.all([change(), change()]);
  expect([await startAgain(), existsSync(nextFileIn(portal.dataDir))]).toEqual(["started", false]);
});

test("PI04 a change that was killed before or after its commit leaves a portal that starts", async () => {
  const before = `${path}.before`;
  copyFileSync(path, before);
  await change();
  const changed = present();
  renameSync(path, nextFileIn(portal.dataDir));
  copyFileSync(before, path);
  expect([await startAgain(), present()]).toEqual(["started", changed]);
  copyFileSync(before, nextFileIn(portal.dataDir));
  expect([await startAgain(), present()]).toEqual(["started", changed]);
});
