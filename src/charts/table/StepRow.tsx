import { Trans, useLingui } from "@lingui/react/macro";
import { Cell, NoCell, Row } from "#ui/Table/Table.tsx";
import type { WrittenStep } from "#browser/drawing/steps.ts";
import { StepMeaning, StepName, useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";

/** A row that says where an event leads. */
export function StepRow({ step }: { step: WrittenStep }) {
  const { t } = useLingui();
  const localId = useLocalId();
  return (
    <Row>
      <Cell head={t`Event and guard`} className={css.cell}>
        <div>
          <StepName step={step} />
          <StepMeaning step={step} />
        </div>
      </Cell>
      <Cell head={t`Leads to`} className={css.cell}>
        {step.to === null ? <Trans>stays</Trans> : localId(step.to)}
      </Cell>
      <Cell head={t`Actions run`} className={css.cell}>
        {step.actions.length > 0 ? step.actions.join(", ") : <NoCell />}
      </Cell>
    </Row>
  );
}
