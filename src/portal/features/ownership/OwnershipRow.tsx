import { Trans, useLingui } from "@lingui/react/macro";
import type { Standing } from "#contract/ownership/look-through.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { MinusIcon, UserIcon } from "#ui/icons/icons.ts";
import * as css from "./ownership-table.css.ts";
import { NoShare, type RowProps, ShareCell } from "./ShareCell.tsx";
import { isBlank, partyName } from "#contract/ownership/holders.ts";
import { reasonWords } from "#contract/ownership/ownership-words.ts";

/** A share below a threshold says why a holder is not needed. */
const isTold = (isBelowTold: boolean) => (reason: Standing["reasons"][number]) =>
  isBelowTold || reason.code !== "below";

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
          ) : isBlank(standing) ? (
            <Badge>
              <Trans>Not complete</Trans>
            </Badge>
          ) : reasons.some(({ code }) => code === "exempt") ? (
            <Badge icon={<MinusIcon size={16} />}>
              <Trans>Owners not needed</Trans>
            </Badge>
          ) : (
            <NotNeeded />
          )}
        </span>
      </th>
      {hasShares ? <ShareCell {...row} /> : null}
      <td className={css.why}>
        {reasons.filter(isTold(hasShares && !needed)).map((reason) => {
          const words = reasonWords(reason, i18n);
          return <p key={words}>{words}</p>;
        })}
      </td>
    </tr>
  );
}

const NotNeeded = () => (
  <Badge icon={<MinusIcon size={16} />}>
    <Trans>Not needed</Trans>
  </Badge>
);

interface BesideProps {
  name: string;
  why: string;
  hasShares: boolean;
}

/** Beneficiaries as a class, or a responsible person: they have no share and need no entry here. */
export function BesideRow({ name, why, hasShares }: BesideProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.who}>
        <span className={css.name}>{name}</span>
        <span className={css.badge}>
          <NotNeeded />
        </span>
      </th>
      {hasShares ? (
        <td>
          <NoShare />
        </td>
      ) : null}
      <td className={css.why}>
        <p>{why}</p>
      </td>
    </tr>
  );
}
