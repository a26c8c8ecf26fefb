import { reviewCase, type ReviewCaseEvent } from "@gatehouse/machines/review/review-case";
import { transition } from "xstate";
import { countMove } from "#server/charts/server-moves.ts";
import type { Tx } from "#server/database/database.ts";
import { Refused } from "#server/refused.ts";
import { flat } from "#server/statuses/flat-state.ts";
import { type Case, updateCase } from "./case-queries.ts";

/** Within the lock of the account. Rejects with caseTaken when the chart does. */
export async function moveCase(
  handle: Tx,
  found: Case,
  event: ReviewCaseEvent,
  now: Date,
): Promise<void> {
  const { application_id: id, assignee: assigneeId, assigned_at: since } = found;
  const value = assigneeId === null ? "unassigned" : "assigned";
  const at = reviewCase.resolveState({ value, context: { assigneeId } });
  if (!at.can(event)) throw new Refused("caseTaken");
  const [after] = transition(reviewCase, at, event);
  const [from, to] = [flat(at.value), flat(after.value)];
  const move = { from, event: event.type, to, since, now };
  const assigned_at = await countMove(handle, "reviewCase", move);
  await updateCase(handle, id, { assignee: after.context.assigneeId, assigned_at });
}
