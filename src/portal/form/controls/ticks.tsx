import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#ui/Checkbox.tsx";
import { YesNo } from "#ui/YesNo.tsx";
import { useAnswer } from "../scope.ts";
import type { KindProps } from "./control.ts";

export function YesNoControl({ name, field }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<"yes" | "no">(name);
  return (
    <YesNo
      {...field}
      value={value === undefined ? undefined : value === "yes"}
      words={{ yes: t`Yes`, no: t`No` }}
      onChange={(yes) => change(yes ? "yes" : "no")}
    />
  );
}

export function ConsentControl({ name, question, field }: KindProps) {
  const { i18n } = useLingui();
  const [value, change] = useAnswer<boolean>(name);
  return (
    <Checkbox {...field} name={name} checked={value === true} onChange={change}>
      {question.statement ? i18n._(question.statement) : null}
    </Checkbox>
  );
}
