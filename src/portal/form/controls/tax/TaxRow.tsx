import { useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { noTinReasons } from "#contract/tax/types.ts";
import { taxParts } from "#contract/tax/question.ts";
import { typedOver } from "#contract/questions/numbers/masked.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { TaxResidence } from "#contract/tax/rule.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { TrashIcon } from "#ui/icons/icons.ts";
import type { ControlProps } from "#ui/shared/control.ts";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { Part } from "../address/Part.tsx";
import { useCountryOptions, useListWords } from "../countries.ts";
import * as css from "./tax.css.ts";
import { TinOffer } from "#portal/form/offers/TinOffer.tsx";

export type Row = TaxResidence & { id: string };
type Name = keyof TaxResidence;

interface Props {
  field: ControlProps;
  /** Counted from 0. */
  at: number;
  row: Row;
  issues: readonly Issue[];
  alone: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

/** One place, with its number or the reason why there is none. */
export function TaxRow({ field, at, row, issues, alone, onChange, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const number = at + 1;
  const places = useCountryOptions();
  const placeWords = useListWords(t`Countries and regions`);
  const reasonWords = useListWords(i18n._(taxParts.reason));
  const reasons = noTinReasons.map(({ value, label }) => ({ value, label: i18n._(label) }));
  const id = (name: Name) =>
    at === 0 && name === "country" ? field.id : `${field.id}-${at}-${name}`;
  const bind = (name: Name) => ({
    id: id(name),
    describedBy: field.describedBy,
    invalid: issues.some(({ path }) => path.endsWith(`.${name}`)),
    value: row[name],
    onChange: (value: string) => onChange({ ...row, [name]: value }),
  });
  const withoutReason = (text: string) =>
    onChange({ ...row, tin: typedOver(row.tin, text), reason: "", explanation: "" });
  const text = { autoComplete: "off", maxLength: limits.typedMax };
  return (
    <div className={css.row}>
      <Part id={id("country")} label={i18n._(taxParts.country)}>
        <Combobox {...bind("country")} required options={places} words={placeWords} />
      </Part>
      <Part id={id("tin")} label={i18n._(taxParts.tin)}>
        <TextInput {...bind("tin")} {...text} onChange={withoutReason} />
        {row.tin === "" ? (
          <TinOffer id={id("tin")} place={row.country} onTake={withoutReason} />
        ) : null}
      </Part>
      {row.country !== "" && row.tin.trim() === "" ? (
        <Part id={id("reason")} label={i18n._(taxParts.reason)} className={css.whole}>
          <Combobox {...bind("reason")} options={reasons} words={reasonWords} />
        </Part>
      ) : null}
      {row.reason === "unobtainable" ? (
        <Part id={id("explanation")} label={i18n._(taxParts.explanation)} className={css.whole}>
          <TextInput {...bind("explanation")} {...text} />
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
