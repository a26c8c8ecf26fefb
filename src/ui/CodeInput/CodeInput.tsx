import { type InputEvent, useId, useState } from "react";
import { classes } from "../shared/classes.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./code-input.css.ts";
import * as input from "../TextInput/input.css.ts";

export interface CodeInputProps extends ControlProps {
  /** Called when the digits change. */
  readonly onEdit?: (() => void) | undefined;
  readonly length: number;
  /** The name of the input in its form. */
  readonly name: string;
  /** The number of digits typed, in words. */
  readonly count: (typed: number) => string;
}

/** A code from an email in one input. Characters other than digits are dropped, for example dashes in a paste. */
export function CodeInput(props: CodeInputProps) {
  const { onEdit, length, name, count } = props;
  const countId = useId();
  const [digits, setDigits] = useState("");
  const type = ({ currentTarget: field }: InputEvent<HTMLInputElement>) => {
    const typed = field.value.normalize("NFKC").replaceAll(/\D/g, "").slice(0, length);
    if (field.value !== typed) field.value = typed;
    if (typed === digits) return;
    setDigits(typed);
    onEdit?.();
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
          onInput={type}
        />
      </div>
      <div className={css.below}>
        <span id={countId}>{count(digits.length)}</span>
      </div>
    </div>
  );
}
