import { Trans, useLingui } from "@lingui/react/macro";
import { deskTimeline, timelineKinds } from "#contract/calls/desk-cases.ts";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button/Button.tsx";
import { SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { useCaseSearch, useGo } from "#desk/app/navigation.tsx";
import { useReading } from "#desk/system/use-reading.ts";
import { useCase } from "../review/case-context.ts";
import * as css from "../review/review.css.ts";
import { Events } from "./Events.tsx";
import { kindNames, newestAlone } from "#contract/desk/timeline-words.ts";

/** What happened to the case, reads of documents included; newest first. */
export function TimelinePane() {
  const { case: shown } = useCase();
  const states = shown.lines.map(({ kyc_state: kyc, account_status: account }) => [kyc, account]);
  // Loaded again with the case.
  return <Loaded key={JSON.stringify([shown.snapshot, states])} id={shown.id} />;
}

function Loaded({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const { kind = "" } = useCaseSearch();
  const { result: events, isFailed, retry } = useReading(deskTimeline, { params: { id } });
  if (isFailed)
    return (
      <div className={css.stack}>
        <p>
          <Trans>The timeline could not be loaded.</Trans>
        </p>
        <div>
          <Button look="secondary" small onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </div>
    );
  if (!events) return <SkeletonText lines={["full", "long", "full", "medium"]} />;
  return (
    <div className={css.stack}>
      <Select
        small
        name={t`Event type`}
        empty={t`All event types`}
        value={kind}
        options={timelineKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        onChange={(value) => go.toCase(id, { pane: "timeline", kind: value })}
      />
      <Events events={events.filter((each) => kind === "" || each.kind === kind)} />
      {events.length < limits.deskTimelineMost ? null : (
        <p className={css.caption}>{i18n._(newestAlone)}</p>
      )}
    </div>
  );
}
