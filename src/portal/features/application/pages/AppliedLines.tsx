import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines } from "#contract/business-lines.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { kycStatusOf } from "#contract/application/status-names.ts";
import { Card } from "#ui/Card/Card.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { useStored } from "../application-context.ts";

/** Lines of other applications of the account; they cannot be chosen again. */
export default function AppliedLines() {
  const { i18n } = useLingui();
  const rows = useStored().existingLines.map(({ line, kyc_status }) => ({
    key: line,
    term: i18n._(businessLines[line].name),
    answer: i18n._(kycStatusLabels[kycStatusOf(kyc_status)]),
  }));
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Already applied for</Trans>
      </h2>
      <SummaryList rows={rows} />
    </Card>
  );
}
