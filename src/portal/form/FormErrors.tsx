import { valuesOf } from "@gatehouse/machines/shared/answers";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Answers } from "#contract/questions/answers.ts";
import { isAskedAt } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import type { Issue } from "#contract/questions/section.ts";
import { summaryMessage } from "#contract/questions/summary-message.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { refusalMessage } from "../system/refusals.ts";
import { usePageAnswers } from "./answers-of.ts";
import { focusNearest } from "./focus-nearest.ts";
import { fieldId, useScope } from "./scope.ts";

/** All issues of the page, each with a link to its field, or the server's refusal. */
export function FormErrors() {
  const { form, section, page, all, facts } = useScope();
  const { t, i18n } = useLingui();
  const found = useSelector(form, (snapshot) => snapshot.context.issues) as Issue[];
  // A page with conditions has the complete section. Joined, so that it compares by value.
  const isAsked = (own: Answers) => (issue: Issue) =>
    isAskedAt(section as Section, issue.path, own, all(), facts.rulesOn);
  const asked = usePageAnswers((own) => found.map((issue) => Number(isAsked(own)(issue))).join(""));
  const issues = found.filter((_, at) => asked[at] === "1");
  const refusal = useSelector(form, (snapshot) => snapshot.context.refusal);
  const attempts = useSelector(form, (snapshot) => snapshot.context.attempts);
  const isUnreachable = useSelector(form, (snapshot) => snapshot.matches("unreachable"));
  if (refusal)
    return <ErrorSummary title={refusalMessage(refusal)} errors={[]} attempt={attempts} />;
  if (isUnreachable)
    return <ErrorSummary title={t`Server error!`} errors={[]} attempt={attempts} />;
  if (issues.length === 0) return null;
  const worded = (each: Section) => wordedSection(each, all(), facts.rulesOn);
  const own = valuesOf(form.getSnapshot().context);
  return (
    <ErrorSummary
      title={t`Errors noted on the form. Please check and try again.`}
      attempt={attempts}
      errors={issues.map((issue) => ({
        fieldId: fieldId(page, issue.path),
        text: summaryMessage(i18n, issue, section.questions, own, worded),
      }))}
      onPick={focusNearest}
    />
  );
}
