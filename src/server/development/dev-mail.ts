import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StoredMail, Mailbox } from "../mail/mailbox.ts";
import { type Keys, sameBytes } from "../crypto.ts";
import { escapeHtml } from "../escape-html.ts";
import { Refused } from "../refused.ts";

/** Readable only from this machine, under a local host name, by the address that the start prints. */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox, key: string): void {
  const preHandler = onlyLocal(key);
  app.get("/__dev/mail.json", { preHandler }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return reply.send(await mailbox.newest());
  });
  app.get("/__dev/mail", { preHandler }, async (_request, reply) => {
    reply
      .header("cache-control", "no-store")
      .header("refresh", "5")
      .type("text/html; charset=utf-8");
    return reply.send(page(await mailbox.newest(), key));
  });
}

/** As a path, with the key. */
export const mailboxPath = ({ developmentKey }: Pick<Keys, "developmentKey">): string =>
  `/__dev/mail?key=${developmentKey}`;

/**
 * Rejects with notFound unless the address and the host name are local, and the key is given: a proxy on this machine that adds no
 * header looks local.
 */
export const onlyLocal = (key: string) => async (request: FastifyRequest) => {
  const { key: given = "" } = request.query as { key?: unknown };
  if (!isLocal(request) || !sameBytes(Buffer.from(String(given)), Buffer.from(key)))
    throw new Refused("notFound");
};

const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const ownAddresses = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** A proxy on this machine can name its own address as the host. */
const addedByProxies = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isDirect = addedByProxies.every((name) => headers[name] === undefined);
  return (
    isDirect && ownAddresses.test(socket.remoteAddress ?? "") && ownNames.test(headers.host ?? "")
  );
}

const page = (mails: readonly StoredMail[], key: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Development mailbox</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Development mailbox</h1>
<p>${mails.length === 0 ? "No mail yet." : `${mails.length} mails, the newest first.`} This page refreshes itself. <a href="/__dev/mail.json?key=${key}">As JSON</a></p>
${mails.map(article).join("\n")}
</body>
</html>`;

const article = (mail: StoredMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, ${escapeHtml(mail.at.toISOString())}, ${escapeHtml(mail.locale)}, ${escapeHtml(mail.kind)}</p>
<pre>${escapeHtml(mail.text)}</pre>
${mail.attachment ? `<p>Attached: ${escapeHtml(mail.attachment.name)}</p>` : ""}
<hr>
</article>`;
