import { Trans } from "@lingui/react/macro";
import { useChart } from "../app/navigation.tsx";
import { causeOf } from "#browser/drawing/drawing.ts";
import type { WrittenStep } from "#browser/drawing/steps.ts";
import * as css from "./page.css.ts";

/** Names a state without the name of its chart. */
export function useLocalId(): (id: string) => string {
  const { name } = useChart();
  return (id) => (id === name ? name : id.slice(name.length + 1));
}

/** The event of a transition with its wait and its guard. */
export const StepName = ({ step }: { step: WrittenStep }) => (
  <>
    {causeOf(step) || <Trans>at once</Trans>}
    {step.guard ? <span className={css.guard}> [{step.guard}]</span> : null}
  </>
);

/** When a transition is taken, in words. */
export const StepMeaning = ({ step: { description } }: { step: WrittenStep }) =>
  description === "" ? null : (
    <span lang="en" className={css.meaning}>
      {description}
    </span>
  );

/** What a choice says: the event, its guard, and where it leads. */
export function StepWords({ step }: { step: WrittenStep }) {
  const localId = useLocalId();
  return (
    <>
      <StepName step={step} />{" "}
      <span className={css.target}>
        → {step.to === null ? <Trans>stays</Trans> : localId(step.to)}
      </span>
    </>
  );
}
