import { markerOf } from "#contract/brands.ts";
import type * as calls from "#contract/calls/collaborators.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { invitations, consumeAll } from "../http/rate-limits.ts";
import { invitationMail } from "../mail/mails.ts";
import { nameForStrangers } from "../mail/person-name.ts";
import { masked } from "../accounts/masked.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf } from "../sessions/sessions.ts";
import { inAccount, tx, type Tx } from "../database/database.ts";
import { lockInvitations } from "../database/locks.ts";
import * as collaborators from "./collaborator-queries.ts";
import { holderOf, namesOf } from "../accounts/member-queries.ts";
import { sendCodeFrom, sendCodeTo } from "../accounts/codes.ts";
import { limitLinkLookups } from "../accounts/link-lookup-limit.ts";
import { arrivedBy, senderOf } from "../platforms/platform-entry.ts";
import { arrival } from "../platforms/platforms.ts";
import { signInInvited } from "../sessions/sign-in.ts";

export { tellHolderReady } from "./tell-holder-ready.ts";

/** Never reveals whether an address has another account. */
export const sendAssistantEmail: Handler<typeof calls.sendAssistantEmail> = async (
  context,
  { body },
) => {
  const { accountId } = context.member();
  await inAccount(context.db, accountId, async (handle) => {
    await lockInvitations(handle, accountId);
    const invited = await invitedMember(handle, context, body);
    await refuseMany(handle, context, body.email);
    await sendLink(handle, context, { email: body.email, invited });
    await context.audit(handle, { action: "collaborator.invite", target: `member ${invited}` });
  });
  return {};
};

async function sendLink(
  handle: Tx,
  context: Context,
  { email, invited: memberId }: { email: string; invited: string },
): Promise<void> {
  const { keys, now, locale, brand, settings } = context;
  const { accountId, contactName, email: inviting } = context.member();
  const ticket = await collaborators.inviteTicket(handle, keys, { accountId, memberId }, now);
  const invitation = {
    inviter: nameForStrangers(contactName ?? "", inviting),
    link: `${settings.publicUrl}/kyc/email-auth-login${markerOf(brand)}#${ticket.token}`,
    expires: ticket.expires,
  };
  await postMail(handle, keys, invitationMail({ to: email, locale, brand }, invitation), now);
}

async function invitedMember(
  handle: Tx,
  context: Context,
  { email, again }: { email: string; again: boolean },
): Promise<string> {
  const { accountId } = context.member();
  const emailKey = context.keys.emailKey(email);
  const known = await collaborators.memberByEmail(handle, accountId, emailKey);
  if (known?.role === "holder") throw new Refused("ownAddress");
  if (known && !again) throw new Refused("alreadyInvited");
  if (known) return known.id;
  const { length } = await collaborators.collaboratorsOf(handle, accountId);
  if (length >= limits.collaboratorsMax) throw new Refused("collaboratorsFull");
  const { locale, keys, now } = context;
  return collaborators.addCollaborator(handle, keys, { accountId, email, emailKey, locale }, now);
}

async function refuseMany(handle: Tx, context: Context, email: string): Promise<void> {
  const { accountId } = context.member();
  const address = context.keys.emailKey(email).toString("hex");
  const wanted = [
    { key: `invitations an hour|${accountId}`, ...invitations.fromAccountAnHour },
    { key: `invitations a day|${accountId}`, ...invitations.fromAccountADay },
    { key: `invitations|${address}`, ...invitations.toAddress },
  ];
  const consumed = await consumeAll(handle, wanted, context.now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
}

export const getAssistants: Handler<typeof calls.getAssistants> = async (context) => {
  const { accountId } = context.member();
  const rows = await inAccount(context.db, accountId, (handle) =>
    collaborators.collaboratorsOf(handle, accountId),
  );
  return rows.map(({ id, email, created_at, seen_at }) => ({
    id,
    email,
    invited_at: created_at.getTime(),
    seen_at: seen_at === null ? null : seen_at.getTime(),
  }));
};

export const delAssistant: Handler<typeof calls.delAssistant> = async (context, { body }) => {
  const { accountId } = context.member();
  await inAccount(context.db, accountId, async (handle) => {
    if (!(await collaborators.removeCollaborator(handle, body.id, context.now)))
      throw new Refused("notFound");
    await endSessionsOf(handle, body.id, context.now);
    await collaborators.endTickets(handle, body.id, context.now);
    await context.audit(handle, { action: "collaborator.remove", target: `member ${body.id}` });
  });
  return {};
};

export const getEmailByTicket: Handler<typeof calls.getEmailByTicket> = async (
  context,
  { query },
) => {
  const { db, keys, now } = context;
  await limitLinkLookups(context, "tickets");
  const invitation = await tx(db, async (handle) => {
    const invited = await collaborators.invitedBy(handle, keys, query.ticket, now);
    if (!invited) return null;
    const names = await namesOf(handle, invited.account_id);
    const holder = await holderOf(handle, invited.account_id);
    const inviter = nameForStrangers(names.get(holder.id) ?? "", holder.to);
    return { kind: "invite" as const, email: masked(invited.email), inviter };
  });
  return invitation ?? arrival(context, query.ticket);
};

export const sendCaptchaByTicket: Handler<typeof calls.sendCaptchaByTicket> = async (
  context,
  { body },
) => {
  const { db, keys, now } = context;
  const invited = await tx(db, (handle) => collaborators.invitedBy(handle, keys, body.ticket, now));
  const { email, captcha_result: captcha, type } = body;
  if (invited) return sendCodeTo(context, { email: invited.email, purpose: "assistant", captcha });
  const { entry } = await arrivedBy(context, body.ticket);
  if (email === undefined) throw new Refused("malformed", { path: "email" });
  return sendCodeFrom(context, { email, purpose: type, captcha, from: senderOf(context, entry) });
};

export const loginByEkycTicket: Handler<typeof calls.loginByEkycTicket> = (context, { body }) =>
  signInInvited(context, body.ticket, body.captcha);
