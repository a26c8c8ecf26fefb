import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { PrivateText } from "./PrivateText.tsx";

interface Props {
  title: ReactNode;
  description?: ReactNode;
  submit: ReactNode;
  look?: "primary" | "danger";
  optional?: boolean;
  shownAt?: string;
  onSubmit: (reason: string) => void;
}

/** Asks for a reason, which only the desk reads. */
export function ReasonDialog({ optional = false, onSubmit, ...rest }: Props) {
  const { t } = useLingui();
  const { typed, write } = useDialogTyped({ reason: "" });
  const { reason } = typed;
  const isMissing = !optional && reason.trim() === "";
  return (
    <WorkDialog
      {...rest}
      notYet={isMissing ? t`Enter a reason first` : undefined}
      onSubmit={() => onSubmit(reason)}
    >
      <PrivateText
        label={t`Reason`}
        optional={optional}
        value={reason}
        onChange={(next) => write({ reason: next })}
      />
    </WorkDialog>
  );
}
