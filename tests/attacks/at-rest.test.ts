import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Changes, saveKyc } from "#contract/calls/onboarding.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openLog } from "#server/log.ts";
import { fillIn, loadWhole, save, submissionOf } from "../support/server/applicant.ts";
import { password } from "../support/server/credentials.ts";
import { atDesk, caseSeen } from "../support/server/desk.ts";
import { dataOf } from "../support/server/outcome.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

const logged: string[] = [];
const log = openLog("trace", { write: (line: string) => void logged.push(line) });
const portal = sharedPortal({}, log);

const account = "770184263395";
const tin = "55907183";
const born = "1961-07-19";
const body = "marked body of a file 4417";
const marks = [account, account.slice(2, 10), tin, born, body, password];

const tables = async () =>
  (
    await portal.rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
  ).map(({ name }) => name);

/** The tables with a row that has a mark, whatever the database compresses. */
async function inRows(): Promise<string[]> {
  const found = await Promise.all(
    (await tables()).map(async (name) => {
      const [row] = await portal.rows<{ count: number }>(
        `select count(*)::int as count from ${name} as each where each::text like any($1)`,
        [marks.map((mark) => `%${mark}%`)],
      );
      return row!.count > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** The same, with every row written to the data files. */
async function inBytes(): Promise<string[]> {
  await portal.rows("checkpoint");
  return inFiles();
}

/** The files of this database, the write-ahead log and the stored files with a mark in their bytes. */
async function inFiles(): Promise<string[]> {
  const [place] = await portal.rows<{ folder: string; oid: number }>(
    "select current_setting('data_directory') as folder, oid::int from pg_database where datname = current_database()",
  );
  const files = [
    ...globSync(join(place!.folder, "base", String(place!.oid), "*")),
    ...globSync(join(place!.folder, "pg_wal", "*")),
    ...globSync(join(portal.dataDir, "**"), { withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name)),
  ];
  return files.filter((file) => hasMark(file));
}

function hasMark(file: string): boolean {
  try {
    const bytes = readFileSync(file);
    return marks.some((mark) => bytes.includes(mark));
  } catch (error) {
    // A folder, or a segment of the log that was removed meanwhile.
    if (["EISDIR", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** What the applicant and the desk were shown. */
let shown: string;

/** An application with the marks in place of the sample's answers, submitted, and its numbers shown to both sides. */
beforeAll(async () => {
  const member = await portal.member();
  await fillIn(member);
  dataOf(await send(member, pdfOf(1, { fourth: `(${body})` }), { slot: "other" }));
  const { revision, answers } = await loadWhole(member);
  const { flatServices, taxInformation, relatedInformation } = answers;
  const text = JSON.stringify({ flatServices, taxInformation, relatedInformation })
    .replaceAll("012345678001", account)
    .replaceAll('"tin":"12345678"', `"tin":"${tin}"`)
    .replaceAll(/"birthDate":"[^"]+"/g, `"birthDate":"${born}"`);
  dataOf(await save(member, revision, JSON.parse(text) as Changes));
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
  const toApplicant = await loadWhole(member);
  const rae = await atDesk(portal, "Rae", "reviewer");
  const params = { id: member.formId };
  const target = "flatServices.accountNumber";
  dataOf(await rae.api(work.deskShowNumber, { params, body: { target } }));
  shown = JSON.stringify([toApplicant, await caseSeen(rae, member.formId)]);
});

test("PI02 numbers, days of birth, passwords and files stand in clear in no table, data file, log of the database, stored file or line of the log", async () => {
  for (const mark of [account, tin, born]) expect(shown).toContain(mark);
  expect([await inRows(), await inBytes()]).toEqual([[], []]);
  expect(logged.filter((line) => marks.some((mark) => line.includes(mark)))).toEqual([]);
  expect(logged.length).toBeGreaterThan(10);
});

test("PI02 the same search finds what is written in clear", async () => {
  // Several, since a page of the log may end within one.
  await portal.rows(
    "create table planted as select $1::text as number from generate_series(1, 3)",
    [account],
  );
  // A checkpoint lets the log of a busy machine go.
  const found = [...(await inFiles()), ...(await inBytes())];
  expect(await inRows()).toEqual(["public.planted"]);
  expect(found.some((file) => file.includes("pg_wal"))).toBe(true);
  expect(found.some((file) => file.includes("/base/"))).toBe(true);
});
