import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useAddress, useChartSearch } from "../app/navigation.tsx";
import * as css from "./canvas.css.ts";
import { useClosed } from "./use-closed.ts";
import { Zoom } from "./Zoom.tsx";

interface Tooled extends ComponentProps<typeof Zoom> {
  /** How many states and transitions the search has found. */
  found: number;
}

export const Tools = ({ found, ...zoom }: Tooled) => (
  <div className={css.tools}>
    <Find found={found} />
    <Zoom {...zoom} />
    <Closing />
  </div>
);

function Find({ found }: { found: number }) {
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
