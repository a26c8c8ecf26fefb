import { join } from "node:path";
import { createApp } from "./app.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { handlers } from "./handlers/all.ts";
import { builtPages } from "./http/pages.ts";
import { openLog } from "./log.ts";
import { openServices } from "./open.ts";
import { readSettings } from "./settings.ts";
import { CannotStart } from "./store/cannot-start.ts";

export interface Started {
  /** Where the portal is open. */
  address: string;
  /** Whether mails are kept at the development mailbox. */
  mailbox: boolean;
}

/**
 * Opens the parts and listens. SIGTERM and Ctrl-C let requests end, then stop the database. Refuses
 * with CannotStart, one clear line for each reason.
 */
export async function start(): Promise<Started> {
  const read = readSettings(process.env);
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  const { settings } = read;
  const log = openLog(settings.logLevel);
  const { parts, close } = await openServices(settings, log, builtPages(portalFolder()));
  const app = await createApp(parts, handlers);
  gracefulShutdown(log, async () => {
    await app.close();
    await close();
  });
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    return { address, mailbox: parts.mailbox !== null };
  } catch (error) {
    await close();
    throw portTaken(error, settings.port);
  }
}

function portalFolder(): string {
  return process.env["GATEHOUSE_PORTAL"] ?? join(import.meta.dirname, "..", "portal");
}

function portTaken(error: unknown, port: number): unknown {
  const { code } = error as { code?: string };
  return code === "EADDRINUSE"
    ? new CannotStart(`Port ${port} is taken. Set PORT to another.`)
    : error;
}
