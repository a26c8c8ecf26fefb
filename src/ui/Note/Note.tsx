import type { ReactNode } from "react";
import * as css from "./note.css.ts";

export interface NoteProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Note({ icon, children }: NoteProps) {
  return (
    <div className={css.note}>
      {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
      <div className={css.text}>{children}</div>
    </div>
  );
}
