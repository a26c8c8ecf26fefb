import type { FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "#contract/calls/call.ts";
import type { Locale } from "#contract/locales.ts";
import { deskRefusals } from "#contract/refusals/desk-refusals.ts";
import { refusals, type RefusalName } from "#contract/refusals/refusals.ts";
import { Refused } from "../refused.ts";
import { DatabaseUnavailable } from "../database/unavailable.ts";
import { languageCookie, localeOfCall, translate } from "../i18n.ts";
import { headerOf, replyHeaders, retryAfter } from "./wire-headers.ts";

export const success = <Data>(data: Data): Envelope<Data> => ({ code: 0, message: "OK", data });

export function localeOfRequest(request: FastifyRequest): Locale {
  return localeOfCall(headerOf(request, "language"), request.cookies?.[languageCookie]);
}

const rows = { ...refusals, ...deskRefusals };

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
): FastifyReply {
  const row = rows[refused.refusal];
  if (row.status === 503) request.log.warn({ refusal: refused.refusal }, "request_shed");
  const seconds = refused.params["seconds"];
  if ((row.status === 429 || row.status === 503) && !reply.hasHeader(retryAfter.name)) {
    void reply.header(retryAfter.name, String(seconds ?? 5));
  }
  const about = typeof refused.data === "object" && refused.data !== null ? refused.data : {};
  const body: Envelope<unknown> = {
    code: row.code,
    message: translate(localeOfRequest(request), row.message, refused.params),
    data: { refusal: refused.refusal, ...refused.params, ...about },
  };
  return reply
    .code(row.status)
    .header(replyHeaders.cacheControl.name, "no-store")
    .type("application/json; charset=utf-8")
    .send(body);
}

const byCode: Readonly<Record<string, RefusalName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrongContentType",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "wrongContentType",
  FST_REQ_FILE_TOO_LARGE: "uploadTooBig",
  FST_UNDER_PRESSURE: "overloaded",
  ENOSPC: "storageFull",
  EDQUOT: "storageFull",
  // Of PostgreSQL: disk_full, lock_not_available and query_canceled, the last two by a timeout.
  "53100": "storageFull",
  "55P03": "overloaded",
  "57014": "overloaded",
};

/** A trigger or policy rejects what was checked before: a role or a status has changed meanwhile. */
const byDatabase: Readonly<Record<string, RefusalName>> = {
  "23000": "notPossible",
  "42501": "notPossible",
  "22021": "malformed",
  "22007": "malformed",
  "22008": "malformed",
};

const byStatus: Readonly<Record<number, RefusalName>> = {
  404: "notFound",
  405: "methodNotAllowed",
  408: "requestTimedOut",
  413: "tooLarge",
  415: "wrongContentType",
  503: "overloaded",
};

/** Only unexpected errors are logged and answered 500. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refused) return sendRefusal(request, reply, error);
  if (error instanceof DatabaseUnavailable)
    request.log.warn({ err: error.cause }, "database_unavailable");
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = byCode[code ?? ""] ?? byStatus[statusCode ?? 0];
  if (known === "storageFull") request.log.error({ err: error }, "storage_full");
  if (known) return sendRefusal(request, reply, new Refused(known));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return sendRefusal(request, reply, new Refused("malformed"));
  }
  const rejected = byDatabase[code ?? ""];
  if (rejected) {
    request.log.warn({ err: error }, "database_rejected");
    return sendRefusal(request, reply, new Refused(rejected));
  }
  request.log.error({ err: error }, "request_failed");
  return sendRefusal(request, reply, new Refused("serverError"));
}
