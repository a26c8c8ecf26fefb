import type { ReactNode } from "react";
import * as css from "../controls.css.ts";

interface Props {
  id: string | undefined;
  label: string;
  className?: string;
  children: ReactNode;
}

/** One labelled input of several under one question. */
export function Part({ id, label, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className={css.partLabel}>
        {label}
      </label>
      {children}
    </div>
  );
}
