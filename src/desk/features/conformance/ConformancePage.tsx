import { Trans, useLingui } from "@lingui/react/macro";
import type { ReplyTo } from "#contract/calls/call.ts";
import { deskConformance } from "#contract/calls/charts/desk-charts.ts";
import { formatMoment } from "#contract/moments.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { InfoIcon } from "#ui/icons/icons.ts";
import { h1 } from "#ui/theme/type.css.ts";
import { PageFailed } from "#desk/app/PageFailed.tsx";
import { PageMissing } from "#desk/app/PageMissing.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import { Waiting } from "#desk/app/Waiting.tsx";
import { Page } from "#desk/shell/Page.tsx";
import { useReading } from "#desk/system/use-reading.ts";
import * as css from "../queues/queues.css.ts";
import { ChartTable } from "./ChartTable.tsx";
import { MisfitTable } from "./MisfitTable.tsx";

type Conformance = ReplyTo<typeof deskConformance>;

/** /desk/conformance: whether each stored history follows its chart, as last checked. */
export function ConformancePage() {
  const { t } = useLingui();
  usePageTitle(t`Chart conformance`);
  const { result, refusal, isFailed, retry } = useReading(deskConformance);
  if (refusal?.code === "notFound") return <PageMissing />;
  if (isFailed) return <PageFailed retry={retry} />;
  if (!result) return <Waiting />;
  return (
    <Page>
      <div className={css.content}>
        <h1 className={h1} tabIndex={-1}>
          <Trans>Chart conformance</Trans>
        </h1>
        {result.checked_at === null ? (
          <EmptyState
            icon={<InfoIcon />}
            title={<Trans>Not checked yet</Trans>}
            text={<Trans>The first check runs within an hour after the portal starts.</Trans>}
          />
        ) : (
          <Checked charts={result.charts} at={result.checked_at} />
        )}
      </div>
    </Page>
  );
}

function Checked({ charts, at }: { charts: Conformance["charts"]; at: number }) {
  const { i18n } = useLingui();
  const isSound = charts.every(({ misfit_count, gone }) => misfit_count === 0 && gone.length === 0);
  const time = formatMoment(at, i18n);
  return (
    <>
      <p>
        <Trans>
          Checked {time}. Every stored history was replayed on the chart of its version. One of an
          older version is checked by its states and events; roles and conditions were checked when
          it happened.
        </Trans>
      </p>
      <Callout tone={isSound ? "positive" : "negative"}>
        {isSound ? (
          <Trans>Every history fits its chart, and every stored state exists.</Trans>
        ) : (
          <Trans>Some histories do not fit, or a stored state no longer exists.</Trans>
        )}
      </Callout>
      <ChartTable charts={charts} />
      <MisfitTable charts={charts} />
    </>
  );
}
