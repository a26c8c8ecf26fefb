import { useLingui } from "@lingui/react/macro";
import { countryName } from "#contract/options/countries.ts";
import type { Locale } from "#contract/locales.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { useAnswer, useScope } from "../scope.ts";
import * as css from "./controls.css.ts";
import type { KindProps } from "./control.ts";
import { OneOf } from "./list.tsx";
import { RemovableChip } from "./RemovableChip.tsx";
import { useCountryOptions, useListWords } from "./countries.ts";

export function CountryControl({ name, question, field }: KindProps) {
  const { t } = useLingui();
  const options = useCountryOptions(question.offersStateless);
  return <OneOf {...{ name, field, options }} list={t`Countries and regions`} />;
}

/** Several countries or regions: each chosen one stands below with a button to take it away. */
export function CountriesControl({ name, question, field }: KindProps) {
  const { i18n, t } = useLingui();
  const { rulesOn } = useScope().facts;
  const [value, change] = useAnswer<string[]>(name);
  const chosen = value ?? [];
  const options = useCountryOptions().filter((option) => !chosen.includes(option.value));
  const words = useListWords(i18n._(question.label));
  return (
    <div className={css.stack}>
      <Combobox
        {...field}
        key={chosen.join(" ")}
        label={t`Add a country or region`}
        options={options}
        value=""
        words={words}
        onChange={(code) => code !== "" && change([...chosen, code])}
      />
      {chosen.length === 0 ? null : (
        <ul className={css.chips} aria-label={t`Chosen`}>
          {chosen.map((code) => {
            const place = countryName(code, i18n.locale as Locale, rulesOn);
            return (
              <RemovableChip
                key={code}
                label={place}
                remove={t`Remove ${place}`}
                onRemove={() => change(chosen.filter((other) => other !== code))}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}
