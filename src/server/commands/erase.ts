import { readerOf } from "../accounts/member-queries.ts";
import { lockHead, record } from "../audit.ts";
import { tx } from "../database/database.ts";
import { postMail } from "../mail/mail.ts";
import { erasedMail, keptByLawMail } from "../mail/retention-mails.ts";
import { eraseAccount } from "../retention/erase-account.ts";
import { type ErasureStanding, erasureStanding } from "../retention/standing.ts";
import { keepTombstones } from "../retention/tombstones.ts";
import { CommandError, optionsIn } from "./command.ts";
import { keepingHeads } from "./keeping-heads.ts";
import { subjectOf } from "./subject.ts";
import { todayOf } from "../clock.ts";

/**
 * Answers a person's request for erasure, by email in their language: erases what was never submitted at once, and says until when the
 * law keeps the rest. Exit code 1: it stays.
 */
export const erase = keepingHeads(async (opened, args, say) => {
  const { owner, services } = opened;
  const asked = optionsIn(args, { by: { type: "string" }, account: { type: "string" } });
  const now = services.clock();
  const { accountId, actor, reader } = await tx(owner, async (handle) => {
    const named = await subjectOf(handle, opened, asked);
    const { kind } = await erasureStanding(handle, named.accountId, now);
    if (kind === "erased") throw new CommandError(`${asked.account} is erased already.`);
    return { ...named, reader: await readerOf(handle, services.settings, named.accountId) };
  });
  const isGone = await eraseAccount(services, owner, {
    accountId,
    actor,
    why: "request",
    mayGo: async (handle) => (await erasureStanding(handle, accountId, now)).kind === "free",
    mail: erasedMail(reader),
  });
  if (isGone) {
    await keepTombstones(services, owner);
    say(`Erased account ${asked.account}. Its holder is told by email.`);
    return 0;
  }
  const standing = await tx(owner, async (handle) => {
    await lockHead(handle, accountId);
    const found = await erasureStanding(handle, accountId, now);
    const entry = { accountId, at: now, actor, action: "account.keep", target: found.kind };
    await record(handle, services.keys.auditKey, entry);
    if (found.kind === "locked")
      await postMail(handle, services.keys, keptByLawMail(reader, found.until), now);
    return found;
  });
  say(kept(standing));
  return 1;
});

function kept(standing: ErasureStanding): string {
  if (standing.kind === "held")
    return `It stays: it is held (${standing.reason}). Its holder is told nothing.`;
  const until = standing.kind === "locked" ? standing.until : null;
  return `It stays ${until ? `until ${todayOf(until)}` : "while a line is open, and five years after"}. Its holder is told by email.`;
}

/** Keeps an account from being erased, by request or by time, until the hold ends. */
export const hold = keepingHeads(async (opened, args, say) => {
  const { reason, end, ...asked } = optionsIn(args, {
    by: { type: "string" },
    account: { type: "string" },
    reason: { type: "string" },
    end: { type: "boolean" },
  });
  if ((reason === undefined || reason.trim() === "") === (end !== true))
    throw new CommandError("Give either --reason or --end.");
  const { owner, services } = opened;
  await tx(owner, async (handle) => {
    const { accountId, actor } = await subjectOf(handle, opened, asked);
    await lockHead(handle, accountId);
    const { kind } = await erasureStanding(handle, accountId, services.clock());
    if (kind === "erased") throw new CommandError(`${asked.account} is erased already.`);
    if ((kind === "held") !== (end === true))
      throw new CommandError(`${asked.account} is ${end ? "not" : "already"} held.`);
    await handle
      .updateTable("account")
      .set({ held_for: end ? null : reason!.trim() })
      .where("id", "=", accountId)
      .execute();
    const action = end ? "account.release" : "account.hold";
    await record(handle, services.keys.auditKey, {
      accountId,
      at: services.clock(),
      actor,
      action,
    });
  });
  say(`${end ? "Released" : "Held"} account ${asked.account}.`);
  return 0;
});
