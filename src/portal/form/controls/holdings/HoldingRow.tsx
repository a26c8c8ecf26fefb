import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { shareBands, type StakeKind, stakeKinds, trustRoles } from "#contract/options/ownership.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import type { Option } from "#ui/Combobox/combobox-match.ts";
import type { ControlProps } from "#ui/shared/control.ts";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { TrashIcon } from "#ui/icons/icons.ts";
import { PercentInput } from "#ui/PercentInput/PercentInput.tsx";
import { Part } from "../address/Part.tsx";
import { useListWords } from "../countries.ts";
import * as css from "./holdings.css.ts";

export interface Holding {
  id: string;
  of: string;
  stake: string;
  percent: string;
  band: string;
}

/** Something that can be held, or a trust in which a party has a role. */
export interface Holdable extends Option {
  isTrust: boolean;
}

const nothing = { stake: "", percent: "", band: "" };
interface RowProps {
  field: ControlProps;
  row: Holding;
  stakes: readonly StakeKind[];
  /** Counted from 1. */
  number: number;
  holdable: readonly Holdable[];
  alone: boolean;
  onChange: (row: Holding) => void;
  onRemove: () => void;
}

export function HoldingRow({ field, row, holdable, onChange, ...props }: RowProps) {
  const { stakes, number, alone, onRemove } = props;
  const { t, i18n } = useLingui();
  const own = useId();
  const { id = own, ...others } = field;
  const isTrustAt = (of: string) => holdable.some(({ value, isTrust }) => isTrust && value === of);
  const isInTrust = isTrustAt(row.of);
  const kinds = [...(isInTrust ? trustRoles : stakeKinds)]
    .filter(({ value }) => stakes.includes(value))
    .map(({ value, label }) => ({ value, label: i18n._(label) }));
  const bands = shareBands.map(({ value, label }) => ({ value, label: i18n._(label) }));
  const ofWords = useListWords(t`Companies and trusts`);
  const kindWords = useListWords(isInTrust ? t`Roles` : t`How much`);
  const bandWords = useListWords(t`Bands`);
  return (
    <div className={alone ? css.onlyRow : css.row}>
      {holdable.length > 1 ? (
        <Part id={`${own}-of`} className={css.whole} label={t`Company or trust`}>
          <Combobox
            {...others}
            id={`${own}-of`}
            label={t`Company or trust, row ${number}`}
            options={holdable}
            value={row.of}
            words={ofWords}
            onChange={(of) =>
              onChange({ ...row, of, ...(isTrustAt(of) === isInTrust ? {} : nothing) })
            }
          />
        </Part>
      ) : null}
      <Part id={id} className={css.much} label={isInTrust ? t`Role` : t`How much`}>
        <Combobox
          {...others}
          id={id}
          label={isInTrust ? t`Role, row ${number}` : t`How much, row ${number}`}
          options={kinds}
          value={row.stake}
          words={kindWords}
          onChange={(stake) => onChange({ ...row, ...nothing, stake })}
        />
      </Part>
      {row.stake === "exact" || row.stake === "votes" ? (
        <Part id={`${own}-share`} className={css.value} label={t`Share`}>
          <PercentInput
            {...others}
            id={`${own}-share`}
            aria-label={t`Share, row ${number}, in percent`}
            value={row.percent}
            onChange={(percent) => onChange({ ...row, percent })}
          />
        </Part>
      ) : null}
      {row.stake === "band" ? (
        <Part id={`${own}-band`} className={css.value} label={t`Band`}>
          <Combobox
            {...others}
            id={`${own}-band`}
            label={t`Band, row ${number}`}
            options={bands}
            value={row.band}
            words={bandWords}
            onChange={(band) => onChange({ ...row, band })}
          />
        </Part>
      ) : null}
      {alone ? null : (
        <IconButton className={css.remove} label={t`Remove row ${number}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}
