import { useId } from "react";
import { classes } from "../shared/classes.ts";
import type { ControlProps } from "../shared/control.ts";
import { partsIn, splitDate } from "./date-parts.ts";
import type { DatePart, DateText } from "./date-parts.ts";
import * as css from "./date-parts.css.ts";
import * as input from "../TextInput/input.css.ts";

export interface DatePartsProps extends ControlProps {
  readonly value: DateText;
  readonly onChange: (value: DateText) => void;
  /** Called when the focus leaves all three parts. */
  readonly onBlur?: (() => void) | undefined;
  readonly locale: string;
  readonly words: Readonly<Record<DatePart, string>>;
  /** All parts by default. */
  readonly wrong?: readonly DatePart[] | undefined;
  /** Offers autofill of a date of birth. */
  readonly birthday?: boolean | undefined;
}

/** Put it in a Field of the kind `group`. */
export function DateParts(props: DatePartsProps) {
  const { value, onChange, onBlur, locale, words, birthday, invalid = false } = props;
  const made = useId();
  const id = props.id ?? made;
  const parts = partsIn(locale);
  const type = (part: DatePart, text: string) => {
    const whole = splitDate(text);
    onChange(whole ?? { ...value, [part]: text.normalize("NFKC").replaceAll(/\D/g, "") });
  };
  return (
    <div
      className={css.parts}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {parts.map((part, index) => {
        const partId = index === 0 ? id : `${id}-${part}`;
        const wrong = invalid && (props.wrong?.includes(part) ?? true);
        return (
          <div key={part} className={css.part}>
            <label htmlFor={partId} className={css.label}>
              {words[part]}
            </label>
            <div className={classes(input.box, css.size[part], wrong && input.wrong)}>
              <input
                id={partId}
                className={classes(input.input, input.figures)}
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : "off"}
                aria-invalid={wrong || undefined}
                aria-describedby={props.describedBy}
                aria-required={props.required}
                value={value[part]}
                onChange={(event) => type(part, event.currentTarget.value)}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}
