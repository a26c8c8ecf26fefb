import { useLingui } from "@lingui/react";
import { Combobox } from "#ui/Combobox.tsx";
import { useAnswer } from "../scope.ts";
import { useChoices } from "./choice.tsx";
import type { KindProps } from "./control.ts";
import { useListWords } from "./countries.ts";

/** One of many options: a list to type into. */
export function ListControl({ name, question, field }: KindProps) {
  const { i18n } = useLingui();
  const [value, change] = useAnswer<string>(name);
  return (
    <Combobox
      {...field}
      name={name}
      options={useChoices(question)}
      value={value ?? ""}
      words={useListWords(i18n._(question.label))}
      onChange={change}
    />
  );
}
