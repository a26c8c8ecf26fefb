import type { Report } from "@gatehouse/machines/charts/live";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { useRoot } from "../app/navigation.tsx";
import * as css from "../page/page.css.ts";

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
      <ol className={css.timeline} aria-label={t`Events, the newest first`}>
        {reports.toReversed().map(({ number, chart, event }) => (
          <li key={number}>
            <button
              type="button"
              className={css.moment}
              {...(number === shown ? { "aria-current": "step" } : {})}
              onClick={() => root.send({ type: "timeline.show", number })}
            >
              {event === "" ? <Trans>A tab is there</Trans> : `${chart}: ${event}`}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
