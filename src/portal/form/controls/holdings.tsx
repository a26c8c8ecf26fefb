import { useLingui } from "@lingui/react/macro";
import { shareBands, type StakeKind, stakeKinds } from "#contract/options/ownership.ts";
import { companiesOf } from "#contract/ownership/from-answers.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { Button } from "#ui/Button.tsx";
import { Combobox } from "#ui/Combobox.tsx";
import type { Option } from "#ui/combobox-match.ts";
import type { ControlProps } from "#ui/control.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { PlusIcon } from "#ui/icons/PlusIcon.tsx";
import { TrashIcon } from "#ui/icons/TrashIcon.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { inside, useAnswer, usePageAnswers, useScope } from "../scope.ts";
import type { KindProps } from "./control.ts";
import { useListWords } from "./countries.ts";
import * as css from "./holdings.css.ts";

interface Row {
  id: string;
  of: string;
  stake: string;
  percent: string;
  band: string;
}

const blank = { id: "first", of: applicant, stake: "", percent: "", band: "" };

/** What one party holds, one row for each share; of which company is asked only where there are companies. */
export function HoldingsControl({ name, question, field }: KindProps) {
  const { t } = useLingui();
  const [held, change] = useAnswer<Partial<Row>[]>(name);
  const holdable = useHoldable();
  const rows = (held?.length ? held : [blank]).map((row, at) => ({
    ...blank,
    ...row,
    id: row.id ?? String(at),
  }));
  const add = () => change([...rows, { ...blank, id: crypto.randomUUID() }]);
  return (
    <div className={css.rows}>
      {rows.map((row, at) => (
        <HoldingRow
          key={row.id}
          field={at === 0 ? field : { invalid: field.invalid, describedBy: field.describedBy }}
          row={row}
          stakes={question.stakes!}
          number={at + 1}
          holdable={holdable}
          alone={rows.length === 1}
          onChange={(next) => change(rows.map((other) => (other.id === row.id ? next : other)))}
          onRemove={() => change(rows.filter((other) => other.id !== row.id))}
        />
      ))}
      {holdable.length > 1 ? (
        <div>
          <Button look="quiet" icon={<PlusIcon />} onClick={add}>
            {t`Add a share`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface RowProps {
  field: ControlProps;
  row: Row;
  stakes: readonly StakeKind[];
  /** Counted from 1. */
  number: number;
  holdable: readonly Option[];
  alone: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

function HoldingRow(props: RowProps) {
  const { field, row, stakes, number, holdable, alone, onChange, onRemove } = props;
  const { t, i18n } = useLingui();
  const { id, ...others } = field;
  const kinds = stakeKinds
    .filter(({ value }) => stakes.includes(value))
    .map(({ value, label }) => ({ value, label: i18n._(label) }));
  const bands = shareBands.map(({ value, label }) => ({ value, label: i18n._(label) }));
  const ofWords = useListWords(t`Companies`);
  const kindWords = useListWords(t`How much`);
  const bandWords = useListWords(t`Bands`);
  return (
    <div className={css.row}>
      {holdable.length > 1 ? (
        <div className={css.whole}>
          <Combobox
            {...others}
            label={t`Of, row ${number}`}
            options={holdable}
            value={row.of}
            words={ofWords}
            onChange={(of) => onChange({ ...row, of })}
          />
        </div>
      ) : null}
      <div className={css.much}>
        <Combobox
          {...others}
          id={id}
          label={t`How much, row ${number}`}
          options={kinds}
          value={row.stake}
          words={kindWords}
          onChange={(stake) => onChange({ ...row, stake, percent: "", band: "" })}
        />
      </div>
      {row.stake === "exact" ? (
        <div className={css.value}>
          <TextInput
            {...others}
            aria-label={t`Share, row ${number}, in percent`}
            inputMode="decimal"
            autoComplete="off"
            figures
            align="end"
            after="%"
            value={row.percent}
            onChange={(percent) =>
              onChange({ ...row, percent: percent.normalize("NFKC").replace("%", "").trim() })
            }
          />
        </div>
      ) : null}
      {row.stake === "band" ? (
        <div className={css.value}>
          <Combobox
            {...others}
            label={t`Band, row ${number}`}
            options={bands}
            value={row.band}
            words={bandWords}
            onChange={(band) => onChange({ ...row, band })}
          />
        </div>
      ) : null}
      {alone ? null : (
        <IconButton className={css.remove} label={t`Remove row ${number}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}

/** The applicant, and every company named so far but the one whose holdings these are. */
function useHoldable(): Option[] {
  const { t } = useLingui();
  const { all, path, facts } = useScope();
  const names = usePageAnswers((own) => {
    const companies = companiesOf({ ...all(), relatedInformation: own }, facts.rulesOn);
    const self = inside(own, [...path, "id"]);
    return JSON.stringify(companies.filter(({ id }) => id !== self));
  });
  const companies = JSON.parse(names) as { id: string; name: string }[];
  return [
    { value: applicant, label: t`The applicant` },
    ...companies.map(({ id, name }) => ({ value: id, label: name || t`Company without a name` })),
  ];
}
