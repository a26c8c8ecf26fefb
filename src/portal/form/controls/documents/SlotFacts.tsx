import { useLingui } from "@lingui/react/macro";
import { slotOf } from "#contract/documents/document-slots.ts";
import type { Certifier, Documents } from "#contract/questions/builders/rows.ts";
import type { Issue } from "#contract/questions/section.ts";
import { Field } from "#ui/Field/Field.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { DayInput } from "../date.tsx";
import { CertifierFields } from "./CertifierFields.tsx";
import * as css from "./documents.css.ts";
import type { SlotRules } from "./slot-rules.tsx";
import { usePartField } from "./use-part-field.ts";

interface Props {
  id: string;
  name: string;
  rules: SlotRules;
  value: Documents | undefined;
  issues: Issue[];
  onChange: (value: Documents) => void;
}

/** The date of a document, until when it is in force, and who certified the copy. */
export function SlotFacts({ id, name, rules, value, issues, onChange }: Props) {
  const { t } = useLingui();
  const field = usePartField(id, name, issues);
  const now: Documents = { files: [], ...value };
  const isOfAccounts = slotOf(rules.id).age === "accounts";
  const anyDay = rules.oldest === null ? t`The day on which it was issued or signed.` : undefined;
  const hint = isOfAccounts ? t`The date of the balance sheet or statement.` : anyDay;
  return (
    <div className={css.facts}>
      <FieldStack>
        {rules.dated ? (
          <Field {...field("dated")} kind="group" {...(hint ? { hint } : {})}>
            {(control) => (
              <DayInput
                {...control}
                value={now.dated ?? ""}
                onChange={(dated) => onChange({ ...now, dated })}
              />
            )}
          </Field>
        ) : null}
        {rules.expires ? (
          <Field {...field("expiry")} kind="group">
            {(control) => (
              <DayInput
                {...control}
                value={now.expiry ?? ""}
                onChange={(expiry) => onChange({ ...now, expiry })}
              />
            )}
          </Field>
        ) : null}
        {rules.certified ? (
          <CertifierFields
            field={field}
            certifier={now.certifier ?? {}}
            onChange={(certifier) => onChange({ ...now, certifier: certifier as Certifier })}
          />
        ) : null}
      </FieldStack>
    </div>
  );
}
