import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { useWorkOf } from "./use-work.ts";
import * as css from "./work.css.ts";

interface Props {
  title: ReactNode;
  description?: ReactNode;
  submit: ReactNode;
  look?: "primary" | "danger";
  /** Why it cannot be sent yet. */
  notYet?: string | undefined;
  onSubmit: () => void;
  /** Where the focus goes on close, if not back. */
  focusAfter?: () => HTMLElement | null;
  /** The id of what shows that it was sent, for the focus; by default the focus goes back. */
  shownAt?: string;
  children?: ReactNode;
}

/** A dialog that sends one call; a failure is said in it, and what is typed stays. */
export function WorkDialog({
  title,
  description,
  submit,
  look = "primary",
  notYet,
  onSubmit,
  focusAfter,
  shownAt = "",
  children,
}: Props) {
  const { t } = useLingui();
  const { close, isSending, failure } = useWorkOf();
  const { isKept, discard } = useDialogTyped({});
  const isPlain = children === undefined;
  return (
    <Dialog
      open
      // The last that was drawn before it closes: its call was on its way.
      focusAfter={() => focusAfter?.() ?? (isSending ? document.getElementById(shownAt) : null)}
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
          <Button
            look="secondary"
            onClick={close}
            data-safe={(isPlain && look === "danger") || undefined}
          >
            {isKept ? <Trans>Keep for later</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button look={look} busy={isSending} notYet={notYet ?? false} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {failure === null && isPlain ? null : (
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
