import { setNonce } from "get-nonce";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { XIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import * as css from "./dialog.css.ts";
import { h2 } from "../theme/type.css.ts";

// The lock of the page's scrolling is a style element; the page's policy lets it in by this nonce only.
setNonce(document.querySelector<HTMLStyleElement>("style[nonce]")?.nonce ?? "");

export interface DialogProps {
  readonly open: boolean;
  /** Asked to close by Escape, by the close button or by a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last; the one with `data-safe` takes the focus, else the first field does. */
  readonly actions?: ReactNode;
  /** Names a close button at the head; without it only the actions close. */
  readonly close?: string | undefined;
  /** Must be answered: neither Escape nor a press outside closes it. */
  readonly firm?: boolean | undefined;
  /** Changes when something else is asked in the same place: it is read out, and the focus starts anew. */
  readonly subject?: string;
  /** From below at any width, as tall as it needs. */
  readonly sheet?: boolean | undefined;
  /** Where the focus goes when it closes; without one, or where it gives none, back to what had it before. */
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

/** Never the close button, which would end what has just begun: with neither button nor field the dialog itself. */
const focusFirst = (event: Event) => {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const first = dialog.querySelector<HTMLElement>("[data-safe]") ?? dialog.querySelector(field);
  (first instanceof HTMLElement ? first : dialog).focus();
};
