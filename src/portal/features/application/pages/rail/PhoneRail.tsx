import { Trans, useLingui } from "@lingui/react/macro";
import { StepBar } from "#ui/StepBar/StepBar.tsx";
import type { SectionsRef } from "#portal/features/application/application.ts";
import { ApplicationSteps } from "./ApplicationSteps.tsx";
import { useSteps } from "./use-steps.ts";

/** The steps on small screens: one line that opens all of them. */
export function PhoneRail({ sections }: { sections: SectionsRef }) {
  const { t } = useLingui();
  const { steps, parts, number, order } = useSteps(sections);
  const current = steps.find((step) => step.current)?.sections?.find((row) => row.current);
  return (
    <StepBar
      label={
        <Trans>
          Step {number} of {order.length}: {current?.label}
        </Trans>
      }
      parts={parts}
      words={{ title: t`All steps`, close: t`Close` }}
    >
      {(close) => <ApplicationSteps steps={steps} onPick={close} />}
    </StepBar>
  );
}
