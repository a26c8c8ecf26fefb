import { Trans, useLingui } from "@lingui/react/macro";
import { accountStatusLabels } from "#contract/application/status-labels.ts";
import { type AccountStatus } from "#contract/application/status-names.ts";
import { businessLines } from "#contract/business-lines.ts";
import { type RejectionReason } from "#contract/application/rejection-reasons.ts";
import { rejectionReasons } from "#contract/desk/reasons.ts";
import { Button } from "#ui/Button/Button.tsx";
import { CellNote } from "#ui/Table/Table.tsx";
import { type Act, useCase, useWork } from "../review/case-context.ts";
import type { CaseLine } from "../review/case-work.ts";
import {
  actNames,
  decisionStates,
  type OutcomeId,
  outcomes,
  stateDetails,
} from "#contract/desk/case-words.ts";
import { BandMark, KycMark } from "../words/marks.tsx";
import { Blockers } from "./Blockers.tsx";
import * as css from "./lines.css.ts";

export function LineRow({ line }: { line: CaseLine }) {
  const { i18n } = useLingui();
  const detail = stateDetails[line.kyc_state];
  return (
    <tr>
      <th scope="row">{i18n._(businessLines[line.line].name)}</th>
      <td>
        <KycMark status={line.kyc_status} />
        {detail ? <CellNote>{i18n._(detail)}</CellNote> : null}
      </td>
      <td>{i18n._(accountStatusLabels[line.account_status as AccountStatus])}</td>
      <td>
        <BandMark band={line.band} />
        {line.needs_two ? (
          <CellNote>
            <Trans>Second approval required</Trans>
          </CellNote>
        ) : null}
      </td>
      <td>
        <Decision line={line} />
      </td>
      <td>
        <Blockers line={line} />
      </td>
      <td>
        <Acts line={line} />
      </td>
    </tr>
  );
}

function Decision({ line: { decision } }: { line: CaseLine }) {
  const { i18n } = useLingui();
  const state = decisionStates[decision.state];
  const reason = decision.reason && rejectionReasons[decision.reason as RejectionReason];
  return (
    <>
      {decision.outcome === null ? null : (
        <strong className={css.outcome}>{i18n._(outcomes[decision.outcome as OutcomeId])}</strong>
      )}
      <span>{state ? i18n._(state) : decision.state}</span>
      {decision.proposer === null ? null : (
        <CellNote>
          <Trans>Proposed by {decision.proposer.name}</Trans>
        </CellNote>
      )}
      {decision.senior_manager === null ? null : (
        <CellNote>
          <Trans>Endorsed by {decision.senior_manager.name}</Trans>
        </CellNote>
      )}
      {reason ? <CellNote>{i18n._(reason.name)}</CellNote> : null}
    </>
  );
}

const looks: Partial<Record<Act, "primary" | "quiet" | "danger">> = {
  confirm: "primary",
  endorse: "primary",
  return: "quiet",
  withdraw: "quiet",
  close: "quiet",
  decline: "quiet",
  lapse: "quiet",
};

function Acts({ line: { acts, line, needs_case: needsCase } }: { line: CaseLine }) {
  const { i18n } = useLingui();
  const { ask } = useWork();
  const { assignee } = useCase().case;
  if (needsCase)
    return (
      <CellNote>
        {assignee === null ? (
          <Trans>Claim the case to act</Trans>
        ) : (
          <Trans>Assign the case to yourself to act</Trans>
        )}
      </CellNote>
    );
  return (
    <div className={css.acts}>
      {acts.map((act) => (
        <Button
          key={act}
          small
          look={looks[act] ?? "secondary"}
          onClick={() => ask({ kind: "line", act, line })}
        >
          {i18n._(actNames[act])}
        </Button>
      ))}
    </div>
  );
}
