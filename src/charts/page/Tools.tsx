import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { MinusIcon, PlusIcon } from "#ui/icons/icons.ts";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useAddress, useChartSearch } from "../app/navigation.tsx";
import * as css from "./canvas.css.ts";
import { useClosed } from "./use-closed.ts";

interface Tooled {
  /** Null where the drawing fits its frame. */
  scale: number | null;
  shownScale: () => number;
  onZoom: (scale: number | null) => void;
  /** How many states and transitions the search has found. */
  found: number;
}

const steps = [0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.6, 2];

export function Tools({ scale, shownScale, onZoom, found }: Tooled) {
  const { t } = useLingui();
  const smaller = () => onZoom(steps.findLast((step) => step < shownScale() - 0.01) ?? steps[0]!);
  const larger = () => onZoom(steps.find((step) => step > shownScale() + 0.01) ?? steps.at(-1)!);
  return (
    <div className={css.tools}>
      <Find found={found} />
      <div role="group" aria-label={t`Size of the drawing`} className={css.zoom}>
        <IconButton label={t`Smaller`} onClick={smaller}>
          <MinusIcon />
        </IconButton>
        {scale === null ? null : <span className={css.percent}>{Math.round(scale * 100)} %</span>}
        <IconButton label={t`Larger`} onClick={larger}>
          <PlusIcon />
        </IconButton>
        <Button small look="secondary" notYet={scale === null} onClick={() => onZoom(null)}>
          <Trans>Fit the width</Trans>
        </Button>
      </div>
      <Closing />
    </div>
  );
}

function Find({ found }: Pick<Tooled, "found">) {
  const { t } = useLingui();
  const { find = "" } = useChartSearch();
  const { change } = useAddress();
  return (
    <div className={css.find}>
      <TextInput
        type="search"
        aria-label={t`Find in this chart`}
        placeholder={t`Find in this chart`}
        value={find}
        onChange={(next) => change({ find: next })}
      />
      <span role="status" className={css.count}>
        {find === "" ? null : <Plural value={found} one="# match" other="# matches" />}
      </span>
    </div>
  );
}

/** Opens and closes states that have states inside. */
function Closing() {
  const { t } = useLingui();
  const { closable, closed, turn } = useClosed();
  if (closable.length === 0) return null;
  const isHidden = (id: string) => closed.some((outer) => id.startsWith(`${outer}.`));
  return (
    <div role="group" aria-label={t`Show what is inside`} className={css.closing}>
      <span className={css.count}>
        <Trans>Show what is inside</Trans>
      </span>
      {closable
        .filter((id) => !isHidden(id))
        .map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={!closed.includes(id)}
            className={css.toggle}
            onClick={() => turn(id)}
          >
            {id.split(".").slice(1).join(".")}
          </button>
        ))}
    </div>
  );
}
