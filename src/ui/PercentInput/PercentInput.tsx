import { TextInput, type TextInputProps } from "../TextInput/TextInput.tsx";

const figures = (typed: string): string => typed.normalize("NFKC").replaceAll(/[\s%]/g, "");

/** A percentage: "１０ %" becomes "10". */
export function PercentInput({ onChange, ...others }: TextInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      figures
      align="end"
      after="%"
      {...others}
      onChange={(typed) => onChange(figures(typed))}
    />
  );
}
