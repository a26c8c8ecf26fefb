import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useWorkOf } from "../system/work.ts";
import * as css from "./shell.css.ts";

interface Props {
  title: ReactNode;
  description?: ReactNode;
  submit: ReactNode;
  look?: "primary" | "danger";
  /** Why it cannot be sent yet. */
  notYet?: string | undefined;
  onSubmit: () => void;
  children?: ReactNode;
}

/** A dialog of a page that sends one call; a failure is said in it, and what is typed stays. */
export function WorkDialog({
  title,
  description,
  submit,
  look = "primary",
  notYet,
  onSubmit,
  children,
}: Props) {
  const { t } = useLingui();
  const { close, isSending, failure } = useWorkOf();
  return (
    <Dialog
      open
      onClose={close}
      close={t`Close`}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={close} data-safe={look === "danger" || undefined}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look={look} busy={isSending} notYet={notYet ?? false} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {failure === null && children === undefined ? null : (
        <div className={css.dialog}>
          {failure === null ? null : (
            <Callout tone="negative" role="alert">
              {failure}
            </Callout>
          )}
          {children}
        </div>
      )}
    </Dialog>
  );
}
