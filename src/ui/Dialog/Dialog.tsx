import { setNonce } from "get-nonce";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { XIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import * as css from "./dialog.css.ts";
import { h2 } from "../theme/type.css.ts";

// The scroll lock is a style element; the content security policy admits it by this nonce only.
setNonce(document.querySelector<HTMLStyleElement>("style[nonce]")?.nonce ?? "");

export interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, the close button and a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The primary button is last. The button with `data-safe` gets the focus, else the first field. */
  readonly actions?: ReactNode;
  /** Label of a close button; without it only the actions close the dialog. */
  readonly close?: string | undefined;
  /** Neither Escape nor a press outside closes it. */
  readonly firm?: boolean | undefined;
  /** Changes with the question: the dialog is announced and focused again. */
  readonly subject?: string;
  /** A sheet from below at any width. */
  readonly sheet?: boolean | undefined;
  /** Where the focus goes on close; without a result, back to where it was. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
}

/** A question over the page; on phones a sheet from below. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, close, firm, subject, sheet } =
    props;
  const { focusAfter } = props;
  const before = useRef<Element | null>(null);
  const stay = (event: Event) => {
    if (firm) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => (wanted ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          key={subject}
          className={classes(css.dialog, sheet && css.sheet)}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            focusFirst(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = focusAfter?.() ?? before.current;
            if (next instanceof HTMLElement) next.focus();
          }}
        >
          <div className={css.body}>
            <div className={css.head}>
              <Radix.Title className={h2}>{title}</Radix.Title>
              {close === undefined ? null : (
                <Radix.Close asChild>
                  <IconButton label={close} className={css.close}>
                    <XIcon />
                  </IconButton>
                </Radix.Close>
              )}
            </div>
            {description === undefined ? null : (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const field = "input:not([hidden]), select, textarea";

/** The close button never gets the first focus. Without a button or a field the dialog itself gets it. */
const focusFirst = (event: Event) => {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const first = dialog.querySelector<HTMLElement>("[data-safe]") ?? dialog.querySelector(field);
  (first instanceof HTMLElement ? first : dialog).focus();
};
