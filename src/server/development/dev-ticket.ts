import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { mintTicket, ticketLink } from "../platforms/development-platform.ts";
import type { Services } from "../services.ts";
import { escapeHtml } from "../escape-html.ts";
import { onlyLocal } from "./dev-mail.ts";

const asked = v.object({
  email: v.fallback(v.string(), ""),
  sub: v.fallback(v.string(), ""),
});

/** Only for this machine, like the development mailbox. */
export function mountTicketDesk(app: FastifyInstance, { settings, clock, keys }: Services): void {
  app.get(
    "/__dev/ticket",
    { preHandler: onlyLocal(keys.developmentKey) },
    async (request, reply) => {
      const { email, sub } = v.parse(asked, request.query);
      const sent = {
        subject: sub || email || randomUUID(),
        email: email || undefined,
        audience: settings.publicUrl,
      };
      const ticket = await mintTicket(settings.dataDir, sent, clock());
      const link = ticketLink(settings.publicUrl, ticket);
      reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
      return reply.send(page({ ...sent, link, key: keys.developmentKey }));
    },
  );
}

interface Signed {
  subject: string;
  email: string | undefined;
  link: string;
  key: string;
}

const page = ({ subject, email = "", link, key }: Signed): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Development platform</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Development platform</h1>
<form>
<input type="hidden" name="key" value="${key}">
<p><label>Subject <input name="sub" value="${escapeHtml(subject)}"></label></p>
<p><label>E-mail there <input name="email" type="email" value="${escapeHtml(email)}"></label></p>
<p><button>Sign a ticket</button></p>
</form>
<p><a href="${escapeHtml(link)}">Go to the portal</a>, once, within five minutes.</p>
</body>
</html>`;
