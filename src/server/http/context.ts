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
import { refuseOtherPerson, refuseStrangers } from "./callers.ts";
import type { CookieName, Cookies } from "./cookies.ts";
import { localeOfRequest } from "./envelope.ts";
import { headerOf, replyHeaders } from "./wire-headers.ts";

/** What a handler gets besides what was sent. */
export interface Context extends Services {
  /** The moment of the request. */
  now: Date;
  locale: Locale;
  /** The brand the person came with: named by the call, else the configured one. */
  brand: Brand;
  /** The client's address, cut to what may be counted and kept. */
  addressRange: string;
  userAgent: string | undefined;
  requestId: string;
  log: Services["log"];
  /** Who is signed in, or null. */
  guest: SignedIn | null;
  /** Who is signed in; refuses with sessionExpired where nobody is. */
  member(): SignedIn;
  /** The same in a call that any tab may make: refuses as otherPerson one that shows somebody else. */
  memberShown(): SignedIn;
  /** The browser's pre-session, to which codes are bound; begun when there is none, so many an hour from one place. */
  preSession(): Promise<string>;
  /** The same, or null where there is none: nothing is begun for somebody who only guesses. */
  knownPreSession(): Promise<string | null>;
  /** Begins a session in the transaction; its cookie is set when the handler has succeeded. */
  signIn(
    handle: Tx,
    who: { memberId: string; accountId: string; role: Role },
  ): Promise<SignedInFor>;
  /** The name of this browser where the holder of an address came in by it before, with the password of now; else null. */
  knownBrowser(emailKey: Buffer): Promise<string | null>;
  /** Once the password was given, knows this browser as one of an owner's beside those of a few others, when the handler has succeeded. */
  rememberBrowser(owner: Owner): void;
  /** Clears the session's cookie and what the browser keeps, when the handler has succeeded. */
  forgetBrowser(): void;
  /**
   * Writes into the account's audit trail, in the transaction of the deed itself. Where no actor is named it is
   * done by whoever is signed in, and refused with sessionExpired if the session has ended meanwhile.
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
  /** Sets what the handler asked for on the reply. */
  finish: () => void;
}

/** Makes the context of one request; refuses callers the call is not for. */
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
  if (call.tab === "own") refuseOtherPerson(guest, headerOf(request, "person"));
  refuseStrangers(call, guest);
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
      refuseOtherPerson(guest, headerOf(request, "person"));
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

/** One for the whole request, so that what it begins in a new browser is found again within it. */
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

/** Status polls leave the idle deadline where it is; what a person does moves it. */
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
