import { useState } from "react";
import { EyeIcon, EyeOffIcon } from "../icons/entry-icons.ts";
import { classes } from "../shared/classes.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";
import * as css from "./password-input.css.ts";

export interface PasswordInputProps extends ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly autoComplete: "current-password" | "new-password";
  /** `show` is the button's text; `showPassword` is its accessible name and begins with that text. */
  readonly words: { readonly show: string; readonly showPassword: string };
}

export function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, onBlur, name, autoComplete, words } = props;
  const [shown, setShown] = useState(false);
  return (
    <div className={classes(input.box, props.invalid && input.wrong)}>
      <input
        {...inputAttributes(props)}
        className={classes(input.input, !shown && css.dots)}
        type={shown ? "text" : "password"}
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        type="button"
        className={css.toggle}
        aria-label={words.showPassword}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
        {words.show}
      </button>
    </div>
  );
}
