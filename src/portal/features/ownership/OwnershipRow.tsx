import { Trans, useLingui } from "@lingui/react/macro";
import { decimals, known, times } from "#contract/exact.ts";
import type { Standing } from "#contract/ownership/look-through.ts";
import type { Threshold } from "#contract/ownership/reasons.ts";
import { pathsOf } from "#contract/ownership/paths.ts";
import type { Stake, Structure } from "#contract/ownership/structure.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { MinusIcon, UserIcon } from "#ui/icons/icons.ts";
import { ShareBar } from "#ui/ShareBar/ShareBar.tsx";
import * as css from "./ownership-table.css.ts";
import { partyName } from "#contract/ownership/holders.ts";
import { pathWords, reasonWords, shareWords } from "#contract/ownership/ownership-words.ts";

/** With more paths than these, only the result is shown. */
const pathsShown = 6;

/** In percent, for a bar. */
export const percentOf = (share: Standing["share"]["from"]) =>
  Number(decimals(times(share, known(100)), 6));

interface RowProps {
  standing: Standing;
  structure: Structure;
  hasShares: boolean;
  places: number;
  thresholds: readonly Threshold[];
  scale: number;
  complete: boolean;
}

/** Where there are no shares, none is below a threshold. */
const isTold = (hasShares: boolean) => (reason: Standing["reasons"][number]) =>
  hasShares || reason.code !== "below";

/** One holder: the share, its paths, and why they are needed. */
export function OwnershipRow(row: RowProps) {
  const { standing, hasShares, complete } = row;
  const { i18n } = useLingui();
  const { party, needed, reasons } = standing;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.who}>
        <span className={css.name}>{partyName(party, i18n)}</span>
        <span className={css.badge}>
          {needed && complete ? (
            <Badge tone="positive">
              <Trans>Complete</Trans>
            </Badge>
          ) : needed ? (
            <Badge tone="info" icon={<UserIcon size={16} />}>
              <Trans>Needed</Trans>
            </Badge>
          ) : (
            <Badge icon={<MinusIcon size={16} />}>
              <Trans>Not needed</Trans>
            </Badge>
          )}
        </span>
      </th>
      {hasShares ? <ShareCell {...row} /> : null}
      <td className={css.why}>
        {reasons.filter(isTold(hasShares)).map((reason) => {
          const words = reasonWords(reason, i18n);
          return <p key={words}>{words}</p>;
        })}
      </td>
    </tr>
  );
}

function ShareCell({ standing, structure, places, thresholds, scale }: RowProps) {
  const { i18n } = useLingui();
  const { party, share, needed } = standing;
  const paths = pathsOf(structure, party.id, pathsShown + 1);
  return (
    <td>
      {paths.length === 0 ? (
        <span className={css.paths}>
          <Trans>No share</Trans>
        </span>
      ) : (
        <>
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
          <Paths stakes={paths.length <= pathsShown ? paths.map((path) => path.stakes) : []} />
        </>
      )}
    </td>
  );
}

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
