import { figureOf } from "../MoneyInput/amounts.ts";
import type { ControlProps } from "../shared/control.ts";
import { TextInput } from "../TextInput/TextInput.tsx";

interface PercentInputProps extends ControlProps {
  readonly name?: string;
  readonly "aria-label"?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const isFigure = (text: string): boolean => /^[\d.,]+$/.test(text);

/** A percentage: as it is typed, and once the box is left as it is read. Words stay, for the rule to refuse. */
export function PercentInput(props: PercentInputProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      figures
      align="end"
      after="%"
      onBlur={() => {
        const figure = figureOf(value);
        if (figure !== value && isFigure(figure)) onChange(figure);
      }}
    />
  );
}
