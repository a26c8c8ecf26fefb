import { type InputEvent, useId, useState } from "react";
import { classes } from "../shared/classes.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./code-input.css.ts";
import * as input from "../TextInput/input.css.ts";

export interface CodeInputProps extends ControlProps {
  /** Told when other digits stand there. */
  readonly onEdit?: (() => void) | undefined;
  /** How many digits a code has. */
  readonly length: number;
  /** By which name the form that holds the input gives the digits. */
  readonly name: string;
  /** So many of how many digits are typed, in words. */
  readonly count: (typed: number) => string;
}

/** A code from an e-mail in one input, which holds what is typed; all but digits falls away, such as dashes in a paste. */
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
