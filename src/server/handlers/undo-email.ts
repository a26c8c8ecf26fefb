import type { ReplyTo } from "#contract/calls/call.ts";
import type { readEmailUndo } from "#contract/calls/security.ts";
import { endCodes } from "../challenges.ts";
import type { Context } from "../http/context.ts";
import { emailBackMail, emailUndoneMail, type Staying } from "../mails/email-mails.ts";
import { masked } from "../masked.ts";
import { postMail } from "../outside/mail.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf } from "../sessions.ts";
import { tx, type Tx } from "../store/database.ts";
import { oneAtATime, oneInvitationAtATime } from "../store/locks.ts";
import { accountOf } from "../store/queries/account.ts";
import { collaboratorsOf, endTickets, removeCollaborator } from "../store/queries/collaborator.ts";
import { undoBy, useUndo } from "../store/queries/email-undo.ts";
import {
  holderByEmail,
  holderOf,
  keepEmail,
  keepPassword,
  passwordHashOf,
} from "../store/queries/member.ts";
import { identitiesOf, unbindSince } from "../store/queries/platform.ts";
import { limitLinkLookups } from "./link-lookup-limit.ts";

type Link = NonNullable<Awaited<ReturnType<typeof undoBy>>>;

/** What the link, which came by that address, would put back; the present address is masked. Changes nothing: programs that read mail open links too. */
export async function undoAsked(
  context: Context,
  token: string,
): Promise<ReplyTo<typeof readEmailUndo>> {
  const { db, now } = context;
  await limitLinkLookups(context, "undo links");
  return tx(db, async (handle) => {
    const link = await undoBy(handle, token, now);
    if (!link) throw new Refused("undoEnded");
    const { number } = await accountOf(handle, link.account_id);
    const { to: present } = await holderOf(handle, link.account_id);
    return { account_number: number, email: link.email, present: masked(present) };
  });
}

/**
 * Puts the address back that the account had when the link was sent, whatever it has been given since. The
 * account is shut to whoever took it: no password is left and nobody's session, no link of a collaborator, and no
 * collaborator or platform from since that login began which changed the address; who stays is named to the reader. The reader of the address chooses a password by a code; both addresses are told.
 * Refuses as addressTaken, without using the link up, while another account has the address.
 */
export async function undoEmailChangeBy(
  context: Context,
  token: string,
): Promise<{ email: string }> {
  const { db, keys, now } = context;
  await limitLinkLookups(context, "undo links");
  return tx(db, async (handle) => {
    const link = await undoBy(handle, token, now);
    if (!link) throw new Refused("undoEnded");
    const { account_id: accountId, member_id: memberId, email, email_key: emailKey } = link;
    await oneAtATime(handle, emailKey);
    await oneInvitationAtATime(handle, accountId);
    await passwordHashOf(handle, memberId);
    if (!(await useUndo(handle, link.id, now))) throw new Refused("undoEnded");
    const has = await holderByEmail(handle, emailKey);
    if (has && has.id !== memberId) throw new Refused("addressTaken");
    const { to: present, ...reader } = await holderOf(handle, accountId);
    await endCodes(handle, keys.emailKey(present));
    // One of those may have been invited by this very address.
    const shutOut = await shutOutSince(handle, link, now);
    await keepEmail(handle, memberId, { email, emailKey }, now);
    await keepPassword(handle, memberId, null);
    await endSessionsOf(handle, memberId, now);
    const deeds = [{ action: "email.undo", fields: ["email", "password"] }, ...shutOut];
    for (const deed of deeds) await context.audit(handle, { accountId, actor: "link", ...deed });
    await tellBoth(handle, context, { ...reader, accountId, email, present });
    context.rememberBrowser({ emailKey, passwordHash: null });
    return { email };
  });
}

/**
 * Removes the collaborators and the platforms that somebody else may have let in, and ends what those before them come
 * in by; gives what is to stand in the trail.
 */
async function shutOutSince(
  handle: Tx,
  { account_id: accountId, since }: Link,
  now: Date,
): Promise<{ action: string; target: string }[]> {
  const everybody = await collaboratorsOf(handle, accountId);
  const added = everybody.filter(({ created_at }) => created_at >= since);
  for (const { id } of added) await removeCollaborator(handle, id, now);
  for (const { id } of everybody) await endTickets(handle, id, now);
  const unbound = await unbindSince(handle, accountId, since, now);
  for (const { id } of everybody) await endSessionsOf(handle, id, now);
  return [
    ...added.map(({ id }) => ({ action: "collaborator.remove", target: `member ${id}` })),
    ...unbound.map(({ issuer }) => ({ action: "platform.unbind", target: `platform ${issuer}` })),
  ];
}

/** Who comes into the account beside its holder, as the holder is told: by masked addresses. */
async function staying(handle: Tx, { platforms }: Context, accountId: string): Promise<Staying> {
  const people = await collaboratorsOf(handle, accountId);
  const bound = await identitiesOf(handle, accountId);
  return {
    collaborators: people.map(({ email }) => masked(email)),
    platforms: bound.map((each) => `${platforms.nameOf(each.issuer)}, ${each.shown_as}`),
  };
}

type Told = Omit<Awaited<ReturnType<typeof holderOf>>, "to"> & {
  accountId: string;
  /** The address put back, and the one the account had until now. */
  email: string;
  present: string;
};

async function tellBoth(
  handle: Tx,
  context: Context,
  { accountId, email, present, locale, brand: known }: Told,
): Promise<void> {
  const { keys, settings, now } = context;
  const brand = known ?? settings.brand;
  const undone = { account: (await accountOf(handle, accountId)).number, at: now };
  const stays = await staying(handle, context, accountId);
  await postMail(handle, keys, emailBackMail({ to: email, locale, brand }, undone, stays), now);
  if (keys.emailKey(present).equals(keys.emailKey(email))) return;
  await postMail(handle, keys, emailUndoneMail({ to: present, locale, brand }, undone), now);
}
