import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { limits } from "#contract/limits.ts";
import { Field } from "#ui/Field/Field.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { DeskDialog } from "./DeskDialog.tsx";

interface Props {
  title: ReactNode;
  description?: ReactNode;
  submit: ReactNode;
  look?: "primary" | "danger";
  optional?: boolean;
  onSubmit: (reason: string) => void;
}

/** Asks for a reason, which only the desk reads. */
export function ReasonDialog({ optional = false, onSubmit, ...rest }: Props) {
  const { t } = useLingui();
  const [reason, write] = useState("");
  const isMissing = !optional && reason.trim() === "";
  return (
    <DeskDialog
      {...rest}
      notYet={isMissing ? t`Enter a reason first` : undefined}
      onSubmit={() => onSubmit(reason)}
    >
      <Field
        label={t`Reason`}
        hint={t`Only the desk reads it.`}
        {...(optional ? { mark: t`(optional)` } : {})}
      >
        {(control) => (
          <TextArea {...control} value={reason} onChange={write} limit={limits.deskTextMax} />
        )}
      </Field>
    </DeskDialog>
  );
}
