import {
  questionnaire,
  type QuestionnaireEvent,
} from "@gatehouse/machines/questionnaires/questionnaire";
import { type StateValueFrom, transition } from "xstate";
import type { QuestionnaireState } from "#contract/questionnaires/status.ts";
import { policyOn } from "#contract/questionnaires/policy.ts";
import { dayAfter, monthsAfter } from "#contract/rules/days.ts";
import { countMove } from "../charts/server-moves.ts";
import type { Tx } from "../database/database.ts";
import { flat } from "../statuses/flat-state.ts";
import type { Questionnaire } from "./questionnaire-queries.ts";

type Life = Pick<Questionnaire, "state" | "state_at" | "is_required" | "due_on" | "valid_until">;

/** No one knows since when one has not been asked for. */
type Before = Omit<Life, "state_at"> & { state_at: Date | null };

const values = {
  notAsked: "notAsked",
  asked: { open: "asked" },
  expired: { open: "expired" },
  postponed: { open: "postponed" },
  begun: { open: "begun" },
  overdue: "overdue",
  sent: "sent",
} satisfies Record<QuestionnaireState, StateValueFrom<typeof questionnaire>>;

/** Null where the chart refuses the event. What it accepts is counted. */
export async function moveLife(
  handle: Tx,
  before: Before,
  event: QuestionnaireEvent,
  now: Date,
): Promise<Life | null> {
  const { is_required: isRequired, due_on: dueOn, valid_until: validUntil } = before;
  const context = { isRequired, dueOn, validUntil };
  const at = questionnaire.resolveState({ value: values[before.state], context });
  if (!at.can(event)) return null;
  const [after] = transition(questionnaire, at, event);
  const [from, to] = [flat(at.value), flat(after.value)];
  const move = { from, event: event.type, to, since: before.state_at, now };
  return {
    state: to.split(".").at(-1) as QuestionnaireState,
    state_at: await countMove(handle, "questionnaire", move),
    is_required: after.context.isRequired,
    due_on: after.context.dueOn,
    valid_until: after.context.validUntil,
  };
}

/** Null where it is optional. */
export const dueDay = (today: string, isRequired: boolean): string | null =>
  isRequired ? dayAfter(today, policyOn(today).dueDays) : null;

export const isDueSoon = (dueOn: string | null, today: string): boolean =>
  dueOn !== null && dayAfter(today, policyOn(today).noticeDays) >= dueOn;

export const lastValidDay = (today: string): string =>
  monthsAfter(today, policyOn(today).validityMonths);
