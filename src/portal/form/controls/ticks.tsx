import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Note } from "#ui/Note.tsx";
import { small } from "#ui/theme/type.css.ts";
import { YesNo } from "#ui/YesNo.tsx";
import { useAnswer, useScope } from "../scope.ts";
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
  const statement = question.statement ? i18n._(question.statement) : null;
  if (useScope().facts.mayConsent === false)
    return (
      <Note>
        <p>{statement}</p>
        <p className={small}>
          {value ? (
            <Trans>The account holder has confirmed this.</Trans>
          ) : (
            <Trans>Only the account holder can confirm this.</Trans>
          )}
        </p>
      </Note>
    );
  return (
    <Checkbox {...field} name={name} checked={value === true} onChange={change}>
      {statement}
    </Checkbox>
  );
}
