import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { builtPages } from "#server/http/pages.ts";
import { openLog } from "#server/log.ts";
import type { Clock } from "#server/clock.ts";
import { demoClock } from "#server/development/demo/clock.ts";
import { seed, type Seeded } from "#server/development/demo/seed.ts";
import { openForCommand, openServices, type Opened } from "#server/open.ts";
import { readSettings } from "#server/settings.ts";
import { embeddedIn } from "#server/database/roles.ts";

/** When every picture is taken. */
export const moment = new Date("2026-11-20T04:00:00Z");
export const today = "2026-11-20";

export interface Portal {
  origin: string;
  /** The six digits of the newest mail to an address. */
  codeFor(email: string): Promise<string>;
  /** Gives the one account and application the numbers the pictures show. */
  settleNumbers(): Promise<void>;
  close(): Promise<void>;
}

/** The same with the cases of the demonstration; gives who can sign in. */
export async function openDemo(root: string): Promise<{ portal: Portal; seeded: Seeded }> {
  const clock = demoClock(() => moment);
  let seeded: Seeded | undefined;
  const portal = await openPortal(root, clock.now, async (opened) => {
    seeded = await seed(opened, clock);
  });
  return { portal, seeded: seeded! };
}

/** The server on a copy of the built pages, with a data folder of its own and a clock that stands still. */
export async function openPortal(
  root: string,
  clock: Clock = () => moment,
  fill: (opened: Opened) => Promise<void> = async () => undefined,
): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-pictures-"));
  const read = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "error", PORT: "0" });
  if ("mistakes" in read) throw new Error(read.mistakes.join("\n"));
  const built = join(dataDir, "built");
  cpSync(join(root, "dist"), built, { recursive: true });
  const pages = builtPages({
    kyc: join(built, "portal"),
    desk: join(built, "desk"),
    charts: join(built, "charts"),
  });
  const log = openLog("error");
  const { services: parts, close } = await openServices(read.settings, log, pages, { clock });
  const beside = await openForCommand(read.settings, log, clock);
  await fill(beside).finally(beside.close);
  const app = await createApp(parts, handlers);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async codeFor(email) {
      const mail = (await parts.mailbox!.newest()).find(({ to }) => to === email);
      const [, first, second] = /\b(\d{3}) (\d{3})\b/.exec(mail?.text ?? "") ?? [];
      if (!first || !second) throw new Error(`no code was sent to ${email}`);
      return first + second;
    },
    settleNumbers: () => asOwner(dataDir, "update account set number = '20260041'"),
    async close() {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function asOwner(dataDir: string, statement: string): Promise<void> {
  const client = new pg.Client(embeddedIn(dataDir)("owner"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
