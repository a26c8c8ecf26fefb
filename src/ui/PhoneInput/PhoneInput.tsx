import { Combobox } from "../Combobox/Combobox.tsx";
import type { ComboboxWords } from "../Combobox/Combobox.tsx";
import { classes } from "../shared/classes.ts";
import type { Option } from "../Combobox/combobox-match.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";

export interface Phone {
  /** Value of the chosen code's option. */
  readonly code: string;
  readonly number: string;
}

export interface PhoneInputProps extends ControlProps {
  readonly value: Phone;
  readonly onChange: (value: Phone) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Each option's `short` is its code, such as "+852". */
  readonly codes: readonly Option[];
  /** Splits a text that begins with a code; undefined for any other. */
  readonly split: (text: string) => Phone | undefined;
  readonly words: ComboboxWords & { readonly code: string };
  readonly name?: string | undefined;
}

/** A country code and a number; a pasted number with its code is split. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, onBlur, codes, split, words, name } = props;
  /** A code is split off once the text is whole: it came at once, or the focus leaves. */
  const type = (text: string, settled: boolean) => {
    onChange((settled ? split(text) : undefined) ?? { code: value.code, number: text });
  };
  return (
    <div className={classes(input.box, input.joined, props.invalid && input.wrong)}>
      <Combobox
        small
        id={props.id === undefined ? undefined : `${props.id}-code`}
        label={words.code}
        options={codes}
        value={value.code}
        words={words}
        onChange={(code) => onChange({ code, number: value.number })}
        onBlur={onBlur}
      />
      <input
        {...inputAttributes(props)}
        className={input.input}
        type="tel"
        name={name}
        autoComplete="tel-national"
        value={value.number}
        onChange={(event) => {
          const text = event.currentTarget.value;
          type(text, text.length > value.number.length + 1);
        }}
        onBlur={(event) => {
          if (/^\s*(\+|00)/.test(value.number)) type(event.currentTarget.value, true);
          onBlur?.();
        }}
      />
    </div>
  );
}
