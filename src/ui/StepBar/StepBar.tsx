import { useState } from "react";
import type { ReactNode } from "react";
import { LazyDialog } from "../LazyDialog/LazyDialog.tsx";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import * as css from "./step-bar.css.ts";

export interface StepBarProps {
  readonly label: ReactNode;
  /** The completed part of each step, from 0 to 1. */
  readonly parts: readonly number[];
  readonly words: { readonly title: string; readonly close: string };
  /** Gets a function that closes the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

export function StepBar({ label, parts, words, children }: StepBarProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.bar}>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
        <ChevronDownIcon />
      </button>
      <div className={css.parts} aria-hidden="true">
        {parts.map((part, index) => (
          // The steps are fixed, so the index is a stable key.
          <progress key={index} className={css.part} value={part} max={1} />
        ))}
      </div>
      <LazyDialog sheet open={open} onClose={close} title={words.title} close={words.close}>
        <div className={css.sheet}>{children(close)}</div>
      </LazyDialog>
    </div>
  );
}
