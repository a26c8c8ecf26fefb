import type { FastifyReply, FastifyRequest } from "fastify";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Locale } from "#contract/locales.ts";
import { record } from "../audit.ts";
import { inAccount, inSnapshot, tx, type Tx, withSecret } from "../database/database.ts";
import type { Cookies } from "../http/cookies.ts";
import { localeOfRequest } from "../http/envelope.ts";
import type { Prepared } from "../prepared.ts";
import { addressRange } from "../address-range.ts";
import { headerOf, replyHeaders } from "../http/wire-headers.ts";
import { Refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { browserBy, type Owner, withMarkOf } from "../sessions/known-browsers.ts";
import { type DeskSession, findDeskSession, isDeskSessionLive } from "./desk-session-queries.ts";

export interface DeskContext extends Services {
  now: Date;
  locale: Locale;
  addressRange: string;
  userAgent: string | undefined;
  /** Also before the second factor. */
  session: DeskSession | null;
  /** After both factors; rejects with sessionExpired. */
  person(): DeskSession;
  /** A transaction as this person; with an account also on its rows. Rejects with sessionExpired if the session ended. */
  asPerson<Result>(
    accountId: string | null,
    work: (handle: Tx) => Promise<Result>,
  ): Promise<Result>;
  /** The same on the rows of an account, where all statements see the data as they stand at the first one. */
  asReader<Result>(accountId: string, work: (handle: Tx) => Promise<Result>): Promise<Result>;
  /** On the trail of the account; in the transaction of the action. */
  audit(
    handle: Tx,
    entry: { accountId: string; action: string; target?: string; fields?: readonly string[] },
  ): Promise<void>;
  setToken(token: string | null): void;
  /** Its name; null unless this person gave both factors here. */
  knownBrowser(owner: Owner): string | null;
  rememberBrowser(owner: Owner): void;
}

/** The actor of a person of the desk in the trail of an account. */
export const deskActor = (personId: string): string => `desk ${personId}`;

/** The person behind an actor of a trail; null for others. */
export const personOf = (actor: string): string | null =>
  actor.startsWith("desk ") ? actor.slice("desk ".length) : null;

export async function prepareDesk(
  services: Services,
  cookies: Cookies,
  call: DeskCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared<DeskContext>> {
  const now = services.clock();
  const token = cookies.read(request, "desk");
  const session =
    token === undefined ? null : await findDeskSession(services, token, !call.isPoll, now);
  if (session?.proved) tellDeadline(reply, session, now);
  rejectOthers(call, session, headerOf(request, "person"));
  const atEnd: (() => void)[] = [];
  const context: DeskContext = {
    ...services,
    now,
    locale: localeOfRequest(request),
    addressRange: addressRange(request.ip),
    userAgent: headerOf(request, "userAgent"),
    session,
    ...actsOf(services, session),
    audit: (handle, entry) =>
      record(handle, services.keys.auditKey, {
        ...entry,
        actor: deskActor(proved(session).personId),
        deskSessionId: proved(session).sessionId,
        at: now,
        addressRange: addressRange(request.ip),
        requestId: request.id,
      }),
    ...browserOf({ cookies, request, reply, key: services.keys.browserKey, now, atEnd }),
  };
  const asker = session && { person: session.personId, account: session.personId };
  const isSignedIn = async () =>
    token !== undefined &&
    (await findDeskSession(services, token, false, services.clock())) !== null;
  return { context, asker, isSignedIn, finish: () => atEnd.forEach((work) => work()) };
}

interface Exchange {
  cookies: Cookies;
  request: FastifyRequest;
  reply: FastifyReply;
  key: Buffer;
  now: Date;
  atEnd: (() => void)[];
}

function browserOf({ cookies, request, reply, key, now, atEnd }: Exchange) {
  const marks = cookies.read(request, "deskKnown") ?? "";
  return {
    knownBrowser: (owner) => browserBy(key, owner, marks, now),
    rememberBrowser(owner) {
      const known = withMarkOf(key, owner, marks, now);
      atEnd.push(() => cookies.set(reply, "deskKnown", known));
    },
    setToken(given) {
      atEnd.push(() =>
        given === null ? cookies.clear(reply, "desk") : cookies.set(reply, "desk", given),
      );
    },
  } satisfies Partial<DeskContext>;
}

const tellDeadline = (reply: FastifyReply, { idleUntil }: DeskSession, now: Date) =>
  reply
    .header(replyHeaders.idleUntil.name, idleUntil.getTime())
    .header(replyHeaders.serverNow.name, now.getTime());

function proved(session: DeskSession | null): DeskSession {
  if (!session?.proved) throw new Refused("sessionExpired");
  return session;
}

function actsOf({ db }: Services, session: DeskSession | null) {
  const named = <Result>(work: (handle: Tx) => Promise<Result>) => {
    const { tokenHash } = proved(session);
    return async (handle: Tx) => {
      await withSecret(handle, tokenHash);
      if (!(await isDeskSessionLive(handle))) throw new Refused("sessionExpired");
      return work(handle);
    };
  };
  return {
    person: () => proved(session),
    asPerson: <Result>(accountId: string | null, work: (handle: Tx) => Promise<Result>) =>
      accountId === null ? tx(db, named(work)) : inAccount(db, accountId, named(work)),
    asReader: <Result>(accountId: string, work: (handle: Tx) => Promise<Result>) =>
      inSnapshot(db, accountId, named(work)),
  };
}

/**
 * A tab must not act for a person it does not show; only an address that a browser opens, which reads, names
 * no one. A call of another role is answered as if it did not exist.
 */
function rejectOthers(
  { roles, method }: DeskCall,
  session: DeskSession | null,
  shows: string | undefined,
): void {
  if (roles === "anyone") return;
  const { roles: own, personId } = proved(session);
  const isAddress = method === "GET" && shows === undefined;
  if (!isAddress && shows !== personId) throw new Refused("otherPerson");
  if (roles === "signedIn") return;
  if (!roles.some((role: DeskRole) => own.includes(role))) throw new Refused("notFound");
}
