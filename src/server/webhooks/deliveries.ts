import { sql } from "kysely";
import type { DeskCalls } from "#contract/calls/desk.ts";
import { limits } from "#contract/limits.ts";
import type { WebhookAttempt } from "../database/schema/webhooks.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { recordListRead, recordOfDesk } from "../desk/desk-events.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { deliveryId, messageId } from "./deliver.ts";

export const deliveryHandlers: HandlersFor<DeskCalls, DeskContext>["deliveries"] = {
  deskDeliveries: (context) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "deliveries.read" }, context.now);
      const rows = await handle
        .selectFrom("webhook_delivery")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(limits.deskPage)
        .execute();
      return rows.map(({ id, issuer, event, sequence, created_at, state, next_at, attempts }) => ({
        id: messageId(id),
        platform: context.platforms.nameOf(issuer),
        event,
        sequence,
        created_at: created_at.getTime(),
        state,
        next_at: next_at?.getTime() ?? null,
        attempts: attempts as WebhookAttempt[],
      }));
    }),

  deskSendAgain: (context, { params }) =>
    context.asPerson(null, async (handle) => {
      const { now } = context;
      const { rows } = await sql<{ sent: boolean }>`
        select send_webhook_again(${deliveryId(params.id)}, ${now}) as sent`.execute(handle);
      if (!rows[0]?.sent) throw new Refused("deliveryNotFailed");
      const { personId } = context.person();
      await recordOfDesk(handle, { personId, action: "webhook.again", target: params.id }, now);
      return {};
    }),
};
