import type { ReplyTo } from "#contract/calls/call.ts";
import type * as calls from "#contract/calls/platforms.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { platformLoginsPerPlace, spendUse } from "../http/rate-limits.ts";
import { platformUnboundMail } from "../mail/platform-mails.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf, type SignedIn } from "../sessions/sessions.ts";
import { inAccount, tx } from "../database/database.ts";
import { lockPasswordHash } from "../accounts/member-queries.ts";
import { holderByIdentity, identitiesOf, seeTicket, unbindIdentity } from "./platform-queries.ts";
import {
  arrivedBy,
  bindByEntry,
  createByEntry,
  senderOf,
  signInByEntry,
} from "./platform-entry.ts";

export const oauthLogin: Handler<typeof calls.oauthLogin> = async (context, { body }) => {
  const { db, keys, now, addressRange } = context;
  const limit = { key: `platform logins a minute|${addressRange}`, ...platformLoginsPerPlace };
  await spendUse(db, limit, now);
  const preSessionId = await context.preSession();
  const sent = await context.platforms.read(body.ticket, now);
  // An invalid ticket is looked up too, so that the answer is the same.
  const token = sent ? await seeTicket(db, keys, sent, preSessionId, now) : body.ticket;
  return { ticket: token, ...(await arrival(context, token)) };
};

/** Rejects with linkExpired. */
export async function arrival(context: Context, token: string) {
  const { entry } = await arrivedBy(context, token);
  const { provider, shownAs } = senderOf(context, entry);
  const { db, keys } = context;
  const holder = await tx(db, (handle) => holderByIdentity(handle, keys, entry.identity_key));
  const account = accountFor(context.guest, holder);
  const signedIn = context.guest !== null;
  return { kind: "platform" as const, email: shownAs, provider, account, signed_in: signedIn };
}

type Account = ReplyTo<typeof calls.oauthLogin>["account"];

function accountFor(guest: SignedIn | null, holder: { id: string } | null): Account {
  if (holder === null) return "none";
  return guest === null || guest.memberId === holder.id ? "bound" : "another";
}

export const loginByTicket: Handler<typeof calls.loginByTicket> = (context, { body }) =>
  signInByEntry(context, body.ticket);

export const bindInsWithOauthTicket: Handler<typeof calls.bindInsWithOauthTicket> = (
  context,
  { body },
) => bindByEntry(context, body);

export const createInsWithOauthTicket: Handler<typeof calls.createInsWithOauthTicket> = (
  context,
  { body },
) => createByEntry(context, body);

export const getPlatforms: Handler<typeof calls.getPlatforms> = async (context) => {
  const { accountId, memberId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const rows = await identitiesOf(handle, accountId);
    return {
      has_password: (await lockPasswordHash(handle, memberId)) !== null,
      platforms: rows.map(({ id, issuer, shown_as, bound_at }) => ({
        id,
        provider: context.platforms.nameOf(issuer),
        email: shown_as,
        bound_at: bound_at.getTime(),
      })),
    };
  });
};

/** Idempotent; rejects an unknown id with notFound. */
export const unbindPlatform: Handler<typeof calls.unbindPlatform> = async (context, { body }) => {
  const { accountId, memberId, sessionId, email } = context.member();
  const { db, keys, now, locale, brand, platforms } = context;
  await inAccount(db, accountId, async (handle) => {
    const ended = await unbindIdentity(handle, body.id, now);
    if (ended === "unknown") throw new Refused("notFound");
    if (ended === "before") return;
    await endSessionsOf(handle, memberId, now, { except: sessionId });
    await context.audit(handle, { action: "platform.unbind", target: `platform ${ended.issuer}` });
    const from = { provider: platforms.nameOf(ended.issuer), shownAs: ended.shown_as };
    await postMail(handle, keys, platformUnboundMail({ to: email, locale, brand }, from, now), now);
  });
  return {};
};
