import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { type Brand, isBrand } from "#contract/brands.ts";
import { type Call, isActivity } from "#contract/calls/call.ts";
import type { Locale } from "#contract/locales.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { record } from "../audit.ts";
import { addressRange } from "../address-range.ts";
import { browsersPerPlace, spendUse } from "./rate-limits.ts";
import type { Services } from "../services.ts";
import { Refused } from "../refused.ts";
import { beginPreSession, knownPreSession } from "../sessions/pre-sessions.ts";
import { beginSession, findSession, type SignedIn } from "../sessions/sessions.ts";
import { knownAs, type Owner, withMarkOf } from "../sessions/known-browsers.ts";
import type { Tx } from "../database/database.ts";
import { rejectOtherPerson, rejectOtherCallers } from "./callers.ts";
import type { CookieName, Cookies } from "./cookies.ts";
import { localeOfRequest } from "./envelope.ts";
import type { Prepared } from "../prepared.ts";
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
  ): Promise<Pick<SignedIn, "sessionId" | "idleUntil" | "endsAt">>;
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
    entry: {
      accountId?: string;
      actor?: string;
      /** That this action begins; otherwise it is known. */
      sessionId?: string;
      action: string;
      target?: string;
      fields?: readonly string[];
    },
  ): Promise<void>;
}

/** What the parts of a context share. */
interface Exchange {
  services: Services;
  cookies: Cookies;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
  guest: SignedIn | null;
  atEnd: (() => void)[];
}

export async function prepare(
  services: Services,
  cookies: Cookies,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared<Context>> {
  const now = services.clock();
  const token = cookies.read(request, "sid");
  const guest =
    token === undefined ? null : await findSession(services, token, isActivity(call), now);
  if (guest)
    reply
      .header(replyHeaders.idleUntil.name, guest.idleUntil.getTime())
      .header(replyHeaders.serverNow.name, now.getTime());
  if (call.tab === "own") rejectOtherPerson(guest, headerOf(request, "person"));
  rejectOtherCallers(call, guest);
  const brand = headerOf(request, "brand");
  const exchange = { services, cookies, request, reply, now, guest, atEnd: [] as (() => void)[] };
  const context: Context = {
    ...services,
    now,
    locale: localeOfRequest(request),
    brand: isBrand(brand) ? brand : services.settings.brand,
    addressRange: addressRange(request.ip),
    userAgent: headerOf(request, "userAgent"),
    requestId: request.id,
    log: request.log as FastifyBaseLogger as Services["log"],
    ...personOf(exchange),
    ...browserOf(exchange),
  };
  const asker = guest && { person: guest.memberId, account: guest.accountId };
  const isSignedIn = async () =>
    token !== undefined && (await findSession(services, token, false, services.clock())) !== null;
  return { context, asker, isSignedIn, finish: () => exchange.atEnd.forEach((work) => work()) };
}

function personOf({ services, request, now, guest }: Exchange) {
  const member = () => {
    if (!guest) throw new Refused("sessionExpired");
    return guest;
  };
  return {
    guest,
    member,
    memberShown() {
      rejectOtherPerson(guest, headerOf(request, "person"));
      return member();
    },
    audit: (handle, { accountId, actor, sessionId, ...entry }) =>
      record(handle, services.keys.auditKey, {
        ...entry,
        accountId: accountId ?? member().accountId,
        actor: actor ?? guest?.memberId ?? "system",
        sessionId: sessionId ?? (actor === undefined ? guest?.sessionId : undefined),
        endedSessionId: guest?.sessionId,
        at: now,
        addressRange: addressRange(request.ip),
        requestId: request.id,
      }),
  } satisfies Partial<Context>;
}

function browserOf(exchange: Exchange) {
  const { services, cookies, request, reply, now, atEnd } = exchange;
  const known = () => cookies.read(request, "known");
  let preSession: Promise<string> | undefined;
  return {
    knownPreSession: () => preSession ?? knownPreSessionIn(exchange),
    // Once per request, so that a new pre-session is reused.
    preSession: () => (preSession ??= preSessionIn(exchange)),
    async signIn(handle, who) {
      const from = {
        addressRange: addressRange(request.ip),
        userAgent: headerOf(request, "userAgent"),
      };
      const { id, token, ...until } = await beginSession(
        handle,
        services.keys,
        { ...who, ...from },
        now,
      );
      atEnd.push(() => cookies.set(reply, "sid", token));
      return { sessionId: id, ...until };
    },
    knownBrowser: (emailKey) => knownAs(services, known(), emailKey, now),
    rememberBrowser(owner) {
      const marks = withMarkOf(services.keys.browserKey, owner, known() ?? "", now);
      atEnd.push(() => cookies.set(reply, "known", marks));
    },
    forgetBrowser() {
      atEnd.push(() => {
        for (const name of ["sid", "pre"] satisfies CookieName[]) cookies.clear(reply, name);
        reply.header(replyHeaders.clearSiteData.name, '"storage"');
      });
    },
  } satisfies Partial<Context>;
}

const knownPreSessionIn = ({ services, cookies, request, now }: Exchange) =>
  knownPreSession(services, cookies.read(request, "pre"), now);

async function preSessionIn(exchange: Exchange): Promise<string> {
  const known = await knownPreSessionIn(exchange);
  if (known !== null) return known;
  const { services, cookies, request, reply, now } = exchange;
  const limit = { key: `browsers an hour|${addressRange(request.ip)}`, ...browsersPerPlace };
  await spendUse(services.db, limit, now);
  const { id, token } = await beginPreSession(services, now);
  cookies.set(reply, "pre", token);
  return id;
}
