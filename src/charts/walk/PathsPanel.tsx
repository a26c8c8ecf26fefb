import { player } from "@gatehouse/machines/charts/player";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { Field } from "#ui/Field/Field.tsx";
import { link } from "#ui/shared/link.css.ts";
import { Select } from "#ui/Select/Select.tsx";
import {
  ChartLink,
  useAddress,
  useChart,
  useChartSearch,
  useScreenActor,
} from "../app/navigation.tsx";
import type { Sample } from "../chart-data.ts";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import { Moment, Moments } from "../page/Moments.tsx";
import { StepWords } from "../page/names.tsx";
import { Now } from "./Now.tsx";
import { Player } from "./Player.tsx";
import { standing, walkable } from "./walk.ts";
import { walkText } from "./walk-text.ts";

/** Plays the paths that the tests generate from the chart's model. */
export function PathsPanel() {
  const { samples } = useChart();
  const { path = "" } = useChartSearch();
  const shown = samples[Number(path || 1) - 1] ?? samples[0]!;
  return <Played key={shown.steps.join(".")} sample={shown} />;
}

function Played({ sample: { steps } }: { sample: Sample }) {
  const { parts } = useChart();
  const actor = useScreenActor(player, { input: { length: steps.length, pause: 1000 } });
  const at = useSelector(actor, ({ context }) => context.at);
  const chart = useMemo(() => walkable(parts), [parts]);
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
          <Choose />
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

function Choose() {
  const { samples } = useChart();
  const { path = "1" } = useChartSearch();
  const { change } = useAddress();
  const options = samples.map(({ title }, at) => ({
    value: String(at + 1),
    label: `${at + 1}. ${title}`,
  }));
  return (
    <Field label={<Trans>Generated path</Trans>}>
      {(control) => (
        <Select
          {...control}
          small
          value={path}
          options={options}
          onChange={(next) => change({ path: next })}
        />
      )}
    </Field>
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
