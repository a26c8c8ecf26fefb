import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

export type CookieName = "sid" | "pre";

export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | undefined;
  set(reply: FastifyReply, name: CookieName, token: string): void;
  clear(reply: FastifyReply, name: CookieName): void;
}

/** Session cookies: HttpOnly, SameSite=Strict, for the whole host; over https Secure and bound to it by `__Host-`. */
export function cookiesFor(secure: boolean): Cookies {
  const named = (name: CookieName) => `${secure ? "__Host-" : ""}kyc_${name}`;
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: "strict", path: "/", secure };
  return {
    read: (request, name) => request.cookies[named(name)],
    set: (reply, name, token) => void reply.setCookie(named(name), token, options),
    clear: (reply, name) => void reply.setCookie(named(name), "", { ...options, maxAge: 0 }),
  };
}
