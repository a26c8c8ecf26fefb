import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { localeNames, localeOf, type Locale } from "#contract/locales.ts";
import { languageCookie, localeOfPage } from "../i18n.ts";
import { policy } from "../http/headers.ts";
import { Refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { choicePage, endedPage } from "./sandbox-page.ts";
import { addressBack, checkOf, choices, choose, sandboxPath } from "./sandbox.ts";

type Request = FastifyRequest<{ Params: { transaction: string } }>;

const sent = v.object({ choice: v.picklist(choices) });

/** In a scope of its own: only here a plain form is accepted, and the log has no addresses with transactions. */
export function mountSandbox(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const type = "application/x-www-form-urlencoded";
  app.addContentTypeParser(type, { parseAs: "string", bodyLimit: 256 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(`${sandboxPath}/:transaction`, async (request: Request, reply) => {
    const check = await checkOf(db, request.params.transaction);
    const isOpen = check && check.chosen === null && check.expires_at > clock();
    if (!isOpen) return sendEnded(request, reply, check);
    const locale = localeOfRequest(request, check.locale);
    return send(reply, (nonce) => choicePage({ locale, nonce, kind: check.kind }));
  });
  app.post(`${sandboxPath}/:transaction`, async (request: Request, reply) => {
    const { transaction } = request.params;
    const read = v.safeParse(sent, request.body);
    if (!read.success) throw new Refused("malformed");
    const { choice } = read.output;
    const check = await checkOf(db, transaction);
    if (check && (await choose(db, transaction, choice, clock())))
      return reply.redirect(addressBack(check.return_url, transaction, choice), 303);
    return sendEnded(request, reply, check);
  });
}

type Known = Awaited<ReturnType<typeof checkOf>>;

function sendEnded(request: Request, reply: FastifyReply, check: Known): FastifyReply {
  const locale = localeOfRequest(request, check?.locale);
  const returnUrl = check?.return_url;
  return send(reply.code(404), (nonce) => endedPage({ locale, nonce, returnUrl }));
}

/** What the person names, else the language of the check, else that of the browser. */
function localeOfRequest(request: Request, stored: string | undefined): Locale {
  const named = (request.query as { locale?: unknown }).locale;
  const given = typeof named === "string" ? named : null;
  const ofCheck = localeNames.find((name) => name === stored);
  return (
    localeOf(given) ??
    ofCheck ??
    localeOfPage(null, request.cookies[languageCookie], request.headers["accept-language"])
  );
}

/** `same-origin`: browsers without Fetch Metadata name the origin of the form. */
function send(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "same-origin")
    .header("content-security-policy", policy(nonce))
    .send(page(nonce));
}
