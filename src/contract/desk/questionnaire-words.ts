import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { QuestionnaireState } from "../questionnaires/status.ts";

export const questionnaireStatuses: Record<QuestionnaireState, MessageDescriptor> = {
  notAsked: msg`Not asked`,
  asked: msg`Asked`,
  expired: msg`Asked again: the answers are no longer valid`,
  postponed: msg`Postponed`,
  begun: msg`In progress`,
  overdue: msg`Overdue`,
  sent: msg`Sent`,
};

/** Marks an answer that is not the usual one. */
export const unusualAnswer = msg`Unusual answer`;
