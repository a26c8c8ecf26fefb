import { Trans } from "@lingui/react/macro";
import { useChart } from "../app/navigation.tsx";
import type { WrittenStep } from "../walk/skeleton.ts";
import * as css from "./page.css.ts";

/** Names a state without the name of its chart. */
export function useLocalId(): (id: string) => string {
  const { name } = useChart();
  return (id) => (id === name ? name : id.slice(name.length + 1));
}

/** The event of a transition with its guard. */
export const StepName = ({
  step: { event, guard },
}: {
  step: Pick<WrittenStep, "event" | "guard">;
}) => (
  <>
    {event === "" ? <Trans>at once</Trans> : event}
    {guard ? <span className={css.guard}> [{guard}]</span> : null}
  </>
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
