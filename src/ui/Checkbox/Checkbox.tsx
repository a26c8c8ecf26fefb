import type { ReactNode } from "react";
import { CheckIcon } from "../icons/icons.ts";
import * as css from "./checkbox.css.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as tick from "./tick.css.ts";

export interface CheckboxProps extends ControlProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, onBlur, name, children } = props;
  return (
    <label className={css.row}>
      <span className={tick.holder}>
        <input
          {...inputAttributes(props)}
          type="checkbox"
          className={tick.checkbox}
          name={name}
          checked={checked}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <CheckIcon size={16} className={tick.tick} />
      </span>
      <span className={css.text}>{children}</span>
    </label>
  );
}
