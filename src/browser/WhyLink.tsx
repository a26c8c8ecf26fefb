import { Trans, useLingui } from "@lingui/react/macro";
import { chartPaths, type StatusChart } from "#contract/application/chart-paths.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { noteLink } from "#ui/shared/note-link.css.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { hasCharts } from "./charts-shown.ts";

interface Props {
  chart: StatusChart;
  line: LineId;
  /** At the desk. */
  caseId?: string;
}

/** Opens the chart of a status where the line stands, with the events that led to it. */
export function WhyLink({ chart, line, caseId }: Props) {
  const { t, i18n } = useLingui();
  if (!hasCharts()) return null;
  const search = new URLSearchParams({ ...(caseId === undefined ? {} : { case: caseId }), line });
  const name = i18n._(businessLines[line].name);
  const status = {
    kycStatus: t`KYC status`,
    decision: t`Decision`,
    businessAccount: t`Business account`,
  }[chart];
  return (
    <a
      className={noteLink}
      href={`/charts/${chartPaths[chart]}?${search.toString()}`}
      target="_blank"
      rel="noopener"
    >
      <Trans>
        Why is this status here?
        <VisuallyHidden>
          {" "}
          {name}, {status}. Opens in a new tab.
        </VisuallyHidden>
      </Trans>
    </a>
  );
}
