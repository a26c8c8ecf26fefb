import type { FastifyInstance, FastifyRequest } from "fastify";
import { replyHeaders } from "./wire-headers.ts";

/** `scripts` are hashes of inline scripts: `'sha256-...'`. */
export function policy(nonce?: string, scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self'${nonce === undefined ? "" : ` 'nonce-${nonce}'`}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** A stored file can load and run nothing. */
export const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()",
};

/** `secure`: the portal is served by https. */
export function headersOf(secure: boolean): Record<string, string> {
  const strict = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
  return { ...always, "content-security-policy": policy(), ...(secure ? strict : {}) };
}

const calls = /^\/(ins-kyc|wallet|desk\/api)(\/|$)/;

/** Also by the route that serves it: a path can be percent-encoded. */
export const isCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  calls.test(url) || calls.test(routeOptions.url ?? "");

export function setHeaders(app: FastifyInstance, secure: boolean): void {
  const own = headersOf(secure);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(own).header(replyHeaders.requestId.name, request.id);
    if (isCall(request)) reply.header(replyHeaders.cacheControl.name, "no-store");
  });
}
