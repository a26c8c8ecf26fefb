import { sql } from "kysely";
import { limits } from "#contract/limits.ts";
import { secondsAfter } from "../../clock.ts";
import type { Tx } from "../../database/database.ts";

/** A newer moment than this is not written. */
const writeEverySeconds = 10;

interface Present {
  applicationId: string;
  accountId: string;
  memberId: string;
}

export async function savePresence(
  handle: Tx,
  { applicationId, accountId, memberId }: Present,
  now: Date,
): Promise<void> {
  await handle
    .insertInto("presence")
    .values({
      application_id: applicationId,
      account_id: accountId,
      member_id: memberId,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "account_id", "member_id"])
        .doUpdateSet({ seen_at: now })
        .where("presence.seen_at", "<", secondsAfter(now, -writeEverySeconds)),
    )
    .execute();
}

/** Names of the other people who have the form open, in the order in which they joined the account. */
export async function othersPresent(
  handle: Tx,
  { applicationId, accountId, memberId }: Present,
  now: Date,
): Promise<string[]> {
  const rows = await handle
    .selectFrom("presence")
    .innerJoin("member", "member.id", "presence.member_id")
    .select(sql<string>`coalesce(member.contact_name, member.email)`.as("name"))
    .where("presence.application_id", "=", applicationId)
    .where("presence.account_id", "=", accountId)
    .where("presence.member_id", "<>", memberId)
    .where("presence.seen_at", ">", secondsAfter(now, -limits.presenceSeconds))
    .where("member.removed_at", "is", null)
    .orderBy("member.created_at")
    .execute();
  return rows.map(({ name }) => name);
}
