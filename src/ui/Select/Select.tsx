import { ChevronDownIcon } from "../icons/entry-icons.ts";
import { classes } from "../shared/classes.ts";
import { type ControlProps, inputAttributes } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";
import * as css from "./select.css.ts";

export interface SelectProps extends ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown for the empty value. */
  readonly empty?: string | undefined;
  /** Where there is no visible label. */
  readonly name?: string | undefined;
  readonly small?: boolean | undefined;
}

/** The browser's own list of choices. */
export function Select(props: SelectProps) {
  const { value, onChange, options, empty, name, small } = props;
  return (
    <div className={classes(input.box, css.box, small && css.small, props.invalid && input.wrong)}>
      <select
        {...inputAttributes(props)}
        aria-label={name}
        className={classes(css.select, small && css.smallText)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={css.sign} />
    </div>
  );
}
