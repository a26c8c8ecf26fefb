import { percentWords } from "#contract/moments.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { decimals, known, times } from "#contract/exact.ts";
import type { LookThrough, Standing, Threshold } from "#contract/ownership/look-through.ts";
import { pathsOf, percentShown } from "#contract/ownership/paths.ts";
import type { Stake, Structure } from "#contract/ownership/structure.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { MinusIcon } from "#ui/icons/MinusIcon.tsx";
import { UserIcon } from "#ui/icons/UserIcon.tsx";
import { UsersIcon } from "#ui/icons/UsersIcon.tsx";
import { ShareBar } from "#ui/ShareBar.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import * as css from "./ownership-table.css.ts";
import { partyName } from "./ownership-holders.ts";
import { pathWords, reasonWords, shareWords } from "./ownership-words.ts";

export const tableId = "ownership-table";

/** Of more paths than these the product is shown without them. */
const pathsShown = 6;

interface Props {
  structure: Structure;
  found: LookThrough;
  thresholds: readonly Threshold[];
  /** Ids of those about whom everything is given. */
  complete: readonly string[];
}

/** The chart in words: who holds how much, by which path, and why each person is needed. */
export function OwnershipTable({ structure, found, thresholds, complete }: Props) {
  const { t, i18n } = useLingui();
  const marks = thresholds.map(({ percent }) => percent);
  const atLeast = marks.map((mark) => percentWords(String(mark), i18n.locale)).join(", ");
  const isOpen = ({ needed, party }: Standing) => needed && !complete.includes(party.id);
  const needed = found.standings.filter(isOpen).length;
  const total = percentWords(percentShown(found.accounted.from, marks), i18n.locale);
  const scale = found.standings.some(({ share }) => percentOf(share.to) > half) ? 2 * half : half;
  return (
    <Card as="section">
      <div className={css.head}>
        <h2 className={h3}>
          <Trans>Who must be added, and why</Trans>
        </h2>
        {needed > 0 ? (
          <Badge tone="info" icon={<UsersIcon size={16} />}>
            <Trans>{needed} needed</Trans>
          </Badge>
        ) : (
          <Badge tone="positive">
            <Trans>Complete</Trans>
          </Badge>
        )}
      </div>
      <p className={classes(small, css.lead)}>
        <Trans>
          We multiply along each path and add the paths up. The lowest threshold of the lines
          applied for counts.
        </Trans>
      </p>
      <table className={css.table} id={tableId} aria-label={t`Owners`}>
        <thead className={css.tableHead}>
          <tr>
            <th>
              <Trans>Person or entity</Trans>
            </th>
            <th>
              <Trans>Look-through share</Trans>
              <span className={css.marks}>
                <Trans>Threshold {atLeast}</Trans>
              </span>
            </th>
            <th>
              <Trans>Why</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.standings.map((standing) => (
            <Row
              key={standing.party.id}
              standing={standing}
              structure={structure}
              thresholds={thresholds}
              scale={scale}
              complete={complete.includes(standing.party.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td className={css.figure} colSpan={2}>
              {total}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

const half = 50;
const percentOf = (share: Standing["share"]["from"]) =>
  Number(decimals(times(share, known(100)), 6));

interface RowProps {
  standing: Standing;
  structure: Structure;
  thresholds: readonly Threshold[];
  scale: number;
  complete: boolean;
}

function Row({ standing, structure, thresholds, scale, complete }: RowProps) {
  const { i18n } = useLingui();
  const { party, share, needed, reasons } = standing;
  const paths = pathsOf(structure, party.id, pathsShown + 1);
  return (
    <tr className={css.row}>
      <th scope="row" className={css.who}>
        {partyName(party, i18n)}
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
            <span className={css.figure}>{shareWords(share, thresholds, i18n)}</span>
            <Paths stakes={paths.length <= pathsShown ? paths.map((path) => path.stakes) : []} />
          </>
        )}
      </td>
      <td className={css.why}>
        {reasons.map((reason) => {
          const words = reasonWords(reason, i18n);
          return <p key={words}>{words}</p>;
        })}
      </td>
    </tr>
  );
}

/** How a share comes about: the stakes of each path, path by path. */
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
