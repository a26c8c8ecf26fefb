import type { SaveOutcome } from "@gatehouse/machines/draft";
import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import type * as v from "valibot";
import type { conflictReply, issuesReply } from "#contract/calls/onboarding.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Refused } from "../api.ts";
import { answerWords, endOf, refusalWords } from "../reactions.ts";

/** What both sides changed since the answers were last agreed on. */
export type Conflict = v.InferOutput<typeof conflictReply>;

type Found = Partial<v.InferOutput<typeof issuesReply>>;

/** The conflict that a refused save names, if that is why it was refused. */
export function conflictIn(refused: Refused): Conflict | undefined {
  return refused.refusal === "revisionConflict" ? (refused.data as unknown as Conflict) : undefined;
}

/** What a refused save means for the draft. */
export function unsaved(refused: Refused): SaveOutcome {
  const conflict = conflictIn(refused);
  if (conflict) return { kind: "conflict", by: conflict.by, fields: conflict.fields };
  if (endOf(refused) !== undefined) return { kind: "expired" };
  if (refused.refusal === "offline") return { kind: "offline" };
  if (refused.status === 0 || refused.status >= 500) return { kind: "unanswered" };
  return { kind: "refused", refusal: refusalWords(refused) };
}

/** What the server found wrong with an application, by section; empty where that is not why it refused. */
export function issuesBySection(refused: Refused): Record<string, Issue[]> {
  if (refused.refusal !== "answersIncomplete") return {};
  const { issues = [] } = refused.data as Found;
  return Object.groupBy(issues, (issue) => issue.section) as Record<string, Issue[]>;
}

/** What a refused submission means where no answer is at fault; without any answer it throws. */
export function unsubmitted(refused: Refused): SubmitOutcome {
  return { kind: "refused", refusal: answerWords(refused) };
}
