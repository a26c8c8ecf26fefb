import type { ReplyTo } from "#contract/calls/call.ts";
import type { readEmailUndo } from "#contract/calls/security.ts";
import { endCodes } from "./challenges.ts";
import type { Context } from "../http/context.ts";
import { emailBackMail, emailUndoneMail, type Staying } from "../mail/email-mails.ts";
import { masked } from "./masked.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { endAccessOf } from "../sessions/end-access.ts";
import { endSessionsOf } from "../sessions/sessions.ts";
import { tx, type Tx } from "../database/database.ts";
import { lockAddress, lockInvitations } from "../database/locks.ts";
import { accountOf } from "./account-queries.ts";
import {
  collaboratorsOf,
  endTickets,
  removeCollaborator,
} from "../collaborators/collaborator-queries.ts";
import { findUndo, useUndo } from "./email-undo-queries.ts";
import {
  holderByEmail,
  holderOf,
  updateEmail,
  updatePassword,
  lockPasswordHash,
} from "./member-queries.ts";
import { identitiesOf, unbindSince } from "../platforms/platform-queries.ts";
import { limitLinkLookups } from "./link-lookup-limit.ts";

type Link = NonNullable<Awaited<ReturnType<typeof findUndo>>>;

/** Changes nothing: mail scanners open links too. */
export async function undoAsked(
  context: Context,
  token: string,
): Promise<ReplyTo<typeof readEmailUndo>> {
  const { db, keys, now } = context;
  await limitLinkLookups(context, "undo links");
  return tx(db, async (handle) => {
    const link = await findUndo(handle, keys, token, now);
    if (!link) throw new Refused("undoEnded");
    const { number } = await accountOf(handle, link.account_id);
    const { to: present } = await holderOf(handle, link.account_id);
    return { account_number: number, email: link.email, present: masked(present) };
  });
}

/**
 * Restores the previous address and locks out an attacker: removes the password, all sessions, invitation
 * links, and collaborators and platforms added since the session that changed the address. Rejects with
 * addressTaken, without using the link, while another account has the address.
 */
export async function undoEmailChangeBy(
  context: Context,
  token: string,
): Promise<{ email: string }> {
  const { db, keys, now } = context;
  await limitLinkLookups(context, "undo links");
  return tx(db, async (handle) => {
    const link = await findUndo(handle, keys, token, now);
    if (!link) throw new Refused("undoEnded");
    const { account_id: accountId, member_id: memberId, email, email_key: emailKey } = link;
    await lockAddress(handle, emailKey);
    await lockInvitations(handle, accountId);
    await lockPasswordHash(handle, memberId);
    if (!(await useUndo(handle, link.id, now))) throw new Refused("undoEnded");
    const has = await holderByEmail(handle, emailKey);
    if (has && has.id !== memberId) throw new Refused("addressTaken");
    const { to: present, ...reader } = await holderOf(handle, accountId);
    await endCodes(handle, keys.emailKey(present), now);
    // Before updateEmail: a collaborator may have been invited by this address.
    const shutOut = await removeAddedSince(handle, link, now);
    await updateEmail(handle, keys, memberId, { email, emailKey }, now);
    await updatePassword(handle, keys, memberId, null);
    await endAccessOf(handle, { accountId, memberId }, now);
    const auditEntries = [{ action: "email.undo", fields: ["email", "password"] }, ...shutOut];
    for (const auditEntry of auditEntries)
      await context.audit(handle, { accountId, actor: "link", ...auditEntry });
    await notifyBoth(handle, context, { ...reader, accountId, email, present });
    context.rememberBrowser({ emailKey, passwordHash: null });
    return { email };
  });
}

/** Returns the audit entries. */
async function removeAddedSince(
  handle: Tx,
  { account_id: accountId, since }: Link,
  now: Date,
): Promise<{ action: string; target: string }[]> {
  const collaborators = await collaboratorsOf(handle, accountId);
  const added = collaborators.filter(({ created_at }) => created_at >= since);
  for (const { id } of added) await removeCollaborator(handle, id, now);
  for (const { id } of collaborators) await endTickets(handle, id, now);
  const unbound = await unbindSince(handle, accountId, since, now);
  for (const { id } of collaborators) await endSessionsOf(handle, id, now);
  return [
    ...added.map(({ id }) => ({ action: "collaborator.remove", target: `member ${id}` })),
    ...unbound.map(({ issuer }) => ({ action: "platform.unbind", target: `platform ${issuer}` })),
  ];
}

async function staying(handle: Tx, { platforms }: Context, accountId: string): Promise<Staying> {
  const people = await collaboratorsOf(handle, accountId);
  const bound = await identitiesOf(handle, accountId);
  return {
    collaborators: people.map(({ email }) => masked(email)),
    platforms: bound.map((each) => `${platforms.nameOf(each.issuer)}, ${each.shown_as}`),
  };
}

type Notice = Omit<Awaited<ReturnType<typeof holderOf>>, "to"> & {
  accountId: string;
  email: string;
  present: string;
};

async function notifyBoth(
  handle: Tx,
  context: Context,
  { accountId, email, present, locale, brand: known }: Notice,
): Promise<void> {
  const { keys, settings, now } = context;
  const brand = known ?? settings.brand;
  const undone = { account: (await accountOf(handle, accountId)).number, at: now };
  const stays = await staying(handle, context, accountId);
  await postMail(handle, keys, emailBackMail({ to: email, locale, brand }, undone, stays), now);
  if (keys.emailKey(present).equals(keys.emailKey(email))) return;
  await postMail(handle, keys, emailUndoneMail({ to: present, locale, brand }, undone), now);
}
