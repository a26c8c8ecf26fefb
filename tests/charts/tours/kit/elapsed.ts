import { inject } from "vitest";
import { daysAfter } from "#server/clock.ts";
import { bucketKey, mailboxProofDays } from "#server/http/rate-limits.ts";
import { asOwner } from "#tests/support/as-owner.ts";

/** What passed time leaves in the database of the real server, whose clock is that of the day. */
const database = (work: Parameters<typeof asOwner>[1]) => asOwner(inject("dataDir"), work);

/** The wait after a code is over: another one can be sent to this address. */
export const codeWaitEnds = (email: string) =>
  database((db, keys) =>
    db
      .updateTable("rate_bucket")
      .set({ ends_at: new Date() })
      .where(
        "key",
        "like",
        bucketKey(`code sent|${keys.emailKey(email).toString("hex")}`).replace("|", "|%|") + "%",
      )
      .execute(),
  );

/** The mailbox of this holder was proved so long ago that a code alone connects no platform. */
export const mailboxAges = (email: string) =>
  database((db) =>
    db
      .updateTable("member")
      .set({ email_proved_at: daysAfter(new Date(), -mailboxProofDays) })
      .where("email", "=", email)
      .execute(),
  );

/** The link to a check with this ticket has expired. */
export const linkExpires = (ticket: string) =>
  database((db, keys) =>
    db
      .updateTable("identity_link")
      .set({ expires_at: new Date() })
      .where("token_hmac", "=", keys.tokenHmac("identity_link", ticket))
      .execute(),
  );
