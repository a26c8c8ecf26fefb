import { useLingui } from "@lingui/react/macro";
import { certifierKinds } from "#contract/options/lists.ts";
import type { Certifier, Documents } from "#contract/questions/row-builders.ts";
import { type DocumentPart, documentParts } from "#contract/questions/document-parts.ts";
import type { Issue } from "#contract/questions/section.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldRow } from "#ui/FieldRow/FieldRow.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useCountryOptions, useListWords } from "../countries.ts";
import { DayInput } from "../date.tsx";
import type { SlotRules } from "./slot-rules.tsx";
import * as css from "./documents.css.ts";

interface Props {
  id: string;
  name: string;
  rules: SlotRules;
  value: Documents | undefined;
  issues: Issue[];
  onChange: (value: Documents) => void;
}

/** The date of a document, and who certified the copy. */
export function SlotFacts({ id, name, rules, value, issues, onChange }: Props) {
  const { t, i18n } = useLingui();
  const places = useCountryOptions();
  const placeWords = useListWords(t`Countries and regions`);
  const kindWords = useListWords(i18n._(documentParts["certifier.kind"]));
  const now: Documents = { files: [], ...value };
  const certifier = (now.certifier ?? {}) as Partial<Certifier>;
  const certify = (part: Partial<Certifier>) =>
    onChange({ ...now, certifier: { ...certifier, ...part } as Certifier });
  const field = (part: DocumentPart) => {
    const issue = issues.find(({ path }) => path.endsWith(`${name}.${part}`));
    return {
      id: `${id}-${part.replace(".", "-")}`,
      label: i18n._(documentParts[part]),
      error: issue ? formatIssue(i18n, issue, documentParts[part]) : undefined,
      required: part !== "certifier.licence",
    };
  };
  const text = (part: "name" | "capacity" | "licence") => (
    <Field {...field(`certifier.${part}`)} {...(part === "licence" ? { mark: t`(optional)` } : {})}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={certifier[part] ?? ""}
          onChange={(value) => certify({ [part]: value })}
        />
      )}
    </Field>
  );
  return (
    <div className={css.facts}>
      <FieldStack>
        {rules.oldest === null ? null : (
          <Field {...field("dated")} kind="group">
            {(control) => (
              <DayInput
                {...control}
                value={now.dated ?? ""}
                onChange={(dated) => onChange({ ...now, dated })}
              />
            )}
          </Field>
        )}
        {rules.certified ? (
          <>
            <Field {...field("certifier.kind")}>
              {(control) => (
                <Combobox
                  {...control}
                  options={certifierKinds.map(({ value, label }) => ({
                    value,
                    label: i18n._(label),
                  }))}
                  words={kindWords}
                  value={certifier.kind ?? ""}
                  onChange={(kind) => certify({ kind })}
                />
              )}
            </Field>
            <FieldRow>
              {text("name")}
              {text("capacity")}
            </FieldRow>
            <FieldRow>
              {text("licence")}
              <Field {...field("certifier.jurisdiction")}>
                {(control) => (
                  <Combobox
                    {...control}
                    options={places}
                    words={placeWords}
                    value={certifier.jurisdiction ?? ""}
                    onChange={(jurisdiction) => certify({ jurisdiction })}
                  />
                )}
              </Field>
            </FieldRow>
            <Field {...field("certifier.date")} kind="group">
              {(control) => (
                <DayInput
                  {...control}
                  value={certifier.date ?? ""}
                  onChange={(date) => certify({ date })}
                />
              )}
            </Field>
          </>
        ) : null}
      </FieldStack>
    </div>
  );
}
