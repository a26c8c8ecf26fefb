import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";
import { isCall } from "./headers.ts";
import { headerOf } from "./wire-headers.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects writing requests of other sites before the body is read (Fetch Metadata, else the exact Origin),
 * and API reads that a browser marks as cross-site.
 */
export function rejectCrossSite(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", async (request) => {
    const isFine = reading.has(request.method)
      ? !isCall(request) || !isForeign(request, origin)
      : isSameOrigin(request, origin);
    if (!isFine) throw new Refused("forbidden");
  });
}

function isForeign(request: FastifyRequest, origin: string): boolean {
  const site = headerOf(request, "site");
  const from = headerOf(request, "origin");
  if (site === undefined) return from !== undefined && from !== origin;
  return site === "cross-site" || site === "same-site";
}

function isSameOrigin(request: FastifyRequest, origin: string): boolean {
  const site = headerOf(request, "site");
  return site === undefined ? headerOf(request, "origin") === origin : site === "same-origin";
}
