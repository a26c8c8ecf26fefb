import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useAddress } from "../app/navigation.tsx";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";
import { CopyButton } from "../page/CopyButton.tsx";
import { StepMeaning, StepWords } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import { useStanding } from "../page/use-standing.ts";
import { Now } from "./Now.tsx";
import { Taken } from "./Taken.tsx";
import type { Standing } from "./walk.ts";
import { walkText } from "./walk-text.ts";

/** A walk by hand: the reader decides each event and each guard. */
export function WalkPanel() {
  const { t } = useLingui();
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
    <Beside
      lead={
        <>
          {now.isBroken ? (
            <Callout tone="caution">
              <Trans>The walk ends here: its next step is not in this version of the chart.</Trans>
            </Callout>
          ) : null}
          <Now active={now.active} />
          <Choices now={now} onTake={take} />
          <Taken now={now} />
        </>
      }
      rest={
        <>
          <Refused now={now} />
          <CopyButton
            key={walkText(now.taken)}
            label={t`Copy link to this walk`}
            text={location.href}
          />
        </>
      }
    >
      <Canvas marks={marks} onStep={take} />
    </Beside>
  );
}

interface Walked {
  now: Standing;
  onTake: (number: number) => void;
}

const Choices = ({ now: { choices }, onTake }: Walked) => (
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
              <StepMeaning step={choice} />
            </button>
          </li>
        ))}
      </ul>
    ) : (
      <p className={css.asideText}>
        <Trans>Nothing: the chart has ended.</Trans>
      </p>
    )}
    {choices.some(({ guard }) => guard !== undefined) ? (
      <p className={css.asideText}>
        <Trans>A guard in brackets is taken to hold when you choose it.</Trans>
      </p>
    ) : null}
  </div>
);

const Refused = ({ now: { refused } }: Pick<Walked, "now">) =>
  refused.length > 0 ? (
    <div className={css.part}>
      <h2 className={css.asideHead}>
        <Trans>Not accepted here</Trans>
      </h2>
      <p className={css.refused}>{refused.join(", ")}</p>
    </div>
  ) : null;
