import type { FastifyRequest } from "fastify";
import { brands } from "#contract/brands.ts";
import { logout } from "#contract/calls/account.ts";
import type { Call } from "#contract/calls/call.ts";
import { nobody, sessionHeaders } from "#contract/calls/call.ts";
import { locales } from "#contract/locales.ts";
import { languageCookie } from "../words.ts";
import { type CookieName, nameOf } from "./cookies.ts";

interface Row {
  name: string;
  says: string;
  schema: object;
  /** Default: every call. */
  of?: (call: Call) => boolean;
  isNeeded?: (call: Call) => boolean;
}

const text = { type: "string" };
const languages = Object.values(locales).map(({ wire }) => wire);
const isWriting = ({ method }: Call) => method !== "GET";

/** Every request header the server reads; listed in /openapi.json. */
const read = {
  person: {
    name: "X-Person",
    says: `Whom the client shows: the account's number, for a collaborator the number, a slash and the URI-encoded address, or ${nobody}. A call for somebody else than is signed in is refused.`,
    schema: text,
  },
  clientVersion: {
    name: "X-Client-Version",
    says: "The version of the client. Whoever sends a file must say it.",
    schema: text,
    isNeeded: ({ sends }) => sends === "multipart",
  },
  language: {
    name: "Accept-Language",
    says: "The language of messages and mails; without it that of the cookie, else English.",
    schema: { ...text, examples: languages },
  },
  brand: {
    name: "X-Brand",
    says: "In whose name mails are written; without it in the configured one's.",
    schema: { ...text, enum: Object.keys(brands) },
  },
  site: {
    name: "Sec-Fetch-Site",
    says: "Sent by browsers: a writing call is refused unless it is same-origin, a reading one that is another site's.",
    schema: text,
  },
  origin: {
    name: "Origin",
    says: "Counts where there is no Sec-Fetch-Site: a writing call must say the portal's own, a reading one no other.",
    schema: text,
  },
  userAgent: {
    name: "User-Agent",
    says: "Names the device in the list of sessions.",
    schema: text,
  },
} satisfies Record<string, Row>;

/** Undefined when absent or repeated. */
export function headerOf({ headers }: FastifyRequest, name: keyof typeof read): string | undefined {
  const given = headers[read[name].name.toLowerCase()];
  return typeof given === "string" ? given : undefined;
}

/** Prevents cached answers; the value is ignored. */
export const timestamp = "t";

/** Apart from security headers. */
export const replyHeaders = {
  requestId: { name: "X-Request-Id", says: "The name of the request in the log.", schema: text },
  cacheControl: { name: "Cache-Control", says: "Nothing is kept.", schema: text },
  cookies: {
    name: "Set-Cookie",
    says: "Begins or ends a session, a visit before one, or a browser known to its owner.",
    schema: text,
  },
  idleUntil: {
    name: sessionHeaders.idleUntil,
    says: "When the session ends unless it is used before, in ms; on each answer within a session.",
    schema: { type: "integer" },
  },
  serverNow: {
    name: sessionHeaders.now,
    says: "The server's clock beside it, in ms.",
    schema: { type: "integer" },
  },
  clearSiteData: {
    name: "Clear-Site-Data",
    says: "The browser forgets what the portal kept in it.",
    schema: text,
    of: (call) => call === logout,
  },
  disposition: {
    name: "Content-Disposition",
    says: "The name of the file, which is never shown in the page.",
    schema: text,
    of: ({ gives }) => gives === "bytes",
  },
} satisfies Record<string, Row>;

/** With each 429 and 503. */
export const retryAfter = {
  name: "Retry-After",
  says: "In how many seconds to try again.",
  schema: { type: "integer", minimum: 1 },
};

interface Parameter {
  name: string;
  in: "header" | "cookie" | "query";
  description: string;
  required: boolean;
  schema: object;
}

export function parametersOf(call: Call, secure: boolean): Parameter[] {
  const headers = rowsOf(read, call).map(({ name, says, schema, isNeeded }) => {
    const required = isNeeded?.(call) ?? false;
    return { name, in: "header" as const, description: says, required, schema };
  });
  const cookies = Object.entries(cookieSays).map(([name, description]) =>
    inCookie(nameOf(name as CookieName, secure), description, text),
  );
  const says = "The saved language.";
  const saved = inCookie(languageCookie, says, { ...text, enum: languages });
  const at = { name: timestamp, in: "query" as const, required: false };
  const moment = { ...at, description: "When it was asked; ignored.", schema: { type: "integer" } };
  return [...headers, ...cookies, saved, ...(isWriting(call) ? [] : [moment])];
}

/** The session cookie is a security scheme instead. */
const cookieSays: Record<Exclude<CookieName, "sid">, string> = {
  pre: "The visit before signing in, to which codes and tickets are bound.",
  known: "The marks by which a browser is known in which owners came in.",
};

const inCookie = (name: string, description: string, schema: object): Parameter => ({
  name,
  in: "cookie",
  description,
  required: false,
  schema,
});

export function headersOfReply(call: Call, always: Readonly<Record<string, string>>): object {
  const own = rowsOf(replyHeaders, call).map(({ name, says, schema }) => [
    name,
    { description: says, schema },
  ]);
  const ofSecurity = Object.keys(always).map((name) => [name, { schema: text }]);
  return Object.fromEntries([...own, ...ofSecurity]) as object;
}

const rowsOf = (table: Record<string, Row>, call: Call): Row[] =>
  Object.values(table).filter(({ of }) => of?.(call) ?? true);
