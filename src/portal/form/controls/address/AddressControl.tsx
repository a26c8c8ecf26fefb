import { useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useAnswer } from "#portal/form/scope.ts";
import { Part } from "./Part.tsx";
import * as css from "../controls.css.ts";
import type { KindProps } from "../control.ts";
import { useCountryOptions, useListWords } from "../countries.ts";

interface Address {
  line1?: string;
  line2?: string;
  city?: string;
  postcode?: string;
  country?: string;
}

const neededParts = new Set<keyof Address>(["line1", "city", "country"]);

export function AddressControl({ name, field, issues }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<Address>(name);
  const options = useCountryOptions();
  const words = useListWords(t`Countries and regions`);
  const address = value ?? {};
  const id = (key: keyof Address) => (key === "line1" ? field.id : `${field.id}-${key}`);
  const part = (key: keyof Address) => ({
    id: id(key),
    describedBy: field.describedBy,
    invalid:
      Boolean(field.invalid) &&
      issues.some((issue) =>
        issue.path.endsWith(name) ? neededParts.has(key) : issue.path.endsWith(`.${key}`),
      ),
    value: address[key] ?? "",
    onChange: (value: string) => change({ ...address, [key]: value }),
  });
  const text = { autoComplete: "off", maxLength: limits.typedMax };
  return (
    <div className={css.stack}>
      <Part id={id("line1")} label={t`Floor, unit, building, street`}>
        <TextInput {...part("line1")} {...text} required />
      </Part>
      <Part id={id("line2")} label={t`Second line (optional)`}>
        <TextInput {...part("line2")} {...text} />
      </Part>
      <div className={css.pair}>
        <Part id={id("city")} label={t`District or city`}>
          <TextInput {...part("city")} {...text} required />
        </Part>
        <Part id={id("postcode")} label={t`Postal code (if there is one)`}>
          <TextInput {...part("postcode")} {...text} />
        </Part>
      </div>
      <Part id={id("country")} label={t`Country or region`}>
        <Combobox {...part("country")} required options={options} words={words} />
      </Part>
    </div>
  );
}
