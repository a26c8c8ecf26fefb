import type { ReplyTo } from "#contract/calls/call.ts";
import type { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";

export type Status = ReplyTo<typeof questionStatus>;

/** Whether the dashboard asks for it at the top; else it is a quiet entry. */
export const isPrompted = ({ status, is_due_soon }: Status): boolean =>
  status === "asked" ||
  status === "expired" ||
  status === "overdue" ||
  (status === "begun" && is_due_soon);
