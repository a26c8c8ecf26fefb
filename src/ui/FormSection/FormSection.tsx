import { useId } from "react";
import type { ReactNode } from "react";
import * as css from "./form-section.css.ts";
import { h2, small } from "../theme/type.css.ts";
import { classes } from "../shared/classes.ts";

export interface FormSectionProps {
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      role={title === undefined ? undefined : "group"}
      className={css.section}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? null : (
        <div>
          <h2 id={id} className={h2}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={classes(small, css.lead)}>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
