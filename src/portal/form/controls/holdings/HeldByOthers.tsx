import { othersAreNeeded } from "#contract/forms/people/open-issues.ts";
import { withRelated } from "#contract/forms/people/related-parties.ts";
import { AnswerField, type Props } from "#portal/form/AnswerField.tsx";
import { usePageAnswers } from "#portal/form/answers-of.ts";
import { useScope } from "#portal/form/scope.ts";

/** The share of other holders: marked as optional only while no share leads to nobody without it. */
export default function HeldByOthers(props: Props) {
  const { all, facts } = useScope();
  const isNeeded = usePageAnswers((own) =>
    othersAreNeeded(withRelated(own, all(), facts.rulesOn), facts),
  );
  return <AnswerField {...props} isNeeded={isNeeded} />;
}
