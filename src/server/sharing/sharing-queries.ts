import type { SharingReply } from "#contract/calls/sharing/data-sharing.ts";
import type { Locale } from "#contract/locales.ts";
import type { Tx } from "../database/database.ts";

const neverAsked: SharingReply = { enabled: false, since: null, by: "", wording: "" };

export async function sharingOf(handle: Tx, accountId: string): Promise<SharingReply> {
  const newest = await handle
    .selectFrom("data_sharing_choice")
    .innerJoin("member", "member.id", "data_sharing_choice.member_id")
    .select(["choice", "at", "wording", "member.contact_name", "member.email"])
    .where("data_sharing_choice.account_id", "=", accountId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return neverAsked;
  const { choice, at, wording, contact_name, email } = newest;
  return { enabled: choice === "in", since: at.getTime(), by: contact_name || email, wording };
}

export const isSharingEnabled = async (handle: Tx, accountId: string): Promise<boolean> =>
  (await sharingOf(handle, accountId)).enabled;

interface Chosen {
  accountId: string;
  memberId: string;
  enabled: boolean;
  wording: string;
  locale: Locale;
}

export async function saveSharing(
  handle: Tx,
  { accountId, memberId, enabled, wording, locale }: Chosen,
  now: Date,
): Promise<void> {
  const choice = enabled ? ("in" as const) : ("out" as const);
  await handle
    .insertInto("data_sharing_choice")
    .values({ account_id: accountId, member_id: memberId, choice, wording, locale, at: now })
    .execute();
}
