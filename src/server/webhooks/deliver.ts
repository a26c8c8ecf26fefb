import { randomInt } from "node:crypto";
import { sql, type Selectable } from "kysely";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { WebhookAttempt } from "../database/schema/webhooks.ts";
import type { Services } from "../services.ts";
import { type Answer, sendWebhook } from "./send-webhook.ts";

type Delivery = Selectable<Schema["webhook_delivery"]>;

const minute = 60;
const hour = 60 * minute;
/** Before each attempt, in seconds. Standard Webhooks 1.0. */
export const delays: readonly number[] = [
  0,
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const mostSeconds = 24 * hour;
/** A share of the delay, so that many messages do not arrive at once. */
const jitter = 0.1;
const gone = 410;

const prefix = "msg_";

export const messageId = (id: string): string => `${prefix}${id}`;
export const deliveryId = (messageId: string): string => messageId.slice(prefix.length);

/** The same on each attempt. */
export const bodyOf = ({ event, created_at, sequence, data }: Delivery): string =>
  JSON.stringify({
    type: event,
    timestamp: created_at.toISOString(),
    data: { sequence, ...(data as object) },
  });

/** One attempt, as the role of jobs; the next is a job of its own. */
export async function deliverWebhook(
  { settings, clock, log }: Pick<Services, "settings" | "clock" | "log">,
  jobs: Db,
  id: string,
): Promise<void> {
  const delivery = await jobs
    .selectFrom("webhook_delivery")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (delivery?.state !== "waiting") return;
  const { issuer } = delivery;
  const endpoint = settings.platforms?.find((each) => each.issuer === issuer)?.webhook;
  if (!endpoint || (await isDisabled(jobs, issuer, endpoint.url))) {
    const attempt = { at: clock().getTime(), status: null, error: "endpoint_disabled" };
    return save(jobs, delivery, attempt, { state: "failed" });
  }
  const message = { id: messageId(id), body: bodyOf(delivery), at: clock() };
  const answer = await sendWebhook(endpoint, message, { allowLoopback: !settings.production });
  const attempt = { at: message.at.getTime(), status: answer.status, error: answer.error };
  if (answer.error === null) return save(jobs, delivery, attempt, { state: "delivered" });
  log.warn({ issuer, delivery: id, error: answer.error }, "webhook_failed");
  if (answer.status === gone) await disable(jobs, issuer, endpoint.url, clock());
  const seconds = secondsToNext(
    (delivery.attempts as WebhookAttempt[]).length + 1,
    answer,
    clock(),
  );
  if (answer.status === gone || seconds === null)
    return save(jobs, delivery, attempt, { state: "failed" });
  const nextAt = secondsAfter(clock(), seconds);
  await save(jobs, delivery, attempt, { next_at: nextAt });
  await sql`select graphile_worker.add_job(
    'webhook', json_build_object('delivery', ${id}::uuid), run_at => ${nextAt}
  )`.execute(jobs);
}

/** 0 to 1. */
const chance = () => randomInt(1_000_000) / 1_000_000;

/** Until the next attempt after so many; null after the last. Never sooner than the receiver asks. */
export function secondsToNext(
  attempts: number,
  { retryAfter }: Pick<Answer, "retryAfter">,
  now: Date,
  random: () => number = chance,
): number | null {
  const delay = delays[attempts];
  if (delay === undefined) return null;
  const asked = Math.min(secondsAsked(retryAfter, now), mostSeconds);
  return Math.max(delay * (1 + jitter * random()), asked);
}

/** A number of seconds or a date. RFC 9110, section 10.2.3. */
function secondsAsked(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
}

interface Changes {
  state?: Delivery["state"];
  next_at?: Date;
}

async function save(
  jobs: Db,
  { id, attempts }: Delivery,
  attempt: WebhookAttempt,
  changes: Changes,
) {
  const all = JSON.stringify([...(attempts as WebhookAttempt[]), attempt]);
  await jobs
    .updateTable("webhook_delivery")
    .set({ next_at: null, ...changes, attempts: all })
    .where("id", "=", id)
    .execute();
}

async function isDisabled(jobs: Db, issuer: string, url: string): Promise<boolean> {
  const found = await jobs
    .selectFrom("webhook_disabled")
    .select("at")
    .where("issuer", "=", issuer)
    .where("url", "=", url)
    .executeTakeFirst();
  return found !== undefined;
}

async function disable(jobs: Db, issuer: string, url: string, at: Date): Promise<void> {
  await jobs
    .insertInto("webhook_disabled")
    .values({ issuer, url, at })
    .onConflict((conflict) => conflict.columns(["issuer", "url"]).doNothing())
    .execute();
}
