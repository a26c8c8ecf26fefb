import type { Issue } from "../shared/form.ts";
import type { Refusal } from "../shared/refusal.ts";

/** plan: the sections to fill in, in order, each with its step. accepted: the complete ones. */
export interface Plan {
  plan: { step: string; section: string }[];
  accepted: string[];
}

/** A plan and the section shown. isChange: it was opened from the review, which comes back once it is accepted. */
export interface Position extends Plan {
  section: string;
  isChange?: boolean;
}

const indexOf = ({ plan, section }: Position) => plan.findIndex((page) => page.section === section);

/** A section can be opened once all earlier ones are accepted. */
export const isReachable = (at: Position): boolean =>
  indexOf(at) >= 0 &&
  at.plan.slice(0, indexOf(at)).every((page) => at.accepted.includes(page.section));

/** The last section, once all others are accepted. */
export const isLastReachable = (at: Position): boolean =>
  at.plan.at(-1)?.section === at.section && isReachable(at);

/** The section that a new plan shows: the same one, else the nearest earlier one that can be opened, else the first one that can. */
export function sectionIn(now: Plan, old: Position): string {
  const { plan, accepted } = now;
  if (isReachable({ ...now, section: old.section })) return old.section;
  const earlier = old.plan.slice(0, Math.max(0, indexOf(old)));
  const nearest = earlier.findLast(({ section }) => isReachable({ ...now, section }));
  const firstOpen = plan.find(({ section }) => !accepted.includes(section)) ?? plan.at(-1);
  return (nearest ?? firstOpen)?.section ?? "";
}

/** The next (1) or previous (-1) section; the same one at either end. */
export const neighbour = (at: Position, by: 1 | -1): string =>
  at.plan[indexOf(at) + by]?.section ?? at.section;

const withAccepted = (at: Position): string[] => [...new Set([...at.accepted, at.section])];

const reviewOf = (at: Position): string => at.plan.at(-1)?.section ?? at.section;

/** Whether accepting the section shown leads back to the review: it was opened from there, and nothing else is open. */
export const leadsToReview = (at: Position): boolean =>
  at.isChange === true && isReachable({ ...at, accepted: withAccepted(at), section: reviewOf(at) });

/** After the section shown is accepted: the review that it was opened from, else the next section. */
export const afterAccepted = (at: Position): Position => ({
  ...at,
  accepted: withAccepted(at),
  section: leadsToReview(at) ? reviewOf(at) : neighbour(at, 1),
  isChange: false,
});

/** After the plan has changed, or a section of it was chosen. */
export const afterPlan = (at: Position, now: Plan & Partial<Position>): Position => ({
  plan: now.plan,
  accepted: now.accepted,
  section: sectionIn(now, { ...at, section: now.section ?? at.section }),
  isChange: now.section === undefined ? at.isChange === true : now.isChange === true,
});

/** Shows the step of the current section. */
export const stepShown = ({ plan, section }: Position) => ({
  type: "step.show" as const,
  step: plan.find((page) => page.section === section)?.step ?? "",
});

/** What the form of a section needs. */
export const formInput = <Answers>(
  { answers, section }: { answers: Answers; section: string },
  issues: Issue[] = [],
) => ({ answers, section, issues });

/** issues: by section, as the server found them. Without an answer, submit throws. */
export type SubmitOutcome =
  | { kind: "submitted" }
  | { kind: "issues"; issues: Record<string, Issue[]> }
  | { kind: "rejected"; refusal: Refusal };

/** After a failed submission the first section with issues is shown and no longer accepted. */
export function afterSubmit(at: Position, outcome: SubmitOutcome) {
  if (outcome.kind !== "issues")
    return outcome.kind === "rejected" ? { refusal: outcome.refusal } : {};
  const [section = at.section] = Object.keys(outcome.issues);
  const accepted = at.accepted.filter((one) => one !== section);
  return { section, accepted, issues: outcome.issues };
}
