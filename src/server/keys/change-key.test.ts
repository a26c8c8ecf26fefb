import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { backUp } from "#server/backup/back-up.ts";
import { restore } from "#server/backup/restore.ts";
import { changeKey } from "#server/commands/change-key.ts";
import type { Command } from "#server/commands/command.ts";
import { openForCommand } from "#server/open.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { load } from "#tests/support/server/applicant.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { type Member, openPortal, type Portal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { fileIn, readKey } from "./master-key.ts";
import { idOf, openRoot, storedRoot } from "./root-key.ts";

const scratch = mkdtempSync(join(tmpdir(), "gatehouse-change-key-"));
const [data, earlier] = ["data", "earlier"].map((name) => join(scratch, name)) as [string, string];
const formerFile = join(scratch, "former.key");
const log = pino({ level: "silent" });
let portal: Portal;
let member: Member;
let said: string[] = [];
/** Of the answer that is saved over and over: acknowledged. */
let saved = 0;
let atChange = 0;

const settingsFor = (dataDir: string): Settings => {
  const read = readSettings({ DATA_DIR: dataDir });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  return read.settings;
};

/** Beside the portal. */
async function run(command: Command, ...args: string[]): Promise<number> {
  const opened = await openForCommand(settingsFor(data), log);
  try {
    return await command(opened, args, (line) => said.push(line));
  } finally {
    await opened.close();
  }
}

/** Saves until it is told to stop; throws where a save is refused. */
async function saveOn(stopped: AbortSignal): Promise<void> {
  for (let at = 1; !stopped.aborted; at += 1) {
    const { revision } = await load(member);
    const changes = { companyInformation: { nativeName: `船${at}` } };
    dataOf(await member.api(saveKyc, { body: { form_id: member.formId, revision, changes } }));
    saved = at;
  }
}

const untilSaved = async (count: number) => {
  while (saved < count) await wait(10);
};

beforeAll(async () => {
  portal = await openPortal({ DATABASE_URL: "", DATA_DIR: data });
  member = await portal.member();
  dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  await run(backUp, earlier);
  copyFileSync(fileIn(data), formerFile);
  const stopping = new AbortController();
  const saving = saveOn(stopping.signal);
  await Promise.race([saving, untilSaved(3)]);
  await run(changeKey);
  atChange = saved;
  await Promise.race([saving, untilSaved(atChange + 3)]);
  stopping.abort();
  await saving;
}, 240_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("PI04 the master key changes while the portal runs: each save before and after it is kept", async () => {
  expect(said.at(-1)).toContain("The master key is now ");
  expect(saved).toBeGreaterThan(atChange);
  const { answers } = await load(member);
  expect(answers["companyInformation"]).toMatchObject({ nativeName: `船${saved}` });
  const another = await portal.member();
  expect((await load(another)).revision).toBe(1);
});

test("PI04 the former master key opens nothing afterwards", async () => {
  const former = readKey(formerFile);
  const stored = (await storedRoot(portal.owner))!;
  expect(stored.master_id).toBe(idOf(readKey(fileIn(data))));
  expect(openRoot(former, stored)).toBe(null);
  expect(() => openRoot(former, { ...stored, master_id: idOf(former) })).toThrow(
    "unable to authenticate",
  );
});

test(
  "PI04 a start with the former master key is refused with one line; with the new one everyone comes in",
  { timeout: 120_000 },
  async () => {
    await portal.close();
    const changed = join(scratch, "changed.key");
    copyFileSync(fileIn(data), changed);
    copyFileSync(formerFile, fileIn(data));
    const [former, now] = [idOf(readKey(formerFile)), idOf(readKey(changed))];
    await expect(openPortal({ DATABASE_URL: "", DATA_DIR: data })).rejects.toThrow(
      `${fileIn(data)} is the master key ${former}, but the data opens with the master key ${now}.`,
    );
    copyFileSync(changed, fileIn(data));
    const again = await openPortal({ DATABASE_URL: "", DATA_DIR: data });
    try {
      const { answers } = await load(await again.logIn(again.browser(), member.email));
      expect(answers["companyInformation"]).toMatchObject({ nativeName: `船${saved}` });
    } finally {
      await again.close();
    }
  },
);

test(
  "PI04 a backup made before says which master key it needs, and opens with that one",
  { timeout: 120_000 },
  async () => {
    const [former, now] = [idOf(readKey(formerFile)), idOf(readKey(fileIn(data)))];
    expect(said[0]).toContain(`It opens with the master key ${former}`);
    const restoreWith = async (key: string, name: string) => {
      const dataDir = join(scratch, name);
      mkdirSync(dataDir, { mode: 0o700 });
      copyFileSync(key, fileIn(dataDir));
      const settings = settingsFor(dataDir);
      said = [];
      const open = () => openForCommand(settings, log);
      return restore(settings, [earlier], open, (line) => said.push(line));
    };
    await expect(restoreWith(fileIn(data), "refused")).rejects.toThrow(
      `${earlier} opens with the master key ${former}; the one that is set is ${now}.`,
    );
    expect(await restoreWith(formerFile, "restored")).toBe(0);
    expect(said).toContain("Documents checked: 1, damaged: 0.");
  },
);
