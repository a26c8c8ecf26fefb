import type * as calls from "#contract/calls/collaborators.ts";
import { limits } from "#contract/limits.ts";
import { readerOf } from "../accounts/member-queries.ts";
import { lockedApplication } from "../application/application-queries.ts";
import { minutesAfter } from "../clock.ts";
import { inAccount } from "../database/database.ts";
import type { Handler } from "../http/handler.ts";
import { consume, readyMails } from "../http/rate-limits.ts";
import { postMail } from "../mail/mail.ts";
import { readyMail } from "../mail/collaborator-mails.ts";
import { Refused } from "../refused.ts";
import { applicationTarget } from "../audit.ts";

/** Idempotent for some minutes, whichever collaborator asks. */
export const tellHolderReady: Handler<typeof calls.tellHolderReady> = (context, { body }) => {
  const { accountId, contactName, email } = context.member();
  const { now, keys, settings } = context;
  return inAccount(context.db, accountId, async (handle) => {
    const row = await lockedApplication(handle, accountId, body.form_id);
    if (!row) throw new Refused("notFound");
    if (row.state === "submitted") throw new Refused("alreadySubmitted");
    const told = row.told_ready_at;
    if (told !== null && minutesAfter(told, limits.readyAgainMinutes) > now)
      return { told_at: told.getTime() };
    const limit = { key: `ready mails a day|${accountId}`, ...readyMails };
    const consumed = await consume(handle, limit, now);
    if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
    await handle
      .updateTable("application")
      .set({ told_ready_at: now })
      .where("id", "=", row.id)
      .execute();
    const reader = await readerOf(handle, settings, accountId);
    const ready = { ...row, name: contactName ?? email };
    await postMail(handle, keys, readyMail(reader, ready, settings.publicUrl), now);
    await context.audit(handle, { action: "application.ready", target: applicationTarget(row.id) });
    return { told_at: now.getTime() };
  });
};
