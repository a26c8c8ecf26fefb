import { sql } from "kysely";
import { type Db, type Tx, tx } from "../database/database.ts";
import { readerOf } from "../accounts/member-queries.ts";
import { postMail } from "../mail/mail.ts";
import { unusedAccountMail } from "../mail/retention-mails.ts";
import type { Services } from "../services.ts";
import { eraseAccount } from "./erase-account.ts";
import { begunBefore, endOf, retention } from "./rules.ts";
import { erasureStanding, isAbandoned, isUnused, lastUse } from "./standing.ts";
import { keepTombstones } from "./tombstones.ts";

/**
 * Ends what is kept longer than its rule says; a second run finds nothing. Gives how many accounts were erased. When the server
 * stops, it leaves the other accounts to a later run, and rejects.
 */
export async function endWhatIsDue(
  services: Services,
  jobs: Db,
  stopping?: AbortSignal,
): Promise<number> {
  const now = services.clock();
  await noteUse(jobs);
  await endEntries(jobs, now);
  await noticeUnused(services, jobs, now, stopping);
  const isFree = async (handle: Tx, id: string) =>
    (await erasureStanding(handle, id, now)).kind === "free";
  const due = [
    { why: "abandoned", ids: await unusedSince(jobs, now), mayGo: isAbandoned },
    { why: "dueDiligence", ids: await submittedBefore(jobs, now), mayGo: isFree },
  ] as const;
  let erased = 0;
  for (const { why, ids, mayGo } of due)
    for (const accountId of ids) {
      if (stopping?.aborted) break;
      const may = (handle: Tx) => mayGo(handle, accountId, now);
      const erasure = { accountId, actor: "system", why, mayGo: may };
      if (await apart(services, accountId, () => eraseAccount(services, jobs, erasure)))
        erased += 1;
    }
  await keepTombstones(services, jobs);
  if (erased > 0) services.log.warn({ erased }, "accounts_erased");
  stopping?.throwIfAborted();
  return erased;
}

async function endEntries(jobs: Db, now: Date): Promise<void> {
  const sent = begunBefore(retention.code, now);
  await jobs.deleteFrom("challenge").where("sent_at", "<", sent).execute();
  const ended = begunBefore(retention.session, now);
  const isOld = sql<boolean>`coalesce(revoked_at, least(idle_until, ends_at)) < ${ended}`;
  await jobs.deleteFrom("desk_session").where(isOld).execute();
  await jobs
    .deleteFrom("session")
    .where(isOld)
    .where("account_id", "not in", (from) =>
      from.selectFrom("account").select("id").where("held_for", "is not", null),
    )
    .execute();
}

/** Sessions are removed before the time of their account is over, so the last use is kept apart. */
async function noteUse(jobs: Db): Promise<void> {
  await sql`
    update account set used_at = latest.at
    from (select id, ${lastUse} as at from account where erased_at is null) latest
    where account.id = latest.id and account.used_at is distinct from latest.at`.execute(jobs);
}

async function unusedSince(jobs: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account
    where ${isUnused} and noticed_at <= ${begunBefore(retention.abandoned, now)}
      and used_at <= noticed_at`.execute(jobs);
  return rows.map(({ id }) => id);
}

/** Since it was last used. */
const isUntold = sql<boolean>`(noticed_at is null or noticed_at < used_at)`;

/** Also where an account was used again after it was told. Two runs at once tell it once. */
async function noticeUnused(
  services: Services,
  jobs: Db,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const { keys, settings } = services;
  const { rows } = await sql<{ id: string }>`
    select id from account
    where ${isUnused} and used_at <= ${begunBefore(retention.abandonedNotice, now)}
      and ${isUntold}`.execute(jobs);
  const notice = (id: string) =>
    tx(jobs, async (handle) => {
      const told = await handle
        .updateTable("account")
        .set({ noticed_at: now })
        .where("id", "=", id)
        .where(isUntold)
        .executeTakeFirst();
      if (told.numUpdatedRows === 0n) return;
      const reader = await readerOf(handle, settings, id);
      const on = endOf(retention.abandoned, now);
      await postMail(handle, keys, unusedAccountMail(reader, on, settings.publicUrl), now);
    });
  for (const { id } of rows) {
    if (stopping?.aborted) break;
    await apart(services, id, () => notice(id));
  }
}

/** The earliest that the law can let go; whether it does depends on when the relationship ended. */
async function submittedBefore(jobs: Db, now: Date): Promise<string[]> {
  const rows = await jobs
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

/** One account that fails is tried again at the next run and delays no other. */
async function apart<Result>(
  { log }: Services,
  account: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (err) {
    log.error({ err, account }, "retention_failed");
    return null;
  }
}
