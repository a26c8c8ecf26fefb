import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { useWork } from "../review/case-context.ts";
import * as css from "./decisions.css.ts";

interface Props {
  title: ReactNode;
  description?: ReactNode;
  submit: ReactNode;
  look?: "primary" | "danger";
  /** Why it cannot be sent yet. */
  notYet?: string | undefined;
  onSubmit: () => void;
  /** Neither Escape nor a press outside closes it. */
  firm?: boolean;
  /** Where the focus goes on close, if not back. */
  focusAfter?: () => HTMLElement | null;
  children?: ReactNode;
}

/** A dialog that sends one call; a failure is said in it, and what is typed stays. */
export function DeskDialog({
  title,
  description,
  submit,
  look,
  notYet,
  onSubmit,
  children,
  ...rest
}: Props) {
  const { t } = useLingui();
  const { close, isSending, failure } = useWork();
  const { isKept, discard } = useDialogTyped({});
  return (
    <Dialog
      open
      {...rest}
      onClose={close}
      close={t`Close`}
      title={title}
      description={description}
      actions={
        <>
          {isKept ? (
            <Button
              look="quiet"
              onClick={() => {
                discard();
                close();
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          ) : null}
          <Button look="secondary" onClick={close}>
            {isKept ? <Trans>Keep for later</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button
            look={look ?? "primary"}
            busy={isSending}
            notYet={notYet ?? false}
            onClick={onSubmit}
          >
            {submit}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {failure === null ? null : (
          <Callout tone="negative" role="alert">
            {failure}
          </Callout>
        )}
        {children}
      </div>
    </Dialog>
  );
}
