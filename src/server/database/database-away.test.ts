import { type ChildProcess, fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { openServices } from "#server/open.ts";
import { readSettings } from "#server/settings.ts";
import { addressIn } from "#tests/support/server/cluster.ts";

const pages = { folders: null, page: async () => null };
let dataDir: string;
let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gatehouse-away-"));
  closing = [];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(env: Record<string, string>): Promise<FastifyInstance> {
  const read = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1", ...env });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const { services: parts, close } = await openServices(
    read.settings,
    pino({ level: "silent" }),
    pages,
  );
  closing.push(close);
  const app = await createApp(parts, handlers, 0);
  closing.push(() => app.close());
  return app;
}

const pidIn = (folder: string) =>
  Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]);

/** Asks for a code, which writes in a transaction; gives the status and the name of a refusal. */
async function ask(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    method: "POST",
    url: sendEmailCaptcha.path,
    headers: {
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `198.51.${randomInt(256)}.${randomInt(256)}`,
    },
    payload: { email: `mei.${crypto.randomUUID()}@harbour.example`, type: "register" },
  });
  const { data } = answer.json() as { data: { refusal?: string } };
  return `${answer.statusCode} ${data.refusal ?? "done"}`;
}

/** Asks until the answer is the one wanted; every other one before it must be one of those allowed. */
async function askUntil(app: FastifyInstance, wanted: string, allowed: string): Promise<void> {
  for (let answer = await ask(app); answer !== wanted; answer = await ask(app)) {
    expect(answer).toEqual(allowed);
    await wait(5);
  }
}

const done = "200 done";
const away = "503 overloaded";
const patient = { timeout: 120_000 };

test(
  "CR01 DE02 the embedded database, killed with kill -9, is started again; until then calls are answered 503",
  patient,
  async () => {
    const app = await open({});
    expect(await ask(app)).toEqual(done);
    const before = pidIn(dataDir);
    process.kill(before, "SIGKILL");
    await askUntil(app, away, done);
    await askUntil(app, done, away);
    expect(pidIn(dataDir)).not.toEqual(before);
    expect((await app.inject({ url: "/readyz" })).statusCode).toEqual(200);
  },
);

test(
  "CR01 DE02 while a database elsewhere is away calls are answered 503, and served again when it is back",
  patient,
  async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "gatehouse-elsewhere-"));
    closing.push(async () => rmSync(elsewhere, { recursive: true, force: true }));
    const holder = await hold(elsewhere);
    const app = await open({ DATABASE_URL: addressIn(elsewhere) });
    expect(await ask(app)).toEqual(done);
    holder.kill("SIGKILL");
    process.kill(pidIn(elsewhere), "SIGKILL");
    await askUntil(app, away, done);
    expect([await ask(app), (await app.inject({ url: "/readyz" })).statusCode]).toEqual([
      away,
      503,
    ]);
    await hold(elsewhere);
    await askUntil(app, done, away);
  },
);

async function hold(folder: string): Promise<ChildProcess> {
  const holder = fork(join(import.meta.dirname, "../../../tests/support/server/holder.ts"), [
    folder,
  ]);
  await once(holder, "message");
  closing.push(async () => {
    if (holder.exitCode !== null || holder.signalCode !== null) return;
    holder.send("stop");
    await once(holder, "exit");
  });
  return holder;
}
