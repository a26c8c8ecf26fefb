import { valuesOf } from "@gatehouse/machines/shared/answers";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Issue } from "#contract/questions/section.ts";
import { summaryMessage } from "#contract/questions/summary-message.ts";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { refusalMessage } from "../system/refusals.ts";
import { focusNearest } from "./focus-nearest.ts";
import { fieldId, useScope } from "./scope.ts";

/** All issues of the page, each with a link to its field, or the server's refusal. */
export function FormErrors() {
  const { form, section, page } = useScope();
  const { t, i18n } = useLingui();
  const issues = useSelector(form, (snapshot) => snapshot.context.issues) as Issue[];
  const refusal = useSelector(form, (snapshot) => snapshot.context.refusal);
  const attempts = useSelector(form, (snapshot) => snapshot.context.attempts);
  const isUnreachable = useSelector(form, (snapshot) => snapshot.matches("unreachable"));
  if (refusal)
    return <ErrorSummary title={refusalMessage(refusal)} errors={[]} attempt={attempts} />;
  if (isUnreachable)
    return <ErrorSummary title={t`Server error!`} errors={[]} attempt={attempts} />;
  if (issues.length === 0) return null;
  const own = valuesOf(form.getSnapshot().context);
  return (
    <ErrorSummary
      title={t`Errors noted on the form. Please check and try again.`}
      attempt={attempts}
      errors={issues.map((issue) => ({
        fieldId: fieldId(page, issue.path),
        text: summaryMessage(i18n, issue, section.questions, own),
      }))}
      onPick={focusNearest}
    />
  );
}
