import { useId } from "react";
import type { ReactNode } from "react";
import { CheckIcon } from "../icons/icons.ts";
import * as css from "./choice-cards.css.ts";
import { classes } from "../shared/classes.ts";
import type { ControlProps } from "../shared/control.ts";
import * as tick from "../Checkbox/tick.css.ts";

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
}

interface Common extends ControlProps {
  readonly choices: readonly Choice[];
  readonly name?: string | undefined;
  readonly columns?: 1 | 2;
  readonly onBlur?: (() => void) | undefined;
}
interface One extends Common {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}
interface Several extends Common {
  readonly values: readonly string[];
  /** In the order of the choices; values that are not shown are kept, last. */
  readonly onChange: (values: readonly string[]) => void;
}

/** Put it in a Field of the kind `radios`. */
export function ChoiceCards({ value, onChange, ...rest }: One) {
  return (
    <Cards
      {...rest}
      type="radio"
      isChosen={(choice) => choice === value}
      onPick={(choice) => onChange(choice)}
    />
  );
}

/** Put it in a Field of the kind `group`. */
export function ChoiceCardsMany({ values, onChange, ...rest }: Several) {
  const shown = rest.choices.map((each) => each.value);
  const pick = (choice: string, chosen: boolean) =>
    onChange([
      ...shown.filter((each) => (each === choice ? chosen : values.includes(each))),
      ...values.filter((each) => !shown.includes(each)),
    ]);
  return (
    <Cards {...rest} type="checkbox" isChosen={(choice) => values.includes(choice)} onPick={pick} />
  );
}

interface CardsProps extends Common {
  readonly type: "radio" | "checkbox";
  readonly isChosen: (value: string) => boolean;
  readonly onPick: (value: string, chosen: boolean) => void;
}

function Cards(props: CardsProps) {
  const { type, choices, columns = 1, isChosen, onPick, onBlur } = props;
  const made = useId();
  const id = props.id ?? made;
  const radios = type === "radio";
  return (
    <div
      role={radios ? "radiogroup" : undefined}
      aria-labelledby={radios ? props.labelledBy : undefined}
      aria-describedby={radios ? props.describedBy : undefined}
      aria-required={radios ? props.required : undefined}
      aria-invalid={radios ? props.invalid || undefined : undefined}
      className={classes(css.cards, columns === 2 && css.twoColumns)}
    >
      {choices.map(({ value, label, detail }, index) => (
        <label key={value} className={classes(css.card, props.invalid && css.wrong)}>
          <span className={tick.holder}>
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type={type}
              className={radios ? tick.radio : tick.checkbox}
              name={props.name ?? id}
              value={value}
              checked={isChosen(value)}
              aria-describedby={detail === undefined ? undefined : `${id}-${value}-detail`}
              onBlur={onBlur}
              onChange={(event) => onPick(value, event.currentTarget.checked)}
            />
            {radios ? null : <CheckIcon size={16} className={tick.tick} />}
          </span>
          <span className={css.words}>
            <span className={css.label}>{label}</span>
            {detail === undefined ? null : (
              <span id={`${id}-${value}-detail`} className={css.detail}>
                {detail}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
