import { type ReactNode, useRef } from "react";
import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { CheckIcon, XIcon } from "../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./toast-region.css.ts";

export interface Toast {
  readonly key: string;
  readonly text: ReactNode;
  /** `alert` interrupts a screen reader; use it for errors. */
  readonly kind?: "status" | "alert";
}

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
  readonly onClose: (key: string) => void;
}

/** The live regions must be in the page before the first message, or screen readers miss it. */
export function ToastRegion({ toasts, closeLabel, onClose }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const close = (key: string) => {
    focusNext(region.current!);
    onClose(key);
  };
  const pile = (role: "status" | "alert", icon: ReactNode) => (
    <div role={role} className={css.pile}>
      {toasts
        .filter(({ kind }) => (kind === "alert") === (role === "alert"))
        .map(({ key, text }) => (
          <p key={key} className={css.toast}>
            {icon}
            <span>{text}</span>
            <IconButton label={closeLabel} className={css.close} onClick={() => close(key)}>
              <XIcon />
            </IconButton>
          </p>
        ))}
    </div>
  );
  return (
    <div ref={region} className={css.region}>
      {pile("status", <CheckIcon />)}
      {pile("alert", <AlertCircleIcon />)}
    </div>
  );
}

/** The button that has the focus goes with its toast: the focus moves to that of the next toast, or of the one before. */
function focusNext(region: HTMLElement) {
  const buttons = [...region.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at !== -1) (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
