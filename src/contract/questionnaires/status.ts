import type { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import type { StateValueFrom } from "xstate";

type Value = StateValueFrom<typeof questionnaire>;
type Nested = Extract<Value, object>;

/** Each state of the chart once, nested ones by their own name. */
export type QuestionnaireState =
  | Exclude<Value, object | keyof Nested>
  | NonNullable<Nested[keyof Nested]>;

const states: Record<QuestionnaireState, true> = {
  notAsked: true,
  asked: true,
  expired: true,
  postponed: true,
  begun: true,
  overdue: true,
  sent: true,
};

export const questionnaireStates = Object.keys(states) as [
  QuestionnaireState,
  ...QuestionnaireState[],
];
