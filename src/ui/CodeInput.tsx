import { useId } from "react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { inputAttributes } from "./control.ts";
import type { ControlProps } from "./control.ts";
import * as css from "./code-input.css.ts";
import * as input from "./input.css.ts";

export interface CodeInputProps extends ControlProps {
  /** Digits only. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Told once the last digit is there. */
  readonly onComplete?: ((digits: string) => void) | undefined;
  /** How many digits a code has. */
  readonly length: number;
  readonly name?: string | undefined;
  /** How many of how many digits are typed, in words. */
  readonly count: string;
  /** What is left of the tries, in words. */
  readonly tries?: ReactNode;
}

/** A code from an e-mail in one input; spaces and dashes in a paste fall away. */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, onBlur, onComplete, length, name, count, tries } = props;
  const countId = useId();
  const type = (text: string) => {
    const digits = text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <div>
      <div className={classes(input.box, css.box, props.invalid && input.wrong)}>
        <input
          {...inputAttributes({ ...props, describedBy: classes(props.describedBy, countId) })}
          className={classes(input.input, input.figures, css.input)}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          onBlur={onBlur}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <div className={css.below}>
        <span id={countId}>{count}</span>
        {tries === undefined ? null : <span>{tries}</span>}
      </div>
    </div>
  );
}
