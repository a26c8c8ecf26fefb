import { useLingui } from "@lingui/react/macro";
import { hasLicence, oldestCertification } from "#contract/forms/certifier.ts";
import type { Locale } from "#contract/locales.ts";
import { certifierKinds } from "#contract/options/lists.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { documentParts } from "#contract/questions/parts.ts";
import type { Certifier } from "#contract/questions/builders/rows.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldRow } from "#ui/FieldRow/FieldRow.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useScope } from "#portal/form/scope.ts";
import { useCountryOptions, useListWords } from "../countries.ts";
import { DayInput } from "../date.tsx";
import { SameCertifier } from "./SameCertifier.tsx";
import type { usePartField } from "./use-part-field.ts";

interface Props {
  field: ReturnType<typeof usePartField>;
  certifier: Partial<Certifier>;
  onChange: (certifier: Partial<Certifier>) => void;
}

/** Who certified a copy, in which capacity, where and when. */
export function CertifierFields({ field, certifier, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { facts } = useScope();
  const oldest = formatDay(oldestCertification(facts), i18n.locale as Locale);
  const places = useCountryOptions();
  const placeWords = useListWords(t`Countries and regions`);
  const kinds = certifierKinds.map(({ value, label }) => ({ value, label: i18n._(label) }));
  const kindWords = useListWords(i18n._(documentParts["certifier.kind"]));
  const bind = (part: keyof Certifier) => ({
    value: certifier[part] ?? "",
    onChange: (value: string) => onChange({ ...certifier, [part]: value }),
  });
  const text = (part: "name" | "capacity" | "licence", mark?: string) => (
    <Field {...field(`certifier.${part}`)} mark={mark}>
      {(control) => <TextInput {...control} {...bind(part)} autoComplete="off" />}
    </Field>
  );
  return (
    <>
      <SameCertifier
        dateId={field("certifier.date").id}
        certifier={certifier}
        onChange={onChange}
      />
      <Field {...field("certifier.kind")}>
        {(control) => <Combobox {...control} {...bind("kind")} options={kinds} words={kindWords} />}
      </Field>
      <FieldRow>
        {text("name")}
        {text("capacity")}
      </FieldRow>
      <FieldRow>
        {text("licence", hasLicence(certifier.kind, facts.rulesOn) ? undefined : t`(optional)`)}
        <Field {...field("certifier.jurisdiction")}>
          {(control) => (
            <Combobox {...control} {...bind("jurisdiction")} options={places} words={placeWords} />
          )}
        </Field>
      </FieldRow>
      <Field {...field("certifier.date")} kind="group" hint={t`On or after ${oldest}`}>
        {(control) => <DayInput {...control} {...bind("date")} />}
      </Field>
    </>
  );
}
