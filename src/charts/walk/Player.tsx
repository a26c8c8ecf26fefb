import type { player } from "@gatehouse/machines/charts/player";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Actor } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { Select } from "#ui/Select/Select.tsx";
import * as css from "../page/page.css.ts";

/** In ms. */
const pauses = [2000, 1000, 500, 200];

/** Plays a path, shows one step of it, and sets the speed. */
export function Player({ actor }: { actor: Actor<typeof player> }) {
  const { t } = useLingui();
  const { at, length, pause } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const seconds = (ms: number) => ms / 1000;
  return (
    <div className={css.part}>
      <div className={css.row}>
        <Button
          small
          onClick={() => actor.send({ type: isPlaying ? "player.pause" : "player.play" })}
        >
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </Button>
        <Button
          small
          look="secondary"
          notYet={at === 0}
          onClick={() => actor.send({ type: "player.show", at: at - 1 })}
        >
          <Trans>Back</Trans>
        </Button>
        <Button
          small
          look="secondary"
          notYet={at === length}
          onClick={() => actor.send({ type: "player.show", at: at + 1 })}
        >
          <Trans>Next</Trans>
        </Button>
        <span className={css.asideText}>
          <Trans>
            Step {at} of {length}
          </Trans>
        </span>
      </div>
      <Select
        small
        name={t`Time between two steps`}
        value={String(pause)}
        options={pauses.map((ms) => ({
          value: String(ms),
          label: t`A step every ${seconds(ms)} s`,
        }))}
        onChange={(next) => actor.send({ type: "player.speed", pause: Number(next) })}
      />
    </div>
  );
}
