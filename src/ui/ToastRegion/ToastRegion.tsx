import type { ReactNode } from "react";
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

/** The live region must be in the page before the first message, or screen readers miss it. */
export function ToastRegion({ toasts, closeLabel, onClose }: ToastRegionProps) {
  const alerts = toasts.filter((toast) => toast.kind === "alert");
  const notes = toasts.filter((toast) => toast.kind !== "alert");
  return (
    <div className={css.region}>
      <div role="status" className={css.pile}>
        {notes.map((toast) => (
          <p key={toast.key} className={css.toast}>
            <CheckIcon />
            <span>{toast.text}</span>
            <IconButton label={closeLabel} className={css.close} onClick={() => onClose(toast.key)}>
              <XIcon />
            </IconButton>
          </p>
        ))}
      </div>
      <div role="alert" className={css.pile}>
        {alerts.map((toast) => (
          <p key={toast.key} className={css.toast}>
            <AlertCircleIcon />
            <span>{toast.text}</span>
            <IconButton label={closeLabel} className={css.close} onClick={() => onClose(toast.key)}>
              <XIcon />
            </IconButton>
          </p>
        ))}
      </div>
    </div>
  );
}
