import { useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { formatPercent } from "#contract/moments.ts";
import { PercentTable } from "#ui/PercentTable/PercentTable.tsx";
import { useAnswer } from "../scope.ts";
import type { KindProps } from "./control.ts";
import { useCountryOptions, useListWords } from "./countries.ts";

interface Row {
  id?: string;
  country: string;
  percent: string;
}

export function PercentagesControl({ name, field }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<Row[]>(name);
  const rows = (value ?? []).map((row, index) => ({ ...row, id: row.id ?? String(index) }));
  const words = {
    ...useListWords(t`Countries and regions`),
    add: t`Add a country or region`,
    place: (row: number) => t`Country or region ${row}`,
    percent: (row: number) => t`Share ${row}, in percent`,
    remove: (row: number) => t`Remove row ${row}`,
    sum: (sum: number) => formatPercent(String(sum)),
  };
  return (
    <PercentTable
      {...field}
      rows={rows.map((row) => ({ key: row.id, place: row.country, percent: row.percent }))}
      options={useCountryOptions()}
      words={words}
      most={limits.jurisdictionsMax}
      onAdd={() => change([...rows, { id: crypto.randomUUID(), country: "", percent: "" }])}
      onRemove={(key) => change(rows.filter((row) => row.id !== key))}
      onEdit={({ key, place, percent }) =>
        change(rows.map((row) => (row.id === key ? { id: key, country: place, percent } : row)))
      }
    />
  );
}
