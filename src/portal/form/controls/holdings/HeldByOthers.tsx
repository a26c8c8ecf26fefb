import { othersAreNeeded } from "#contract/forms/people/open-issues.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { besideRows } from "#contract/questions/asked.ts";
import { AnswerField, type AnswerFieldProps } from "#portal/form/AnswerField.tsx";
import { usePageAnswers } from "#portal/form/answers-of.ts";
import { useScope } from "#portal/form/scope.ts";

/** The share of other holders: marked as optional only while every share leads to a named owner without it. */
export default function HeldByOthers(props: AnswerFieldProps) {
  const { all, facts } = useScope();
  const isNeeded = usePageAnswers((own) =>
    othersAreNeeded(besideRows(relatedInformation, own, all(), facts.rulesOn), facts),
  );
  return <AnswerField {...props} isNeeded={isNeeded} />;
}
