import { limits } from "#contract/limits.ts";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useTyped } from "../typed.ts";
import type { KindProps } from "./control.ts";

/** The input is uncontrolled: typing re-renders nothing. */
export function TextControl({ name, question, field }: KindProps) {
  const typed = useTyped(name, question.masks === "answer");
  return (
    <TextInput
      {...field}
      {...typed}
      name={name}
      inputMode={question.digits ? "numeric" : "text"}
      autoComplete={question.autocomplete ?? "off"}
      maxLength={limits.typedMax}
    />
  );
}
