import { Trans, useLingui } from "@lingui/react/macro";
import { isGivenInOtherWords } from "#contract/questions/asked.ts";
import { Checkbox } from "#ui/Checkbox/Checkbox.tsx";
import { Note } from "#ui/Note/Note.tsx";
import { small } from "#ui/theme/type.css.ts";
import { YesNo } from "#ui/YesNo/YesNo.tsx";
import { useAnswers } from "../answers-of.ts";
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
  const { section, facts } = useScope();
  const isAgain = useAnswers((own) => isGivenInOtherWords(section, name, own));
  if (facts.mayConsent === false)
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
    <>
      {isAgain ? (
        <Note>
          <Trans>
            You confirmed this before the type of entity changed. Please read it again and confirm.
          </Trans>
        </Note>
      ) : null}
      <Checkbox {...field} name={name} checked={value === true} onChange={change}>
        {statement}
      </Checkbox>
    </>
  );
}
