import { useId } from "react";
import type { ReactNode } from "react";
import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { classes } from "../shared/classes.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./field.css.ts";

export interface FieldProps {
  /** The id of the control; the error summary links to it. */
  readonly id?: string | undefined;
  readonly label?: ReactNode;
  /** Beside the label, such as "(optional)". */
  readonly mark?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly below?: ReactNode;
  readonly required?: boolean | undefined;
  /**
   * `single`: one input. `group`: several inputs under a legend. `radios`: one choice, where the
   * control itself is the named group. `bare`: the control shows its own label, as a checkbox does.
   */
  readonly kind?: "single" | "group" | "radios" | "bare";
  readonly className?: string | undefined;
  /** The path of the question, for the guidance beside the form. */
  readonly "data-question"?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Renders the label, the hint and the error of one question, and connects their ids. */
export function Field(props: FieldProps) {
  const { label, mark, hint, error, below, required, kind = "single", className, children } = props;
  const question = props["data-question"];
  const made = useId();
  const id = props.id ?? made;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const describedBy = classes(Boolean(hint) && hintId, invalid && errorId) || undefined;
  const group = kind === "group";
  const words = (
    <>
      <span className={css.labelText}>{label}</span>
      {mark === undefined ? null : <span className={css.mark}> {mark}</span>}
    </>
  );
  const parts = (
    <>
      {label === undefined || kind === "bare" ? null : group ? (
        <legend id={labelId} className={css.label}>
          {words}
        </legend>
      ) : kind === "radios" ? (
        <span id={labelId} className={css.label}>
          {words}
        </span>
      ) : (
        <label id={labelId} htmlFor={id} className={css.label}>
          {words}
        </label>
      )}
      {hint ? (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      ) : null}
      {invalid ? (
        <p id={errorId} className={css.error}>
          <AlertCircleIcon size={16} className={css.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
      <div className={css.control}>
        {children({ id, labelledBy: labelId, describedBy, invalid, required })}
        {below === undefined ? null : <div className={css.below}>{below}</div>}
      </div>
    </>
  );
  const look = classes(css.field, invalid && css.wrong, className);
  return group ? (
    <fieldset className={look} aria-describedby={describedBy} data-question={question}>
      {parts}
    </fieldset>
  ) : (
    <div className={look} data-question={question}>
      {parts}
    </div>
  );
}
