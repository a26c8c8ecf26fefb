import type { FastifyRequest } from "fastify";
import { brands } from "#contract/brands.ts";
import { logout } from "#contract/calls/account.ts";
import type { Call } from "#contract/calls/call.ts";
import { anonymous, sessionHeaders } from "#contract/calls/call.ts";
import { locales } from "#contract/locales.ts";
import { languageCookie } from "../i18n.ts";
import { type CookieName, nameOf } from "./cookies.ts";

interface Row {
  name: string;
  description: string;
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
    description: `The person the client shows: the account number, for a collaborator followed by a slash and the URI-encoded address, or ${anonymous}. A call for a person other than the one signed in is rejected.`,
    schema: text,
  },
  clientVersion: {
    name: "X-Client-Version",
    description: "The version of the client. Required for a file.",
    schema: text,
    isNeeded: ({ sends }) => sends === "multipart",
  },
  language: {
    name: "Accept-Language",
    description: "The language of messages and mails; default: that of the cookie, else English.",
    schema: { ...text, examples: languages },
  },
  brand: {
    name: "X-Brand",
    description: "The brand of mails; default: the configured brand.",
    schema: { ...text, enum: Object.keys(brands) },
  },
  site: {
    name: "Sec-Fetch-Site",
    description:
      "Sent by browsers: a writing call is rejected unless it is same-origin, a reading call if it is cross-site.",
    schema: text,
  },
  origin: {
    name: "Origin",
    description:
      "Used without Sec-Fetch-Site: a writing call must have the portal's origin, a reading call no other.",
    schema: text,
  },
  userAgent: {
    name: "User-Agent",
    description: "Names the device in the list of sessions.",
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
  requestId: {
    name: "X-Request-Id",
    description: "The id of the request in the log.",
    schema: text,
  },
  cacheControl: { name: "Cache-Control", description: "Answers are not cached.", schema: text },
  cookies: {
    name: "Set-Cookie",
    description: "Sets or clears the session, the pre-session or the mark of a known browser.",
    schema: text,
  },
  idleUntil: {
    name: sessionHeaders.idleUntil,
    description: "When the idle session ends, in ms; with each answer within a session.",
    schema: { type: "integer" },
  },
  serverNow: {
    name: sessionHeaders.now,
    description: "The server's clock, in ms.",
    schema: { type: "integer" },
  },
  clearSiteData: {
    name: "Clear-Site-Data",
    description: "Clears the browser's storage.",
    schema: text,
    of: (call) => call === logout,
  },
  disposition: {
    name: "Content-Disposition",
    description: "The name of the file; it is never shown inline.",
    schema: text,
    of: ({ gives }) => gives === "bytes",
  },
} satisfies Record<string, Row>;

/** With each 429 and 503. */
export const retryAfter = {
  name: "Retry-After",
  description: "Seconds until the next try.",
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
  const headers = rowsOf(read, call).map(({ name, description, schema, isNeeded }) => {
    const required = isNeeded?.(call) ?? false;
    return { name, in: "header" as const, description, required, schema };
  });
  const cookies = Object.entries(cookieDescriptions).map(([name, description]) =>
    inCookie(nameOf(name as CookieName, secure), description, text),
  );
  const saved = inCookie(languageCookie, "The saved language.", { ...text, enum: languages });
  const at = { name: timestamp, in: "query" as const, required: false };
  const moment = {
    ...at,
    description: "Time of the request; ignored.",
    schema: { type: "integer" },
  };
  return [...headers, ...cookies, saved, ...(isWriting(call) ? [] : [moment])];
}

/** The session cookie is a security scheme instead; the desk has its own. */
const cookieDescriptions: Record<Exclude<CookieName, "sid" | "desk" | "deskKnown">, string> = {
  pre: "The pre-session, to which codes and tickets are bound.",
  known: "The marks of a known browser.",
};

const inCookie = (name: string, description: string, schema: object): Parameter => ({
  name,
  in: "cookie",
  description,
  required: false,
  schema,
});

export function headersOfReply(call: Call, always: Readonly<Record<string, string>>): object {
  const own = rowsOf(replyHeaders, call).map(({ name, description, schema }) => [
    name,
    { description, schema },
  ]);
  const ofSecurity = Object.keys(always).map((name) => [name, { schema: text }]);
  return Object.fromEntries([...own, ...ofSecurity]) as object;
}

const rowsOf = (table: Record<string, Row>, call: Call): Row[] =>
  Object.values(table).filter(({ of }) => of?.(call) ?? true);
