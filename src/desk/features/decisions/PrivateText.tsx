import { Trans, useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { Field } from "#ui/Field/Field.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";

interface Props {
  label: string;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text that never leaves the desk. */
export function PrivateText({ label, optional, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      hint={<Trans>Visible to the desk only.</Trans>}
      {...(optional ? { mark: t`(optional)` } : {})}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={value}
          limit={limits.deskTextMax}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
