import { useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { PasswordInput } from "#ui/PasswordInput/PasswordInput.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useAnswer } from "../scope.ts";
import type { KindProps } from "./control.ts";

export function EmailControl({ name, question, field }: KindProps) {
  const [value, change] = useAnswer<string>(name);
  return (
    <TextInput
      {...field}
      name={name}
      inputMode="email"
      autoComplete={question.autocomplete ?? "off"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.typedMax}
      value={value ?? ""}
      onChange={change}
    />
  );
}

export function PasswordControl({ name, question, field }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<string>(name);
  return (
    <PasswordInput
      {...field}
      name={name}
      autoComplete={question.autocomplete === "new-password" ? "new-password" : "current-password"}
      words={{ show: t`Show`, showPassword: t`Show password` }}
      value={value ?? ""}
      onChange={change}
    />
  );
}
