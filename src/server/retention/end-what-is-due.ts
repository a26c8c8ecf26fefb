import { sql } from "kysely";
import { type Db, inAccount, tx } from "../database/database.ts";
import { holderOf } from "../accounts/member-queries.ts";
import { postMail } from "../mail/mail.ts";
import { unusedAccountMail } from "../mail/retention-mails.ts";
import type { Services } from "../services.ts";
import { eraseAccount } from "./erase-account.ts";
import { begunBefore, endOf, retention } from "./rules.ts";
import { erasureStanding } from "./standing.ts";
import { keepTombstones } from "./tombstones.ts";

/** Ends what is kept longer than its rule says; a second run finds nothing. Gives how many accounts were erased. */
export async function endWhatIsDue(services: Services, owner: Db): Promise<number> {
  const now = services.clock();
  await noteUse(owner);
  await endEntries(owner, now);
  await noticeUnused(services, owner, now);
  const due = [
    ...(await unusedSince(owner, now)).map((id) => ({ id, why: "abandoned" as const })),
    ...(await submittedBefore(owner, now)).map((id) => ({ id, why: "dueDiligence" as const })),
  ];
  let erased = 0;
  for (const { id: accountId, why } of due)
    if (await isErased(services, owner, accountId, why)) erased += 1;
  await keepTombstones(services, owner);
  if (erased > 0) services.log.warn({ erased }, "accounts_erased");
  return erased;
}

async function endEntries(owner: Db, now: Date): Promise<void> {
  const sent = begunBefore(retention.code, now);
  await owner.deleteFrom("challenge").where("sent_at", "<", sent).execute();
  const ended = begunBefore(retention.session, now);
  for (const table of ["session", "desk_session"] as const)
    await owner
      .deleteFrom(table)
      .where(sql<boolean>`coalesce(revoked_at, least(idle_until, ends_at)) < ${ended}`)
      .execute();
}

/** Accounts that never submitted, and are neither held nor erased. */
const unused = sql`
  erased_at is null and held_for is null
  and not exists (select from submission where account_id = account.id)`;

/** Sessions are removed before the time of their account is over, so the last use is kept apart. */
async function noteUse(owner: Db): Promise<void> {
  await sql`
    update account set used_at = latest.at
    from (
      select id, greatest(
        used_at, created_at,
        (select max(updated_at) from application where account_id = account.id),
        (select max(seen_at) from session where account_id = account.id)
      ) as at
      from account where ${unused}
    ) latest
    where account.id = latest.id and account.used_at is distinct from latest.at`.execute(owner);
}

async function unusedSince(owner: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account
    where ${unused} and noticed_at <= ${begunBefore(retention.abandoned, now)}
      and used_at <= noticed_at`.execute(owner);
  return rows.map(({ id }) => id);
}

/** Also where an account was used again after it was told. */
async function noticeUnused(services: Services, owner: Db, now: Date): Promise<void> {
  const { keys, settings } = services;
  const { rows } = await sql<{ id: string }>`
    select id from account
    where ${unused} and used_at <= ${begunBefore(retention.abandonedNotice, now)}
      and (noticed_at is null or noticed_at < used_at)`.execute(owner);
  for (const { id } of rows)
    await tx(owner, async (handle) => {
      const { brand, ...holder } = await holderOf(handle, id);
      const reader = { ...holder, brand: brand ?? settings.brand };
      const on = endOf(retention.abandoned, now);
      await postMail(handle, keys, unusedAccountMail(reader, on, settings.publicUrl), now);
      await handle.updateTable("account").set({ noticed_at: now }).where("id", "=", id).execute();
    });
}

/** The earliest that the law can let go; whether it does depends on when the relationship ended. */
async function submittedBefore(owner: Db, now: Date): Promise<string[]> {
  const rows = await owner
    .selectFrom("account")
    .select("account.id")
    .where("erased_at", "is", null)
    .where("held_for", "is", null)
    .where((where) =>
      where.exists(
        where
          .selectFrom("submission")
          .select("submission.id")
          .whereRef("submission.account_id", "=", "account.id")
          .where("submission.at", "<=", begunBefore(retention.dueDiligence, now)),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** One that fails is tried again at the next run and delays no other. */
async function isErased(
  services: Services,
  owner: Db,
  accountId: string,
  why: keyof typeof retention,
): Promise<boolean> {
  try {
    const now = services.clock();
    const { kind } = await inAccount(owner, accountId, (handle) =>
      erasureStanding(handle, accountId, now),
    );
    return (
      kind === "free" && (await eraseAccount(services, owner, { accountId, actor: "system", why }))
    );
  } catch (err) {
    services.log.error({ err, account: accountId }, "erasure_failed");
    return false;
  }
}
