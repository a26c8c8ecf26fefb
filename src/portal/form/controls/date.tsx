import { useLingui } from "@lingui/react/macro";
import { type Locale, locales } from "#contract/locales.ts";
import { DateParts } from "#ui/DateParts/DateParts.tsx";
import { useAnswer } from "../scope.ts";
import type { KindProps } from "./control.ts";

/** A day as YYYY-MM-DD; parts not typed yet are empty. */
export function DateControl({ name, field }: KindProps) {
  const [value, change] = useAnswer<string>(name);
  return <DayInput {...field} value={value ?? ""} onChange={change} />;
}

interface DayProps extends Partial<KindProps["field"]> {
  value: string;
  onChange: (value: string) => void;
}

export function DayInput({ value, onChange, ...field }: DayProps) {
  const { t, i18n } = useLingui();
  const [year = "", month = "", day = ""] = value.split("-");
  return (
    <DateParts
      {...field}
      locale={locales[i18n.locale as Locale].intl}
      words={{ day: t`Day`, month: t`Month`, year: t`Year` }}
      value={{ year, month, day }}
      onChange={(parts) => onChange(joined(parts))}
      onBlur={() => onChange(padded({ year, month, day }))}
    />
  );
}

interface Parts {
  year: string;
  month: string;
  day: string;
}

function joined({ year, month, day }: Parts): string {
  return year + month + day === "" ? "" : `${year}-${month}-${day}`;
}

/** Pads single digits on blur: 2019-3-4 becomes 2019-03-04. */
function padded({ year, month, day }: Parts): string {
  const two = (part: string) => (part.length === 1 ? `0${part}` : part);
  return joined({ year, month: two(month), day: two(day) });
}
