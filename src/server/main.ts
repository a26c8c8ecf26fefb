import { createApp } from "./app.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { handlers } from "./http/handlers.ts";
import { appFolders, builtPages } from "./http/pages.ts";
import { openLog } from "./log.ts";
import { openServices } from "./open.ts";
import { readSettings } from "./settings.ts";
import { CannotStart } from "./database/cannot-start.ts";

export { desk } from "./commands/desk.ts";

export interface Started {
  address: string;
  /** Whether the development mailbox is used. */
  mailbox: boolean;
}

/** Throws CannotStart with one line per reason. */
export async function start(): Promise<Started> {
  const read = readSettings(process.env);
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  const { settings } = read;
  const log = openLog(settings.logLevel);
  const { services: parts, close } = await openServices(settings, log, builtPages(appFolders()));
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

function portTaken(error: unknown, port: number): unknown {
  const { code } = error as { code?: string };
  return code === "EADDRINUSE"
    ? new CannotStart(`Port ${port} is in use. Set PORT to another.`)
    : error;
}
