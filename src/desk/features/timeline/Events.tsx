import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import { type DeskRole, deskRoles } from "#contract/desk/roles.ts";
import { formatMoment } from "#contract/moments.ts";
import { Timeline, type TimelineItem } from "#ui/Timeline/Timeline.tsx";
import { useCase } from "../review/case-context.ts";
import * as css from "../review/review.css.ts";
import { detailsIn, subjectOf } from "#contract/desk/event-details.ts";
import { actionNames } from "#contract/desk/timeline-words.ts";

export type Event = ReplyTo<typeof deskTimeline>[number];

const attention = new Set(["kyc.reject", "kyc.lapse", "account.freeze", "account.kycLapsed"]);

export function Events({ events }: { events: readonly Event[] }) {
  if (events.length === 0)
    return (
      <p className={css.nothing}>
        <Trans>No events of this type</Trans>
      </p>
    );
  const items = events.map((event, at): TimelineItem => ({
    key: `${at} ${event.at}`,
    text: <Text event={event} />,
    moment: attention.has(event.action) ? "attention" : event.kind === "read" ? "future" : "done",
  }));
  return <Timeline items={items} />;
}

function Text({ event }: { event: Event }) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { by, role, line, target, detail } = event;
  const action = actionNames[event.action];
  const row = line === null ? undefined : businessLines[line as LineId];
  const roleName = deskRoles[role as DeskRole];
  const office = roleName ? i18n._(roleName) : null;
  const subject = row ? i18n._(row.name) : target === null ? "" : subjectOf(target, shown, i18n);
  const about = subject || (detail === null ? "" : detailsIn(detail, shown, i18n));
  return (
    <>
      <strong className={css.action}>{action ? i18n._(action) : event.action}</strong>
      {about === "" ? null : <span className={css.noteText}> {about}</span>}
      {row && detail !== null ? (
        <span className={css.noteText}> {detailsIn(detail, shown, i18n)}</span>
      ) : null}
      <span className={css.caption}>
        <br />
        {office === null ? by : t`${by}, ${office}`} · {formatMoment(event.at, i18n)}
      </span>
    </>
  );
}
