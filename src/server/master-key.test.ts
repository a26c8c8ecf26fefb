import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openServices } from "#server/open.ts";
import { openPortal, type Portal } from "../../tests/support/server/portal.ts";

let portal: Portal;
let path: string;
beforeEach(async () => {
  portal = await openPortal();
  path = join(portal.dataDir, "master.key");
});
afterEach(() => portal.close());

/** Starts once more on the same database and folder; gives what the person who starts it is told. */
async function startAgain(): Promise<string> {
  const { settings, pages } = portal.services;
  try {
    await (await openServices(settings, pino({ level: "silent" }), pages)).close();
    return "started";
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

const told = () =>
  `CannotStart: ${path} is missing, but accounts or documents were encrypted with it. Restore the file from a backup, or set MASTER_KEY to its content.`;

test("PI08 the server does not replace a missing master key of existing accounts", async () => {
  await portal.member();
  rmSync(path);
  expect([await startAgain(), existsSync(path)]).toEqual([told(), false]);
});

test("PI08 nor that of existing documents", async () => {
  await portal.services.files.put(crypto.randomUUID(), Readable.from([Buffer.from("sealed")]));
  rmSync(path);
  expect([await startAgain(), existsSync(path)]).toEqual([told(), false]);
});

test("it makes a master key where there is nothing to decrypt", async () => {
  rmSync(path);
  expect([await startAgain(), existsSync(path)]).toEqual(["started", true]);
});
