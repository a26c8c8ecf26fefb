import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ApplicantHistory, DeskHistory } from "#contract/application/line-history.ts";
import { businessLines } from "#contract/business-lines.ts";
import { formatMoment } from "#contract/moments.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useAddress, useChart, useChartSearch, useHistoryData } from "../app/navigation.tsx";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import { Moment, Moments } from "../page/Moments.tsx";
import * as css from "../page/page.css.ts";
import { Now } from "../walk/Now.tsx";
import { statesAt, stepOf } from "#browser/drawing/matching.ts";
import { Unavailable } from "./Unavailable.tsx";
import { actorName } from "./roles.ts";

type Story = DeskHistory["charts"][number] | ApplicantHistory["charts"][number];

/** Why a line stands where it stands: the events that led to it, each with its state in the drawing. */
export function HistoryPanel() {
  const { name } = useChart();
  const history = useHistoryData()!;
  if (!history.ok) return <Unavailable refusal={history.refusal} missing={<NotForPerson />} />;
  const story = history.data.charts.find(({ chart }) => chart === name) as Story | undefined;
  if (!story) return <Unavailable refusal="notFound" missing={<NotForPerson />} />;
  return <History story={story} line={history.data.line} />;
}

function useShown({ start, events }: Story) {
  const { parts, name } = useChart();
  const { at = "" } = useChartSearch();
  const count = /^\d+$/.test(at) ? Math.min(Number(at), events.length) : events.length;
  return useMemo(() => {
    const states = [start, ...events.map(({ to }) => to)];
    const [from, to] = [states[count - 1], states[count]!];
    const event = events[count - 1]?.type;
    const taken =
      from === undefined || event === undefined
        ? undefined
        : stepOf(name, parts, { from, event, to });
    return {
      count,
      state: to,
      active: statesAt(name, parts, to),
      open: new Set<number>(),
      taken: new Set(taken === undefined ? [] : [taken]),
    };
  }, [parts, name, start, events, count]);
}

function History({ story, line }: { story: Story; line: keyof typeof businessLines }) {
  const { i18n } = useLingui();
  const shown = useShown(story);
  return (
    <Beside
      lead={
        <>
          <p className={css.asideText}>{i18n._(businessLines[line].name)}</p>
          {shown.active.size === 0 ? (
            <Callout tone="caution">
              <Trans>This version of the chart has no state {shown.state}.</Trans>
            </Callout>
          ) : (
            <Now active={shown.active} />
          )}
          <Events story={story} count={shown.count} />
        </>
      }
    >
      <Canvas marks={shown} />
    </Beside>
  );
}

function Events({ story, count }: { story: Story; count: number }) {
  const { i18n } = useLingui();
  const { change } = useAddress();
  const rowOf = (at: number) => ({
    isCurrent: at === count,
    onShow: () => change({ at: String(at) }),
  });
  return (
    <div className={css.part}>
      <h2 className={css.asideHead}>
        <Trans>The events that led here</Trans>
      </h2>
      {story.events.length === 0 ? (
        <p className={css.asideText}>
          <Trans>None: it stands where it began.</Trans>
        </p>
      ) : null}
      <Moments current={count}>
        <Moment {...rowOf(0)}>
          <Trans>Begins in {story.start}</Trans>
        </Moment>
        {story.events.map((event, place) => (
          <Moment key={place} {...rowOf(place + 1)}>
            {event.type} <span className={css.target}>→ {event.to}</span>
            <span className={css.when}>
              {[
                formatMoment(new Date(event.at), i18n),
                "by" in event && event.by ? actorName(event.by, i18n) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </Moment>
        ))}
      </Moments>
    </div>
  );
}

const NotForPerson = () => <Trans>The person who is logged in may not see this.</Trans>;
