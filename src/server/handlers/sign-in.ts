import type { Role } from "#contract/roles.ts";
import type { Context } from "../http/context.ts";
import { loginsPerPlace, consume, refund } from "../rate-limits.ts";
import { Refused } from "../refused.ts";
import { endSession } from "../sessions.ts";
import { asAccount, inAccount, tx, type Tx } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { type Holder, holderByEmail, keepManner, stillHas } from "../store/queries/member.ts";
import { invitedBy } from "../store/queries/collaborator.ts";
import { semaphore, keyedSemaphore } from "../semaphore.ts";
import { proveCode } from "./codes.ts";
import { hashSemaphore } from "./hash-semaphore.ts";
import { countTry, forgetTries, type LoginPlace, trierOf } from "./login-pause.ts";
import { personReply, type PersonReply } from "./person.ts";

/**
 * Few tries at a time, from the first question to the database to the password's check: two hundred at once
 * would hold every connection, and people at work would wait for theirs. Who waits here holds none.
 */
const atTheDoor = semaphore(4, 200);

/** One try after the other for an address from one place, so that a right one at the same time is not paused. */
const ofPlace = keyedSemaphore(1, 30);

/** From where an address is tried in a request. */
export async function placeOf(context: Context, email: string): Promise<LoginPlace> {
  const { keys, addressRange } = context;
  const emailKey = keys.emailKey(email);
  return { emailKey, addressRange, browser: await context.knownBrowser(emailKey) };
}

interface GivenPassword {
  password: string;
  /** How a wrong one is refused. */
  otherwise: "wrongLogin" | "wrongPassword";
}

/** Signs a holder in by password with a new session. */
export async function signInByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<PersonReply> {
  const given = { password, otherwise: "wrongLogin" } as const;
  const holder = await holderByPassword(context, email, given);
  const emailKey = context.keys.emailKey(email);
  return signInBy(context, async (handle) => {
    await asAccount(handle, holder.account_id);
    // What changed the address or the password meanwhile has ended the sessions; none may begin after that.
    if (!(await stillHas(handle, holder, emailKey))) throw new Refused("wrongLogin");
    context.rememberBrowser({ emailKey, passwordHash: holder.password_hash });
    return beginFor(handle, context, holder, "holder");
  });
}

/**
 * The holder of an address by the password that somebody gives who is not signed in. An unknown address
 * takes as long, pauses alike and is refused in the same words. Only so many failures a minute are let in
 * from one address range, in which a known browser does not share: it has few tries, but they are its own.
 */
export async function holderByPassword(
  context: Context,
  email: string,
  given: GivenPassword,
): Promise<Holder> {
  const { db, now, addressRange } = context;
  const place = await placeOf(context, email);
  const limit = { key: `logins a minute|${addressRange}`, ...loginsPerPlace };
  const isCounted = place.browser === null;
  const consumed = isCounted ? await consume(db, limit, now) : ({ allowed: true } as const);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
  const holder = await provenHolder(context, place, given);
  if (isCounted) await refund(db, limit);
  return holder;
}

/** Signs a collaborator in by the link and the code that went to the address; the session is the account's alone. */
export async function signInInvited(
  context: Context,
  ticket: string,
  code: string,
): Promise<PersonReply> {
  const { db, now } = context;
  const asked = await tx(db, (handle) => invitedBy(handle, ticket, now));
  if (!asked) throw new Refused("linkExpired");
  await proveCode(context, asked.email, "assistant", code);
  return signInBy(context, async (handle) => {
    const invited = await invitedBy(handle, ticket, now);
    if (!invited) throw new Refused("linkExpired");
    return beginFor(handle, context, invited, "assistant");
  });
}

/**
 * The holder of an address who gives the right password; each try is counted before it is looked
 * at, and a wrong one is refused as `otherwise`.
 */
export function provenHolder(
  context: Context,
  place: LoginPlace,
  given: GivenPassword,
): Promise<Holder> {
  return hashSemaphore(place.browser ?? place.addressRange, () =>
    ofPlace(trierOf(place), () => atTheDoor(() => tried(context, place, given))),
  );
}

async function tried(
  { db, now, passwords, log }: Context,
  place: LoginPlace,
  { password, otherwise }: GivenPassword,
): Promise<Holder> {
  const seconds = await countTry(db, place, now);
  if (seconds > 0) throw new Refused("loginPaused", { seconds });
  const holder = await tx(db, (handle) => holderByEmail(handle, place.emailKey));
  const matches = await passwords.verify(holder?.password_hash ?? null, password);
  if (!holder || !matches) {
    log.info({ address: place.addressRange }, "a login was refused");
    throw new Refused(otherwise);
  }
  await forgetTries(db, place);
  return holder;
}

type Entering = Pick<Holder, "id" | "account_id" | "email" | "contact_name">;

/**
 * Begins a session by what the work does in one transaction. The session that this browser had
 * before ends only then: whoever is refused stays signed in.
 */
export async function signInBy(
  context: Context,
  work: (handle: Tx) => Promise<PersonReply>,
): Promise<PersonReply> {
  const { guest, db } = context;
  const reply = await tx(db, work);
  if (guest) await inAccount(db, guest.accountId, (handle) => endGuest(context, handle));
  return reply;
}

/** Begins a session of a member. */
export async function beginFor(
  handle: Tx,
  context: Context,
  { id: memberId, account_id: accountId, email, contact_name: contactName }: Entering,
  role: Role,
): Promise<PersonReply> {
  const { idleUntil, endsAt } = await context.signIn(handle, { memberId, accountId, role });
  await keepManner(handle, memberId, context);
  await context.audit(handle, { accountId, actor: memberId, action: "session.begin" });
  const { number } = await accountOf(handle, accountId);
  return personReply({ contactName, email, role, idleUntil, endsAt }, number, context.now);
}

type Handle = Parameters<Context["audit"]>[0];

/** Ends the session of the request. */
export async function endGuest(context: Context, handle: Handle): Promise<void> {
  const { sessionId, accountId, memberId } = context.member();
  await endSession(handle, sessionId, context.now);
  await context.audit(handle, { accountId, actor: memberId, action: "session.end" });
}
