import { useId } from "react";
import * as cards from "../ChoiceCards/choice-cards.css.ts";
import { classes } from "../shared/classes.ts";
import type { ControlProps } from "../shared/control.ts";
import * as tick from "../Checkbox/tick.css.ts";
import * as css from "./yes-no.css.ts";

export interface YesNoProps extends ControlProps {
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly words: { readonly yes: string; readonly no: string };
}

/** Put it in a Field of the kind `radios`. No answer is preselected. */
export function YesNo(props: YesNoProps) {
  const { value, onChange, onBlur, words } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <div
      role="radiogroup"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-required={props.required}
      aria-invalid={props.invalid || undefined}
      className={css.pair}
    >
      {[true, false].map((answer) => (
        <label
          key={String(answer)}
          className={classes(cards.card, css.card, props.invalid && cards.wrong)}
        >
          <span className={tick.holder}>
            <input
              id={answer ? id : `${id}-no`}
              type="radio"
              className={tick.radio}
              name={id}
              checked={value === answer}
              onBlur={onBlur}
              onChange={() => onChange(answer)}
            />
          </span>
          <span className={cards.label}>{answer ? words.yes : words.no}</span>
        </label>
      ))}
    </div>
  );
}
