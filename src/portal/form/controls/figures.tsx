import { useLingui } from "@lingui/react/macro";
import { currencies } from "#contract/options/lists.ts";
import { MoneyInput } from "#ui/MoneyInput/MoneyInput.tsx";
import { PercentInput } from "#ui/PercentInput/PercentInput.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { UrlInput } from "#ui/UrlInput/UrlInput.tsx";
import { useAnswer } from "../scope.ts";
import { useListWords } from "./countries.ts";
import type { KindProps } from "./control.ts";

export function LongTextControl({ name, question, field }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<string>(name);
  return (
    <TextArea
      {...field}
      name={name}
      limit={question.max}
      count={(used, limit) =>
        used > limit
          ? t`${used} of ${limit} characters, ${used - limit} too many`
          : t`${used} of ${limit} characters`
      }
      value={value ?? ""}
      onChange={change}
    />
  );
}

export function UrlControl({ name, field }: KindProps) {
  const [value, change] = useAnswer<string>(name);
  return <UrlInput {...field} name={name} value={value ?? ""} onChange={change} />;
}

export function PercentControl({ name, field }: KindProps) {
  const [value, change] = useAnswer<string>(name);
  return <PercentInput {...field} name={name} value={value ?? ""} onChange={change} />;
}

interface Money {
  currency: string;
  amount: string;
}

const usualCurrency = "USD";

export function MoneyControl({ name, question, field }: KindProps) {
  const { t, i18n } = useLingui();
  const [value, change] = useAnswer<Money>(name);
  const offered = currencies.filter(({ value }) => value === (question.currency ?? value));
  const options = offered.map(({ value, label }) => ({
    value,
    short: value,
    label: `${value} ${i18n._(label)}`,
  }));
  return (
    <MoneyInput
      {...field}
      currencies={options}
      words={{ ...useListWords(t`Currencies`), currency: t`Currency` }}
      value={{ currency: value?.currency ?? usualCurrency, amount: value?.amount ?? "" }}
      onChange={change}
    />
  );
}
