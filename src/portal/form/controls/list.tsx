import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import type { Option } from "#ui/Combobox/combobox-match.ts";
import { useAnswer } from "../scope.ts";
import { useChoices } from "./choice.tsx";
import type { KindProps } from "./control.ts";
import { useListWords } from "./countries.ts";

type Finds = Awaited<ReturnType<NonNullable<KindProps["question"]["finds"]>>>;

/** The search words of the options. The names are enough until they have loaded. */
function useFinds({ finds: fetch }: KindProps["question"]): Finds {
  const [finds, keep] = useState<Finds>({});
  useEffect(() => {
    fetch?.().then(keep, () => undefined);
  }, [fetch]);
  return finds;
}

export function ListControl({ name, question, field }: KindProps) {
  const { i18n } = useLingui();
  const finds = useFinds(question);
  const options = useChoices(question).map((each) => ({ ...each, finds: finds[each.value] ?? [] }));
  return <OneOf {...{ name, field, options }} list={i18n._(question.label)} />;
}

interface OneOfProps extends Pick<KindProps, "name" | "field"> {
  options: Option[];
  /** The name of the list. */
  list: string;
}

/** A list to type into; one option is the answer. */
export function OneOf({ name, field, options, list }: OneOfProps) {
  const [value, change] = useAnswer<string>(name);
  return (
    <Combobox
      {...field}
      name={name}
      options={options}
      value={value ?? ""}
      words={useListWords(list)}
      onChange={change}
    />
  );
}
