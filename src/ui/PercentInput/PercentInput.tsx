import type { ControlProps } from "../shared/control.ts";
import { TextInput } from "../TextInput/TextInput.tsx";

interface PercentInputProps extends ControlProps {
  readonly name?: string;
  readonly "aria-label"?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A percentage as it is typed; who reads it allows fullwidth digits, spaces and a percent sign. */
export function PercentInput(props: PercentInputProps) {
  return (
    <TextInput {...props} inputMode="decimal" autoComplete="off" figures align="end" after="%" />
  );
}
