import type { ReactNode } from "react";
import { AlertCircleIcon } from "./icons/AlertCircleIcon.tsx";
import { CheckIcon } from "./icons/CheckIcon.tsx";
import * as css from "./toast-region.css.ts";

export interface Toast {
  readonly key: string;
  readonly text: ReactNode;
  /** `alert` interrupts a screen reader; for what went wrong. */
  readonly kind?: "status" | "alert";
}

/** Where short messages appear; stands in the page from the start, so that readers hear them. */
export function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }) {
  const alerts = toasts.filter((toast) => toast.kind === "alert");
  const notes = toasts.filter((toast) => toast.kind !== "alert");
  return (
    <div className={css.region}>
      <div role="status" className={css.pile}>
        {notes.map((toast) => (
          <p key={toast.key} className={css.toast}>
            <CheckIcon />
            <span>{toast.text}</span>
          </p>
        ))}
      </div>
      <div role="alert" className={css.pile}>
        {alerts.map((toast) => (
          <p key={toast.key} className={css.toast}>
            <AlertCircleIcon />
            <span>{toast.text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
