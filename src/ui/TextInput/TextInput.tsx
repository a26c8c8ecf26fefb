import type { ComponentProps, ReactNode } from "react";
import { LockIcon } from "../icons/entry-icons.ts";
import { classes } from "../shared/classes.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./input.css.ts";

type Native = Pick<
  ComponentProps<"input">,
  | "autoComplete"
  | "autoCapitalize"
  | "autoFocus"
  | "defaultValue"
  | "enterKeyHint"
  | "inputMode"
  | "lang"
  | "maxLength"
  | "name"
  | "onBlur"
  | "onFocus"
  | "onKeyDown"
  | "onPaste"
  | "placeholder"
  | "ref"
  | "spellCheck"
  | "type"
  | "aria-label"
>;

export interface TextInputProps extends ControlProps, Native {
  /** Without it the input is uncontrolled and begins with `defaultValue`. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  /** Read only, but focusable. */
  readonly locked?: boolean | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly figures?: boolean | undefined;
  readonly align?: "start" | "end";
  readonly className?: string | undefined;
}

export function TextInput(props: TextInputProps) {
  const { id, describedBy, labelledBy: _, invalid, required, ...others } = props;
  const { value, onChange, locked, before, after, figures, align, className, ...native } = others;
  return (
    <div
      className={classes(
        css.box,
        css.oneLine,
        invalid && css.wrong,
        locked && css.locked,
        className,
      )}
    >
      {before === undefined ? null : <span className={css.beside}>{before}</span>}
      <input
        type="text"
        {...native}
        {...inputAttributes({ id, describedBy, invalid, required })}
        className={classes(css.input, figures && css.figures, align === "end" && css.atEnd)}
        value={value}
        readOnly={locked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {after === undefined ? null : <span className={css.beside}>{after}</span>}
      {locked ? (
        <span className={css.beside}>
          <LockIcon />
        </span>
      ) : null}
    </div>
  );
}
