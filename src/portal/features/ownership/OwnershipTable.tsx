import { formatPercent } from "#contract/moments.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { isBlank } from "#contract/ownership/holders.ts";
import type { LookThrough, Standing } from "#contract/ownership/look-through.ts";
import type { Threshold } from "#contract/ownership/reasons.ts";
import { percentShown, placesOf } from "#contract/ownership/paths.ts";
import type { Structure } from "#contract/ownership/structure.ts";
import { Card } from "#ui/Card/Card.tsx";
import { classes } from "#ui/shared/classes.ts";
import { h3, small } from "#ui/theme/type.css.ts";
import * as css from "./ownership-table.css.ts";
import { NeededBadge } from "./NeededBadge.tsx";
import { Lead } from "./OwnershipLead.tsx";
import { Beside } from "./Beside.tsx";
import { OwnershipRow } from "./OwnershipRow.tsx";
import { percentOf } from "./ShareCell.tsx";

export const tableId = "ownership-table";

interface Props {
  structure: Structure;
  found: LookThrough;
  /** A trust has none, of an exempt applicant none counts. */
  hasShares: boolean;
  thresholds: readonly Threshold[];
  /** Ids of the holders with complete answers. */
  complete: readonly string[];
  /** Every share leads to a named owner, and every role that is needed is held. */
  isWhole: boolean;
}

/** The chart in words: shares, paths, and why each person is needed. */
export function OwnershipTable(props: Props) {
  const { structure, found, hasShares, thresholds, complete, isWhole } = props;
  const { t } = useLingui();
  const marks = thresholds.map(({ percent }) => percent);
  const places = placesOf(found, marks);
  const isOpen = ({ needed, party }: Standing) => needed && !complete.includes(party.id);
  const withShare = [...found.trusts, ...found.standings];
  const passed = found.passed.filter((one) => !withShare.some(({ party }) => party === one.party));
  const rows = [...withShare, ...passed];
  const needed = rows.filter(isOpen).length;
  const areBegun = !rows.some(isBlank);
  const total = formatPercent(percentShown(found.accounted.from, marks, places));
  const scale = withShare.some(({ share }) => percentOf(share.to) > half) ? 2 * half : half;
  return (
    <Card as="section">
      <div className={css.head}>
        <h2 className={h3}>
          <Trans>Who you need to add, and why</Trans>
        </h2>
        <NeededBadge count={needed} isWhole={isWhole && areBegun} />
      </div>
      <p className={classes(small, css.lead)}>
        <Lead hasShares={hasShares} isExempt={structure.exemption === "held"} />
      </p>
      <div className={css.frame}>
        <table className={css.table} id={tableId} aria-label={t`Owners`}>
          <Columns marks={marks} hasShares={hasShares} />
          <tbody>
            {rows.map((standing) => (
              <OwnershipRow
                key={standing.party.id}
                standing={standing}
                structure={structure}
                hasShares={hasShares}
                places={places}
                thresholds={thresholds}
                scale={scale}
                complete={complete.includes(standing.party.id)}
                isPassed={passed.includes(standing)}
              />
            ))}
            <Beside structure={structure} hasShares={hasShares} />
          </tbody>
          {hasShares ? <Total share={total} /> : null}
        </table>
      </div>
    </Card>
  );
}

const half = 50;

const Total = ({ share }: { share: string }) => (
  <tfoot>
    <tr className={css.total}>
      <th scope="row">
        <Trans>Total</Trans>
      </th>
      <td className={css.figure} colSpan={2}>
        {share}
      </td>
    </tr>
  </tfoot>
);

function Columns({ marks, hasShares }: { marks: readonly number[]; hasShares: boolean }) {
  const atLeast = marks.map((mark) => formatPercent(String(mark))).join(", ");
  return (
    <thead className={css.tableHead}>
      <tr>
        <th>
          <Trans>Person or entity</Trans>
        </th>
        {hasShares ? (
          <th>
            <Trans>Look-through share</Trans>
            <span className={css.marks}>
              <Trans>Threshold {atLeast}</Trans>
            </span>
          </th>
        ) : null}
        <th>
          <Trans>Why</Trans>
        </th>
      </tr>
    </thead>
  );
}
