import { Trans, useLingui } from "@lingui/react/macro";
import { decimals, known, times } from "#contract/exact.ts";
import type { Standing } from "#contract/ownership/look-through.ts";
import { pathWords, shareWords } from "#contract/ownership/ownership-words.ts";
import { pathsOf } from "#contract/ownership/paths.ts";
import type { Threshold } from "#contract/ownership/reasons.ts";
import type { Stake, Structure } from "#contract/ownership/structure.ts";
import { ShareBar } from "#ui/ShareBar/ShareBar.tsx";
import * as css from "./ownership-table.css.ts";

/** With more paths than these, only the result is shown. */
const pathsShown = 6;

/** In percent, for a bar. */
export const percentOf = (share: Standing["share"]["from"]) =>
  Number(decimals(times(share, known(100)), 6));

export interface RowProps {
  standing: Standing;
  structure: Structure;
  hasShares: boolean;
  places: number;
  thresholds: readonly Threshold[];
  scale: number;
  complete: boolean;
  /** Its share is that of the holders behind it. */
  isPassed: boolean;
}

/** The look-through share of a holder, and the paths it comes from. */
export function ShareCell(row: RowProps) {
  const { i18n } = useLingui();
  const { standing, structure, places, thresholds, scale, isPassed } = row;
  const { party, share, needed } = standing;
  const paths = pathsOf(structure, party.id, pathsShown + 1);
  const words = (
    <Paths stakes={paths.length <= pathsShown ? paths.map((path) => path.stakes) : []} />
  );
  return (
    <td>
      {paths.length === 0 ? (
        <NoShare />
      ) : isPassed ? (
        <span className={css.paths}>
          <Trans>Counted with those behind it</Trans>
        </span>
      ) : percentOf(share.to) === 0 ? (
        <>
          <NoShare />
          {words}
        </>
      ) : (
        <>
          <span className={css.phoneLabel}>
            <Trans>Look-through share</Trans>
          </span>
          <span className={css.bar}>
            <ShareBar
              from={percentOf(share.from)}
              to={percentOf(share.to)}
              marks={thresholds.map(({ percent }) => percent)}
              scale={scale}
              strong={needed}
            />
          </span>
          <span className={css.figure}>{shareWords(share, thresholds, places, i18n)}</span>
          {isSameFigure(paths) ? null : words}
        </>
      )}
    </td>
  );
}

export const NoShare = () => (
  <span className={css.paths}>
    <Trans>No share</Trans>
  </span>
);

/** One share held directly is the look-through share itself. */
const isSameFigure = ([path, ...others]: readonly { stakes: readonly Stake[] }[]) =>
  others.length === 0 && path?.stakes.length === 1 && path.stakes[0]?.kind === "exact";

function Paths({ stakes }: { stakes: readonly (readonly Stake[])[] }) {
  const { i18n } = useLingui();
  return (
    <span className={css.paths}>
      {stakes.map((path, at) => (
        <span key={`${at} ${path.length}`}>
          {at > 0 ? "+ " : ""}
          {pathWords(path, i18n)}
        </span>
      ))}
    </span>
  );
}
