import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import { take, untake } from "../limits.ts";
import { Refused } from "../refused.ts";
import { endSession } from "../sessions.ts";
import { asAccount, inAccount, tx } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { holderByEmail, keepManner, passwordHashOf, type Holder } from "../store/queries/member.ts";
import { turnsFor } from "../turns.ts";
import { hashTurn } from "./hash-turn.ts";
import { countTry, forgetTries, type LoginPlace } from "./login-pause.ts";
import { personReply, type PersonReply } from "./person.ts";

/** One try after the other for an address from one place, so that a right one at the same time is not paused. */
const ofPlace = turnsFor(1, 30);

/**
 * Signs a holder in by password with a new session. An unknown address takes as long, pauses alike
 * and is refused in the same words. Only so many failures a minute are let in from one address range.
 */
export async function signInByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<PersonReply> {
  const { db, keys, now, addressRange } = context;
  const limit = {
    key: `logins a minute|${addressRange}`,
    most: limits.loginsPerAddressRangePerMinute,
    windowSeconds: 60,
  };
  const taken = await take(db, limit, now);
  if (!taken.allowed) throw new Refused("tooMany", { seconds: taken.secondsLeft });
  const place = { emailKey: keys.emailKey(email), addressRange };
  const holder = await provenHolder(context, place, { password, otherwise: "wrongLogin" });
  await untake(db, limit);
  return beginFor(context, holder);
}

/**
 * The holder of an address who gives the right password; each try is counted before it is looked
 * at, and a wrong one is refused as `otherwise`.
 */
export function provenHolder(
  context: Context,
  place: LoginPlace,
  given: { password: string; otherwise: "wrongLogin" | "wrongPassword" },
): Promise<Holder> {
  const { addressRange } = context;
  return hashTurn(addressRange, () =>
    ofPlace(`${place.emailKey.toString("hex")}|${addressRange}`, () =>
      tried(context, place, given),
    ),
  );
}

async function tried(
  { db, now, passwords, log }: Context,
  place: LoginPlace,
  { password, otherwise }: { password: string; otherwise: "wrongLogin" | "wrongPassword" },
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

async function beginFor(context: Context, holder: Holder): Promise<PersonReply> {
  const { guest, now } = context;
  if (guest) await inAccount(context.db, guest.accountId, (handle) => endGuest(context, handle));
  return tx(context.db, async (handle) => {
    await asAccount(handle, holder.account_id);
    // A password changed while it was being checked has ended the sessions; none may begin after that.
    const held = await passwordHashOf(handle, holder.id);
    if (held !== holder.password_hash) throw new Refused("wrongLogin");
    const who = { memberId: holder.id, accountId: holder.account_id, role: "holder" } as const;
    const { idleUntil } = await context.signIn(handle, who);
    await keepManner(handle, holder.id, context);
    const deed = { accountId: holder.account_id, actor: holder.id, action: "session.begin" };
    await context.audit(handle, deed);
    const { number } = await accountOf(handle, holder.account_id);
    const person = {
      contactName: holder.contact_name,
      email: holder.email,
      role: "holder",
      idleUntil,
    } as const;
    return personReply(person, number, now);
  });
}

type Handle = Parameters<Context["audit"]>[0];

/** Ends the session of the request. */
export async function endGuest(context: Context, handle: Handle): Promise<void> {
  const { sessionId, accountId, memberId } = context.member();
  await endSession(handle, sessionId, context.now);
  await context.audit(handle, { accountId, actor: memberId, action: "session.end" });
}
