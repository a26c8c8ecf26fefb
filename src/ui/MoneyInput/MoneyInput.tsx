import { useState } from "react";
import { Combobox } from "../Combobox/Combobox.tsx";
import type { ComboboxWords } from "../Combobox/Combobox.tsx";
import { editedAmount, groupThousands } from "./amounts.ts";
import { classes } from "../shared/classes.ts";
import type { Option } from "../Combobox/combobox-match.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";

export interface Money {
  readonly currency: string;
  /** Without grouping, as typed: "12315000.50". */
  readonly amount: string;
}

export interface MoneyInputProps extends ControlProps {
  readonly value: Money;
  readonly onChange: (value: Money) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Each option's `short` is its code; a single currency is shown as text. */
  readonly currencies: readonly Option[];
  readonly words: ComboboxWords & { readonly currency: string };
}

/** Groups thousands on blur; a change on focus would clear the selection. */
export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, onBlur, currencies, words } = props;
  const [typed, setTyped] = useState<{ text: string; amount: string }>();
  const shown = typed?.amount === value.amount ? typed.text : groupThousands(value.amount);
  const [only] = currencies.length === 1 ? currencies : [];
  return (
    <div className={classes(input.box, input.joined, props.invalid && input.wrong)}>
      {only === undefined ? (
        <Combobox
          small
          id={props.id === undefined ? undefined : `${props.id}-currency`}
          label={words.currency}
          options={currencies}
          value={value.currency}
          words={words}
          onChange={(currency) => onChange({ currency, amount: value.amount })}
          onBlur={onBlur}
        />
      ) : (
        <span className={input.beside}>{only.short ?? only.label}</span>
      )}
      <input
        {...inputAttributes(props)}
        className={classes(input.input, input.figures)}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const amount = editedAmount(shown, value.amount, text);
          setTyped({ text, amount });
          onChange({ currency: value.currency, amount });
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
    </div>
  );
}
