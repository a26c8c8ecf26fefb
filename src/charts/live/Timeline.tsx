import type { Report } from "@gatehouse/machines/charts/live";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { useRoot } from "../app/navigation.tsx";
import { Moment, Moments } from "../page/Moments.tsx";
import * as css from "../page/page.css.ts";

function Told({ report: { chart, event, running } }: { report: Report }) {
  if (event !== "") return `${chart}: ${event}`;
  return running.length > 0 ? <Trans>A tab is there</Trans> : <Trans>A tab was closed</Trans>;
}

/** What the other tabs have told, the newest first; any of it can be shown again. */
export function Timeline({
  reports,
  shown,
}: {
  reports: readonly Report[];
  shown: number | undefined;
}) {
  const { t } = useLingui();
  const root = useRoot();
  const isFollowing = useSelector(root, (snapshot) => snapshot.matches("following"));
  return (
    <div className={css.part}>
      <h2 className={css.asideHead}>
        <Trans>Timeline</Trans>
      </h2>
      <div className={css.row}>
        <Button
          small
          look="secondary"
          notYet={isFollowing}
          onClick={() => root.send({ type: "timeline.follow" })}
        >
          <Trans>Follow</Trans>
        </Button>
        <Button
          small
          look="secondary"
          notYet={reports.length === 0}
          onClick={() => root.send({ type: "timeline.clear" })}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
      <Moments label={t`Events, the newest first`} current={shown}>
        {reports.toReversed().map((report) => (
          <Moment
            key={report.number}
            isCurrent={report.number === shown}
            onShow={() => root.send({ type: "timeline.show", number: report.number })}
          >
            <Told report={report} />
          </Moment>
        ))}
      </Moments>
    </div>
  );
}
