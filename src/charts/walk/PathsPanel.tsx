import { player } from "@gatehouse/machines/charts/player";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { link } from "#ui/shared/link.css.ts";
import {
  ChartLink,
  useChart,
  useChartSearch,
  usePaths,
  useScreenActor,
} from "../app/navigation.tsx";
import type { PathGroup } from "../chart-data.ts";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import { Moment, Moments } from "../page/Moments.tsx";
import { StepWords } from "../page/names.tsx";
import { ChoosePath } from "./ChoosePath.tsx";
import { Now } from "./Now.tsx";
import { listPaths, pathsWith } from "./paths.ts";
import { Player } from "./Player.tsx";
import { standing, type Walkable, walkable } from "./walk.ts";
import { walkText } from "./walk-text.ts";

/** Plays the paths that the tests generate from the chart's model. */
export function PathsPanel() {
  const groups = usePaths();
  return groups === null ? null : <Paths groups={groups} />;
}

function Paths({ groups }: { groups: readonly PathGroup[] }) {
  const { parts } = useChart();
  const { path, ends, has } = useChartSearch();
  const chart = useMemo(() => walkable(parts), [parts]);
  const all = useMemo(() => listPaths(chart, groups), [chart, groups]);
  const found = useMemo(() => pathsWith(all, { ends, has }), [all, ends, has]);
  const shown = found.find(({ number }) => number === path) ?? found[0];
  return (
    <>
      <ChoosePath groups={groups} found={found} shown={shown} />
      {shown ? <Played key={shown.number} chart={chart} steps={shown.steps} /> : null}
    </>
  );
}

interface Played {
  chart: Walkable;
  steps: readonly number[];
}

function Played({ chart, steps }: Played) {
  const actor = useScreenActor(player, { input: { length: steps.length, pause: 1000 } });
  const at = useSelector(actor, ({ context }) => context.at);
  const now = useMemo(() => standing(chart, steps.slice(0, at)), [chart, steps, at]);
  const marks = useMemo(
    () => ({
      active: now.active,
      open: new Set(steps.slice(at, at + 1)),
      taken: new Set(now.last),
    }),
    [now, steps, at],
  );
  return (
    <Beside
      lead={
        <>
          <Player actor={actor} />
          <Now active={now.active} />
        </>
      }
      rest={
        <>
          <Moments current={at - 1}>
            {steps.map((number, place) => (
              <Moment
                key={place}
                isCurrent={place === at - 1}
                onShow={() => actor.send({ type: "player.show", at: place + 1 })}
              >
                <StepWords step={chart.steps[number]!} />
              </Moment>
            ))}
          </Moments>
          <WalkOn steps={steps.slice(0, at)} />
        </>
      }
    >
      <Canvas marks={marks} onStep={() => actor.send({ type: "player.show", at: at + 1 })} />
    </Beside>
  );
}

function WalkOn({ steps }: { steps: readonly number[] }) {
  const { path } = useChart();
  return (
    <ChartLink path={path} search={{ walk: walkText(steps) }} className={link} resetScroll={false}>
      <Trans>Walk on from here by hand</Trans>
    </ChartLink>
  );
}
