import type { ReactNode } from "react";
import { CheckIcon, XIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import * as css from "./guidance.css.ts";
import { h3 } from "../theme/type.css.ts";

export interface GuidanceProps {
  /** Changes with the question: the new text fades in. */
  readonly questionId?: string;
  readonly title?: ReactNode;
  readonly rule?: ReactNode;
  readonly example?: { readonly label: ReactNode; readonly text: ReactNode } | undefined;
  readonly yes?: ReactNode;
  readonly no?: ReactNode;
}

export function Guidance({ questionId, title, rule, example, yes, no }: GuidanceProps) {
  return (
    <div key={questionId} className={css.guidance}>
      {title === undefined ? null : <h2 className={classes(h3, css.title)}>{title}</h2>}
      {rule === undefined ? null : <div className={css.rule}>{rule}</div>}
      {example === undefined ? null : (
        <div className={css.example}>
          <p className={css.exampleLabel}>{example.label}</p>
          <p>{example.text}</p>
        </div>
      )}
      {yes === undefined ? null : (
        <p className={css.line}>
          <CheckIcon size={16} className={css.yes} />
          <span>{yes}</span>
        </p>
      )}
      {no === undefined ? null : (
        <p className={css.line}>
          <XIcon size={16} className={css.no} />
          <span>{no}</span>
        </p>
      )}
    </div>
  );
}
