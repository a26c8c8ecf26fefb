import { sql } from "kysely";
import {
  type AccountStatus,
  accountStatusNames,
  type KycStatus,
  kycStatusNames,
} from "#contract/application/status-names.ts";
import type { Tx } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { StatusChange } from "../review/notifications.ts";
import type { LineOfAccount } from "../review/standing.ts";

interface Webhook {
  event: string;
  data: Record<string, unknown>;
}

type Telling = Pick<Services, "settings"> & { now: Date };

const apiVersion = "1";

/** What the platforms of the account are told of a change: never why. Sent only if the transaction commits. */
export async function postWebhooks(
  handle: Tx,
  telling: Telling,
  { accountId, line }: LineOfAccount,
  change: StatusChange,
): Promise<void> {
  if (issuersIn(telling).length === 0) return;
  for (const { event, data } of await webhooksOf(handle, accountId, change))
    await post(handle, telling, { event, data: { accountId, lineId: line, ...data } });
}

/** Of an event that is of no line. */
export async function postAccountWebhook(
  handle: Tx,
  telling: Telling,
  accountId: string,
  event: "face.verified",
): Promise<void> {
  if (issuersIn(telling).length === 0) return;
  await post(handle, telling, { event, data: { accountId } });
}

const issuersIn = ({ settings }: Telling): string[] =>
  (settings.platforms ?? []).flatMap(({ issuer, webhook }) => (webhook ? [issuer] : []));

async function post(handle: Tx, telling: Telling, { event, data }: Webhook): Promise<void> {
  const { now } = telling;
  const whole = JSON.stringify({ occurredAt: now.toISOString(), apiVersion, ...data });
  await sql`select post_webhooks(${issuersIn(telling)}, ${event}, ${whole}, ${now})`.execute(
    handle,
  );
}

async function webhooksOf(handle: Tx, accountId: string, change: StatusChange): Promise<Webhook[]> {
  const { chart, event, from, to } = change;
  const moved = movedOf(chart, from, to);
  if (event.type === "kyc.dueDatePassed")
    return [...moved, { event: "kyc.documents.overdue", data: {} }];
  if (!("items" in event) || event.items.length === 0) return moved;
  const dueAt = await dueDate(handle, accountId, event.items);
  const data = { count: event.items.length, dueAt };
  return [...moved, { event: "kyc.documents.requested", data }];
}

function movedOf(chart: StatusChange["chart"], from: string, to: string): Webhook[] {
  if (from === to) return [];
  if (chart === "businessAccount") {
    const names = (state: string) => accountStatusNames[state as AccountStatus];
    return [{ event: "account.status_changed", data: { from: names(from), to: names(to) } }];
  }
  const names = (state: string) => kycStatusNames[state as KycStatus];
  return [{ event: "kyc.line.status_changed", data: { from: names(from), to: names(to) } }];
}

/** YYYY-MM-DD; null when the items have none. */
async function dueDate(handle: Tx, accountId: string, items: readonly string[]) {
  const found = await handle
    .selectFrom("document_request")
    .innerJoin("request_item", "request_item.request_id", "document_request.id")
    .select("document_request.due_on")
    .where("document_request.account_id", "=", accountId)
    .where("request_item.id", "=", items[0]!)
    .executeTakeFirst();
  return found?.due_on ?? null;
}
