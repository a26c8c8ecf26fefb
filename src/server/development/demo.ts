import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { CommandError, type Command, type Say } from "../commands/command.ts";
import { run } from "../commands/desk.ts";
import { CannotStart } from "../database/cannot-start.ts";
import { openPostgres } from "../database/postgres.ts";
import { gracefulShutdown } from "../graceful-shutdown.ts";
import { handlers } from "../http/handlers.ts";
import { appFolders, builtPages } from "../http/pages.ts";
import { openLog } from "../log.ts";
import { openForCommand, openServices } from "../open.ts";
import { readSettings, type Settings } from "../settings.ts";
import { mailboxPath } from "./dev-mail.ts";
import { demoClock, type DemoClock } from "./demo/clock.ts";
import { totpNow } from "./demo/desk-people.ts";
import { seed, type Seeded } from "./demo/seed.ts";

interface Opened {
  address: string;
  mailbox: string;
}

interface Asked {
  dataDir: string;
  /** Whether the cases of the last start are kept. */
  keep: boolean;
  say: Say;
}

/** Starts the portal on a data folder of its own with one case per outcome. Gives its address. */
export async function startDemo({ dataDir, keep, say }: Asked): Promise<Opened> {
  if (!keep) await empty(dataDir);
  const env = { CHARTS: "on", ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", SMTP_URL: "" };
  const read = readSettings(env);
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  const { settings } = read;
  if (settings.production) throw new CannotStart("The demonstration does not run in production.");
  const log = openLog(settings.logLevel);
  const clock = demoClock(systemClock);
  if (keep) clock.release();
  const opened = await openServices(settings, log, builtPages(appFolders()), {
    clock: clock.now,
  });
  const app = await createApp(opened.services, handlers);
  const close = async () => {
    await app.close();
    await opened.close();
  };
  gracefulShutdown(log, close);
  try {
    if (!keep) print(await seeded(settings, log, clock), say);
    const address = await app.listen({ port: settings.port, host: settings.host });
    return { address, mailbox: `${address}${mailboxPath(opened.services.keys)}` };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Beside the portal, as a command. */
async function seeded(settings: Settings, log: Logger, clock: DemoClock): Promise<Seeded> {
  const opened = await openForCommand(settings, log, clock.now);
  try {
    return await seed(opened, clock);
  } finally {
    await opened.close();
  }
}

/** Rejects while another demonstration runs; stops the database that a killed one left. */
async function empty(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, "postgres")))
    await (await openPostgres(dataDir, openLog("silent"))).stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function print({ people, applicants }: Seeded, say: Say): void {
  say("People of the desk (password, authenticator secret, code now):");
  for (const { email, roles, password, secret } of Object.values(people)) {
    const code = totpNow(secret, new Date());
    say(`  ${email}  ${roles.join(", ")}  ${password}  ${secret}  ${code}`);
  }
  say("Applicants (outcome, name, e-mail, password):");
  for (const { outcome, name, email, password } of applicants)
    say(`  ${outcome}: ${name}  ${email}  ${password}`);
}

const seedCommand: Command = async ({ services, owner, close }, _args, say) => {
  if (services.settings.production || services.mailbox === null)
    throw new CommandError("seed runs only in development, without SMTP_URL.");
  const clock = demoClock(systemClock);
  const opened = { services: { ...services, clock: clock.now }, owner, close };
  print(await seed(opened, clock), say);
  return 0;
};

/** `npm run desk -- seed`. */
export const desk = (args: readonly string[], say: Say): Promise<number> =>
  run({ seed: seedCommand }, args, say);
