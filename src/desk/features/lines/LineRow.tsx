import { Trans, useLingui } from "@lingui/react/macro";
import { WhyLink } from "#browser/WhyLink.tsx";
import { accountStatusLabels } from "#contract/application/status-labels.ts";
import { type AccountStatus } from "#contract/application/status-names.ts";
import { businessLines } from "#contract/business-lines.ts";
import { type RejectionReason } from "#contract/application/rejection-reasons.ts";
import { rejectionReasons } from "#contract/desk/reasons.ts";
import { Cell, CellNote, HeadCell, Row } from "#ui/Table/Table.tsx";
import { useCase } from "../review/case-context.ts";
import type { CaseLine } from "../review/case-work.ts";
import {
  decisionStates,
  type OutcomeId,
  outcomes,
  stateDetails,
} from "#contract/desk/case-words.ts";
import { BandMark, KycMark } from "../words/marks.tsx";
import { Blockers } from "./Blockers.tsx";
import { lineHead } from "./line-head.ts";
import { LineActs } from "./LineActs.tsx";
import * as css from "./lines.css.ts";

export function LineRow({ line }: { line: CaseLine }) {
  const { t, i18n } = useLingui();
  const detail = stateDetails[line.kyc_state];
  const about = { line: line.line, caseId: useCase().case.id };
  return (
    <Row>
      <HeadCell scope="row" id={lineHead(line.line)} tabIndex={-1}>
        {i18n._(businessLines[line.line].name)}
      </HeadCell>
      <Cell head={t`KYC`}>
        <KycMark status={line.kyc_status} />
        {detail ? <CellNote>{i18n._(detail)}</CellNote> : null}
        <WhyLink chart="kycStatus" {...about} />
      </Cell>
      <Cell head={t`Account`}>
        {i18n._(accountStatusLabels[line.account_status as AccountStatus])}
        <WhyLink chart="businessAccount" {...about} />
      </Cell>
      <Cell head={t`Risk`}>
        <BandMark band={line.band} />
        {line.needs_two ? (
          <CellNote>
            <Trans>Second approval required</Trans>
          </CellNote>
        ) : null}
      </Cell>
      <Cell head={t`Decision`}>
        <Decision line={line} />
        <WhyLink chart="decision" {...about} />
      </Cell>
      <Cell head={t`Required before approval`}>
        <Blockers line={line} />
      </Cell>
      <Cell head={t`Actions`}>
        <LineActs line={line} />
      </Cell>
    </Row>
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
