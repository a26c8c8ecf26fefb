import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { knownBrowserDays } from "./rate-limits.ts";

export type CookieName = "sid" | "pre" | "known" | "desk" | "deskKnown";

/** Max-Age in seconds; absent for session cookies. */
const ages: Partial<Record<CookieName, number>> = {
  known: knownBrowserDays * 86_400,
  deskKnown: knownBrowserDays * 86_400,
};

export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | undefined;
  set(reply: FastifyReply, name: CookieName, token: string): void;
  clear(reply: FastifyReply, name: CookieName): void;
}

export const nameOf = (name: CookieName, secure: boolean): string =>
  `${secure ? "__Host-" : ""}kyc_${name}`;

/** HttpOnly, SameSite=Strict; over https Secure with the `__Host-` prefix. */
export function cookiesFor(secure: boolean): Cookies {
  const named = (name: CookieName) => nameOf(name, secure);
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: "strict", path: "/", secure };
  const lasting = (name: CookieName) =>
    ages[name] === undefined ? options : { ...options, maxAge: ages[name] };
  return {
    read: (request, name) => request.cookies[named(name)],
    set: (reply, name, token) => void reply.setCookie(named(name), token, lasting(name)),
    clear: (reply, name) => void reply.setCookie(named(name), "", { ...options, maxAge: 0 }),
  };
}
