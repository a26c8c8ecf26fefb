import { useState } from "react";
import type { ReactNode } from "react";
import { LazyDialog } from "../LazyDialog/LazyDialog.tsx";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import * as css from "./step-bar.css.ts";

export interface StepBarProps {
  /** Where one is, such as "Step 2 of 4 - Documents". */
  readonly label: ReactNode;
  /** How much of each step is done, from 0 to 1, one entry a step. */
  readonly parts: readonly number[];
  readonly words: { readonly title: string; readonly close: string };
  /** The rail; gets a function that closes the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

/** The rail of small screens: where one is, how far, and a sheet with all the steps. */
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
          // Steps neither move nor go, so their place is their key.
          <progress key={index} className={css.part} value={part} max={1} />
        ))}
      </div>
      <LazyDialog sheet open={open} onClose={close} title={words.title} close={words.close}>
        <div className={css.sheet}>{children(close)}</div>
      </LazyDialog>
    </div>
  );
}
