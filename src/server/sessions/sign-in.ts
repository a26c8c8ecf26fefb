import type { Role } from "#contract/accounts/roles.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { endSession } from "./sessions.ts";
import { asAccount, inAccount, tx, type Tx } from "../database/database.ts";
import { accountOf } from "../accounts/account-queries.ts";
import {
  type Holder,
  holderByEmail,
  saveLocaleAndBrand,
  hasSameCredentials,
} from "../accounts/member-queries.ts";
import { invitedBy } from "../collaborators/collaborator-queries.ts";
import { isSealed } from "../keys/row-seals.ts";
import { keyedSemaphore } from "../jobs/semaphore.ts";
import { proveCode } from "../accounts/codes.ts";
import { admitted, hashSemaphore } from "../passwords/hash-semaphore.ts";
import type { Hashing } from "../passwords/passwords.ts";
import { countTry, forgetTries, type LoginPlace, tryKey } from "./login-pause.ts";
import { countedAtPlace } from "./logins-of-place.ts";
import { personReply, type PersonReply } from "../accounts/person.ts";

/** One try at a time per address and place, so that a parallel correct one is not paused. */
const placeSemaphore = keyedSemaphore(1, 30);

export async function placeOf(context: Context, email: string): Promise<LoginPlace> {
  const { keys, addressRange } = context;
  const emailKey = keys.emailKey(email);
  return { emailKey, addressRange, browser: await context.knownBrowser(emailKey) };
}

interface GivenPassword {
  password: string;
  /** The rejection of a wrong password. */
  refusal: "wrongLogin" | "wrongPassword";
}

export async function signInByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<PersonReply> {
  const given = { password, refusal: "wrongLogin" } as const;
  const holder = await holderByPassword(context, email, given);
  const emailKey = context.keys.emailKey(email);
  return signInBy(context, async (handle) => {
    await asAccount(handle, holder.account_id);
    // A change of address or password ended the sessions; none may begin after it.
    if (!(await hasSameCredentials(handle, context.keys, holder, emailKey)))
      throw new Refused("wrongLogin");
    context.rememberBrowser({ emailKey, passwordHash: holder.password_hash });
    return beginFor(handle, context, holder, "holder");
  });
}

/**
 * An unknown address takes as long and gets the same rejection. Failures per address range are limited; a
 * known browser has its own budget.
 */
export async function holderByPassword(
  context: Context,
  email: string,
  given: GivenPassword,
): Promise<Holder> {
  const place = await placeOf(context, email);
  const verify = () => verifyHolder(context, place, given);
  return place.browser === null ? countedAtPlace(context, "logins", verify) : verify();
}

/** The session is limited to the invited account. */
export async function signInInvited(
  context: Context,
  ticket: string,
  code: string,
): Promise<PersonReply> {
  const { db, keys, now } = context;
  const asked = await tx(db, (handle) => invitedBy(handle, keys, ticket, now));
  if (!asked) throw new Refused("linkExpired");
  await proveCode(context, { email: asked.email, purpose: "assistant" }, code);
  return signInBy(context, async (handle) => {
    const invited = await invitedBy(handle, keys, ticket, now);
    if (!invited) throw new Refused("linkExpired");
    return beginFor(handle, context, invited, "assistant");
  });
}

/** Counts the try before verification, unless the server is too busy for it. */
export function verifyHolder(
  context: Context,
  place: LoginPlace,
  given: GivenPassword,
): Promise<Holder> {
  return hashSemaphore(place.browser ?? place.addressRange, () =>
    placeSemaphore(tryKey(place), () =>
      admitted(context, place.browser, (hashing) => tryPassword(context, hashing, place, given)),
    ),
  );
}

async function tryPassword(
  { db, keys, now, log }: Context,
  hashing: Hashing,
  place: LoginPlace,
  { password, refusal: otherwise }: GivenPassword,
): Promise<Holder> {
  const seconds = await countTry(db, place, now);
  if (seconds > 0) {
    log.info({ address: place.addressRange }, "login_paused");
    throw new Refused("loginPaused", { seconds });
  }
  const holder = await tx(db, (handle) => holderByEmail(handle, place.emailKey));
  // A hash that was written past the portal is not worked on: it could ask for any memory.
  const hash = holder && isSealed(keys, "member", holder) ? holder.password_hash : null;
  const matches = await hashing.verify(hash, password);
  if (!holder || !matches) {
    log.info({ address: place.addressRange }, "login_rejected");
    throw new Refused(otherwise);
  }
  await forgetTries(db, place);
  return holder;
}

type Entering = Pick<Holder, "id" | "account_id" | "email" | "contact_name">;

/** Ends this browser's previous session only after success. */
export async function signInBy(
  context: Context,
  work: (handle: Tx) => Promise<PersonReply>,
): Promise<PersonReply> {
  const { guest, db } = context;
  const reply = await tx(db, work);
  if (guest) await inAccount(db, guest.accountId, (handle) => endGuest(context, handle));
  return reply;
}

export async function beginFor(
  handle: Tx,
  context: Context,
  { id: memberId, account_id: accountId, email, contact_name: contactName }: Entering,
  role: Role,
): Promise<PersonReply> {
  const { sessionId, ...until } = await context.signIn(handle, { memberId, accountId, role });
  await saveLocaleAndBrand(handle, memberId, context);
  await context.audit(handle, { accountId, actor: memberId, sessionId, action: "session.begin" });
  const { number } = await accountOf(handle, accountId);
  return personReply({ contactName, email, role, ...until }, number, context.now);
}

type Handle = Parameters<Context["audit"]>[0];

export async function endGuest(context: Context, handle: Handle): Promise<void> {
  const { sessionId, accountId, memberId } = context.member();
  await endSession(handle, sessionId, context.now);
  await context.audit(handle, { accountId, actor: memberId, action: "session.end" });
}
