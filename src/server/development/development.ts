import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import { mailboxPath } from "./dev-mail.ts";
import { handlers } from "../http/handlers.ts";
import { fillIn, type PageAsked, type Pages } from "../http/pages.ts";
import { openLog } from "../log.ts";
import { openServices } from "../open.ts";
import { readSettings } from "../settings.ts";
import { CannotStart } from "../database/cannot-start.ts";

/** The development server provides the pages and listens. */
export async function openForDevelopment(
  pages: Pages,
): Promise<{ app: FastifyInstance; mailbox: string; close: () => Promise<void> }> {
  const read = readSettings({ LOG_LEVEL: "warn", CHARTS: "on", ...process.env });
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  const page = async (asked: PageAsked) => {
    const written = await pages.page(asked);
    return written && { ...written, html: fillIn(written.html, asked) };
  };
  const { services: parts, close } = await openServices(
    read.settings,
    openLog(read.settings.logLevel),
    {
      ...pages,
      page,
    },
  );
  return { app: await createApp(parts, handlers), mailbox: mailboxPath(parts.keys), close };
}
