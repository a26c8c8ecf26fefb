import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { isReachable } from "@gatehouse/machines/application/plan";
import { brands } from "#contract/brands.ts";
import type { RailRow, RailStep } from "#ui/StepRail/StepRail.tsx";
import { brandNow } from "#browser/brand.ts";
import { useStored } from "#portal/features/application/application-context.ts";
import type { SectionsRef } from "#portal/features/application/application.ts";
import { pathOf, reviewPage } from "#contract/forms/flows/flow-ids.ts";
import { sectionIn, sectionProgress } from "#portal/features/application/form-facts.ts";
import { stepsOf, stepWords } from "./step-words.ts";
import { useIssueCounts } from "./use-issue-counts.ts";

/** The steps with the sections of the current one, and the completed part of each step, from 0 to 1. */
export function useSteps(sections: SectionsRef) {
  const { t, i18n } = useLingui();
  const { plan, current, begun, isDone, href, rowOf } = useRows(sections);
  const issuesIn = useIssueCounts(sections);
  const order = stepsOf(useStored().flow);
  const here = plan.find(({ section }) => section === current)?.step ?? order[0];
  const number = order.indexOf(here!) + 1;
  const pagesOf = (step: string) => plan.filter((page) => page.step === step);
  const parts = order.map((step) => {
    const pages = pagesOf(step);
    return pages.filter(({ section }) => isDone(section)).length / Math.max(1, pages.length);
  });
  const steps = order.map((step, index): RailStep => {
    const isHere = step === here;
    const isWhole = parts[index] === 1;
    const isBegun = pagesOf(step).some(({ section }) => isDone(section) || begun(section));
    const first = pagesOf(step)[0]?.section;
    const isWrong = pagesOf(step).some(({ section }) => issuesIn(section) > 0);
    const [words, state] = isHere
      ? ([t`Step ${number} of ${order.length}`, "inProgress"] as const)
      : isWhole
        ? ([t`Done`, "done"] as const)
        : isBegun
          ? ([t`In progress`, "inProgress"] as const)
          : ([t`Not started`, "notStarted"] as const);
    return {
      key: step,
      label: i18n._(stepWords(step, plan)!),
      words: isWrong ? t`Needs attention` : words,
      state: isWrong ? "attention" : state,
      current: isHere,
      href: first && href(first),
      sections: isHere ? pagesOf(step).map(({ section }) => rowOf(section)) : undefined,
    };
  });
  return { steps, parts, number, order };
}

function useRows(sections: SectionsRef) {
  const { t, i18n } = useLingui();
  const stored = useStored();
  const { flowId, formAsked } = stored;
  const { plan, accepted, section: current } = useSelector(sections, ({ context }) => context);
  const canOpen = (section: string) =>
    section === current || isReachable({ plan, accepted, section });
  const source = brands[brandNow()].marker;
  const more = [
    ...(formAsked ? [`&form=${formAsked}`] : []),
    ...(source === null ? [] : [`&source=${source}`]),
  ].join("");
  const href = (section: string) =>
    canOpen(section) ? `${pathOf[flowId]}?section=${section}${more}` : undefined;
  const progress = (section: string) => sectionProgress(stored, section);
  /** A section without required questions is done once it was visited. */
  const isDone = (section: string) =>
    accepted.includes(section) && (canOpen(section) || progress(section).begun);
  const issuesIn = useIssueCounts(sections);
  const stateOf = (section: string) => {
    const count = issuesIn(section);
    if (count > 0)
      return {
        state: "attention",
        words: t`${plural(count, { one: "# error", other: "# errors" })}`,
      } as const;
    const { given, asked, begun } = progress(section);
    if (isDone(section)) return { state: "done", words: t`Done` } as const;
    return begun || section === current
      ? ({ state: "inProgress", words: t`In progress, ${given} of ${asked} items` } as const)
      : ({ state: "notStarted", words: t`Not started` } as const);
  };
  const rowOf = (section: string): RailRow => ({
    key: section,
    label:
      section === reviewPage ? t`Check your answers` : i18n._(sectionIn(stored, section)!.title),
    ...stateOf(section),
    current: section === current,
    href: href(section),
  });
  const begun = (section: string) => progress(section).begun;
  return { plan, current, begun, isDone, href, rowOf };
}
