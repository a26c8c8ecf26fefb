import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useAddress } from "../app/navigation.tsx";
import { Canvas } from "../page/Canvas.tsx";
import { CopyButton } from "../page/CopyButton.tsx";
import { StepWords } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import { useStanding } from "../page/use-standing.ts";
import { Now } from "./Now.tsx";
import type { Standing } from "./walk.ts";
import { walkText } from "./walk-text.ts";

/** A walk by hand: the reader decides each event and each guard. */
export function WalkPanel() {
  const now = useStanding();
  const { step } = useAddress();
  const take = (number: number) => step({ walk: walkText([...now.taken, number]) });
  const marks = useMemo(
    () => ({
      active: now.active,
      open: new Set(now.choices.map(({ number }) => number)),
      taken: new Set(now.last),
    }),
    [now],
  );
  return (
    <div className={css.columns}>
      <Canvas marks={marks} onStep={take} />
      <aside className={css.aside}>
        {now.isBroken ? (
          <Callout tone="caution">
            <Trans>The walk ends here: its next step is not in this version of the chart.</Trans>
          </Callout>
        ) : null}
        <Now active={now.active} />
        <Choices now={now} onTake={take} />
        <Taken now={now} />
      </aside>
    </div>
  );
}

interface Walked {
  now: Standing;
  onTake: (number: number) => void;
}

function Choices({ now: { choices, refused }, onTake }: Walked) {
  return (
    <>
      <div className={css.part}>
        <h2 className={css.asideHead}>
          <Trans>What can happen next</Trans>
        </h2>
        {choices.length > 0 ? (
          <ul className={css.list}>
            {choices.map((choice) => (
              <li key={choice.number}>
                <button type="button" className={css.choice} onClick={() => onTake(choice.number)}>
                  <StepWords step={choice} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.asideText}>
            <Trans>Nothing: the chart has ended.</Trans>
          </p>
        )}
        <p className={css.asideText}>
          <Trans>A guard in brackets is taken to hold when you choose it.</Trans>
        </p>
      </div>
      {refused.length > 0 ? (
        <div className={css.part}>
          <h2 className={css.asideHead}>
            <Trans>Not accepted here</Trans>
          </h2>
          <p className={css.refused}>{refused.join(", ")}</p>
        </div>
      ) : null}
    </>
  );
}

function Taken({ now: { taken } }: Pick<Walked, "now">) {
  const { t } = useLingui();
  const { step } = useAddress();
  const hasSteps = taken.length > 0;
  return (
    <div className={css.part}>
      <h2 className={css.asideHead}>
        <Trans>Steps taken: {taken.length}</Trans>
      </h2>
      <div className={css.row}>
        <Button
          small
          look="secondary"
          notYet={!hasSteps}
          onClick={() => step({ walk: walkText(taken.slice(0, -1)) })}
        >
          <Trans>One step back</Trans>
        </Button>
        <Button small look="secondary" notYet={!hasSteps} onClick={() => step({ walk: "" })}>
          <Trans>Start again</Trans>
        </Button>
        <CopyButton label={t`Copy link to this walk`} text={location.href} />
      </div>
    </div>
  );
}
