import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { type Brand, isBrand } from "#contract/brands.ts";
import type { Call } from "#contract/calls/call.ts";
import { isActivity } from "#contract/calls/call.ts";
import type { Locale } from "#contract/locales.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { record } from "../audit.ts";
import { addressRange, browsersPerPlace, consume } from "./rate-limits.ts";
import type { Services } from "../services.ts";
import { Refused } from "../refused.ts";
import {
  beginPreSession,
  beginSession,
  findSession,
  knownPreSession,
  type SignedIn,
} from "../sessions/sessions.ts";
import { knownAs, type Owner, withMarkOf } from "../sessions/known-browsers.ts";
import type { Tx } from "../database/database.ts";
import { rejectOtherPerson, rejectOtherCallers } from "./callers.ts";
import type { CookieName, Cookies } from "./cookies.ts";
import { localeOfRequest } from "./envelope.ts";
import { headerOf, replyHeaders } from "./wire-headers.ts";

export interface Context extends Services {
  now: Date;
  locale: Locale;
  /** Named by the call, else the configured brand. */
  brand: Brand;
  addressRange: string;
  userAgent: string | undefined;
  requestId: string;
  log: Services["log"];
  guest: SignedIn | null;
  /** Rejects with sessionExpired. */
  member(): SignedIn;
  /** Also rejects with otherPerson when the tab shows another person. */
  memberShown(): SignedIn;
  /** Codes are bound to it; created when missing, within a limit per address range. */
  preSession(): Promise<string>;
  /** Null when missing: none is created for guesses. */
  knownPreSession(): Promise<string | null>;
  /** The cookie is set when the handler succeeds. */
  signIn(
    handle: Tx,
    who: { memberId: string; accountId: string; role: Role },
  ): Promise<SignedInFor>;
  /** Null unless the holder of the address has logged in from this browser with the present password. */
  knownBrowser(emailKey: Buffer): Promise<string | null>;
  /** Call after a correct password; the cookie is set when the handler succeeds. */
  rememberBrowser(owner: Owner): void;
  /** Clears the session cookie and the browser's storage when the handler succeeds. */
  forgetBrowser(): void;
  /**
   * Must run in the transaction of the action. Without an actor: by the person signed in; rejects with
   * sessionExpired if the session has ended.
   */
  audit(
    handle: Tx,
    deed: {
      accountId?: string;
      actor?: string;
      action: string;
      target?: string;
      fields?: readonly string[];
    },
  ): Promise<void>;
}

export interface SignedInFor {
  sessionId: string;
  idleUntil: Date;
  endsAt: Date;
}

export interface Prepared {
  context: Context;
  /** Sets cookies and headers after the handler. */
  finish: () => void;
}

export async function prepare(
  services: Services,
  cookies: Cookies,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared> {
  const now = services.clock();
  const range = addressRange(request.ip);
  const guest = await signedIn(services, cookies, call, request, now);
  if (guest)
    reply
      .header(replyHeaders.idleUntil.name, guest.idleUntil.getTime())
      .header(replyHeaders.serverNow.name, now.getTime());
  if (call.tab === "own") rejectOtherPerson(guest, headerOf(request, "person"));
  rejectOtherCallers(call, guest);
  const atEnd: (() => void)[] = [];
  let browser: Promise<string> | undefined;
  const context: Context = {
    ...services,
    now,
    locale: localeOfRequest(request),
    brand: brandNamed(headerOf(request, "brand")) ?? services.settings.brand,
    addressRange: range,
    userAgent: headerOf(request, "userAgent"),
    requestId: request.id,
    log: request.log as FastifyBaseLogger as Services["log"],
    guest,
    member: () => guest ?? expired(),
    memberShown() {
      rejectOtherPerson(guest, headerOf(request, "person"));
      return guest ?? expired();
    },
    knownPreSession: () =>
      browser ?? knownPreSession(services.db, cookies.read(request, "pre"), now),
    preSession: () => (browser ??= browserOf(services, cookies, request, reply, now)),
    async signIn(handle, who) {
      const begun = await beginSession(
        handle,
        { ...who, addressRange: range, userAgent: headerOf(request, "userAgent") },
        now,
      );
      atEnd.push(() => cookies.set(reply, "sid", begun.token));
      return { sessionId: begun.id, idleUntil: begun.idleUntil, endsAt: begun.endsAt };
    },
    knownBrowser: (emailKey) => knownAs(services, cookies.read(request, "known"), emailKey, now),
    rememberBrowser(owner) {
      const marks = withMarkOf(
        services.keys.browserKey,
        owner,
        cookies.read(request, "known") ?? "",
        now,
      );
      atEnd.push(() => cookies.set(reply, "known", marks));
    },
    forgetBrowser() {
      atEnd.push(() => {
        for (const name of ["sid", "pre"] satisfies CookieName[]) cookies.clear(reply, name);
        reply.header(replyHeaders.clearSiteData.name, '"storage"');
      });
    },
    audit: (handle, { accountId, actor, ...deed }) =>
      record(handle, services.keys.auditKey, {
        ...deed,
        accountId: accountId ?? (guest ?? expired()).accountId,
        actor: actor ?? guest?.memberId ?? "system",
        sessionId: actor === undefined ? guest?.sessionId : undefined,
        at: now,
        addressRange: range,
        requestId: request.id,
      }),
  };
  return { context, finish: () => atEnd.forEach((work) => work()) };
}

/** Once per request, so that a new pre-session is reused. */
async function browserOf(
  { db }: Services,
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<string> {
  const known = await knownPreSession(db, cookies.read(request, "pre"), now);
  if (known !== null) return known;
  const limit = { key: `browsers an hour|${addressRange(request.ip)}`, ...browsersPerPlace };
  const consumed = await consume(db, limit, now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
  const { id, token } = await beginPreSession(db, now);
  cookies.set(reply, "pre", token);
  return id;
}

async function signedIn(
  services: Services,
  cookies: Cookies,
  call: Call,
  request: FastifyRequest,
  now: Date,
) {
  const token = cookies.read(request, "sid");
  return token === undefined ? null : findSession(services.db, token, isActivity(call), now);
}

const brandNamed = (header: string | undefined): Brand | undefined =>
  isBrand(header) ? header : undefined;

function expired(): never {
  throw new Refused("sessionExpired");
}
