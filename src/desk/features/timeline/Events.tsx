import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import { type DeskRole, deskRoles } from "#contract/desk/roles.ts";
import { formatMoment } from "#contract/moments.ts";
import { Timeline, type TimelineItem } from "#ui/Timeline/Timeline.tsx";
import { useCase } from "../review/case-context.ts";
import * as css from "../review/review.css.ts";
import { actionNames } from "./timeline-words.ts";

export type Event = ReplyTo<typeof deskTimeline>[number];

const attention = new Set(["kyc.reject", "kyc.lapse", "account.freeze", "account.kycLapsed"]);

export function Events({ events }: { events: readonly Event[] }) {
  if (events.length === 0)
    return (
      <p className={css.nothing}>
        <Trans>Nothing of this kind</Trans>
      </p>
    );
  const items = events
    .toSorted((one, other) => other.at - one.at)
    .map((event, at): TimelineItem => ({
      key: `${at} ${event.at}`,
      text: <Text event={event} />,
      moment: attention.has(event.action) ? "attention" : event.kind === "read" ? "future" : "done",
    }));
  return <Timeline items={items} />;
}

function Text({ event }: { event: Event }) {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  const { by, role, line, target, detail } = event;
  const action = actionNames[event.action];
  const row = line === null ? undefined : businessLines[line as LineId];
  const roleName = deskRoles[role as DeskRole];
  const rows = shown.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const subject =
    shown.files.find(({ uid }) => uid === target)?.title ??
    rows.find((each) => each.target === target)?.label ??
    target;
  return (
    <>
      {action ? i18n._(action) : event.action}
      {row ? `: ${i18n._(row.name)}` : null}
      {subject === null ? null : `: ${subject}`}
      {detail === null ? null : <span className={css.noteText}> ({detail})</span>}
      <span className={css.caption}>
        <br />
        {by}
        {roleName ? `, ${i18n._(roleName)}` : null} · {formatMoment(event.at, i18n)}
      </span>
    </>
  );
}
