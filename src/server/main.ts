import { createApp } from "./app.ts";
import { mailboxPath } from "./development/dev-mail.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { handlers } from "./http/handlers.ts";
import { appFolders, builtPages } from "./http/pages.ts";
import { openLog } from "./log.ts";
import { metricsApp, openMetrics } from "./metrics/metrics.ts";
import { openServices } from "./open.ts";
import { readSettings } from "./settings.ts";
import { CannotStart } from "./database/cannot-start.ts";

export { desk } from "./commands/desk.ts";

export interface Started {
  address: string;
  /** Of the development mailbox; null where mail is sent. */
  mailbox: string | null;
}

/** Throws CannotStart with one line per reason. */
export async function start(): Promise<Started> {
  const read = readSettings(process.env);
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  const { settings } = read;
  const metrics = settings.metricsPort === undefined ? null : openMetrics();
  const log = openLog(settings.logLevel, undefined, metrics?.count);
  const { services, jobs, close } = await openServices(settings, log, builtPages(appFolders()));
  const app = await createApp(services, handlers);
  const metricsServer = metrics && metricsApp(metrics, jobs, services.clock);
  const stop = async () => {
    await Promise.all([metricsServer?.close(), app.close()]);
    await close();
  };
  gracefulShutdown(log, stop);
  try {
    await metricsServer?.listen({ port: settings.metricsPort!, host: "127.0.0.1" });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return { address, mailbox: services.mailbox && `${address}${mailboxPath(services.keys)}` };
  } catch (error) {
    await stop();
    throw portTaken(error);
  }
}

function portTaken(error: unknown): unknown {
  const { code, port } = error as { code?: string; port?: number };
  return code === "EADDRINUSE"
    ? new CannotStart(`Port ${port} is in use. Set PORT or METRICS_PORT to another.`)
    : error;
}
