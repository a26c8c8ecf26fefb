import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { useAddress } from "../app/navigation.tsx";
import * as css from "../page/page.css.ts";
import type { Standing } from "./walk.ts";
import { walkText } from "./walk-text.ts";

/** The steps of a walk, with a way back. */
export function Taken({ now: { taken } }: { now: Standing }) {
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
      </div>
    </div>
  );
}
