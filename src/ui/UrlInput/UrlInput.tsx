import { TextInput } from "../TextInput/TextInput.tsx";
import type { ControlProps } from "../shared/control.ts";

export interface UrlInputProps extends ControlProps {
  /** A complete address, "https://www.example.com", or an empty string. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
}

const scheme = "https://";

export function UrlInput({ value, onChange, ...rest }: UrlInputProps) {
  const secure = !/^http:\/\//i.test(value);
  const shown = value.replace(/^https:\/\//i, "");
  const type = (text: string) => {
    const bare = text.trim();
    onChange(bare === "" || /^https?:\/\//i.test(bare) ? bare : scheme + bare);
  };
  return (
    <TextInput
      {...rest}
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      before={secure ? scheme : undefined}
      value={shown}
      onChange={type}
    />
  );
}
