import { useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import type { TaxResidence } from "#contract/tax/rule.ts";
import { Button } from "#ui/Button/Button.tsx";
import { PlusIcon } from "#ui/icons/icons.ts";
import { useAnswer } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./tax.css.ts";
import { type Row, TaxRow } from "./TaxRow.tsx";

const blank: Row = { id: "first", country: "", tin: "", reason: "", explanation: "" };

/** Where a person or an entity is resident for tax, and the number there. */
export default function TaxResidencesControl({ name, field, issues }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<(Partial<TaxResidence> & { id?: string })[]>(name);
  const rows = (value?.length ? value : [blank]).map((row, at) => ({
    ...blank,
    ...row,
    id: row.id ?? String(at),
  }));
  return (
    <div className={css.rows}>
      {rows.map((row, at) => (
        <TaxRow
          key={row.id}
          field={field}
          at={at}
          row={row}
          issues={issues.filter(({ path }) => path.includes(`${name}.${at}.`))}
          alone={rows.length === 1}
          onChange={(next) => change(rows.map((other) => (other.id === row.id ? next : other)))}
          onRemove={() => change(rows.filter((other) => other.id !== row.id))}
        />
      ))}
      {rows.length >= limits.taxResidencesMax ? null : (
        <div>
          <Button
            look="quiet"
            icon={<PlusIcon />}
            onClick={() => change([...rows, { ...blank, id: crypto.randomUUID() }])}
          >
            {t`Add a tax residence`}
          </Button>
        </div>
      )}
    </div>
  );
}
