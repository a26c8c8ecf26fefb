import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Issue } from "#contract/questions/section.ts";
import { summaryWords } from "#contract/questions/words.ts";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { fieldId, useScope } from "./scope.ts";

/** Everything wrong on the page: each issue with a link to its field, or the server's refusal. */
export function FormErrors() {
  const { form, section, page } = useScope();
  const { t, i18n } = useLingui();
  const issues = useSelector(form, (snapshot) => snapshot.context.issues) as Issue[];
  const refusal = useSelector(form, (snapshot) => snapshot.context.refusal);
  const attempts = useSelector(form, (snapshot) => snapshot.context.attempts);
  const broken = useSelector(form, (snapshot) => snapshot.matches("broken"));
  if (refusal) return <ErrorSummary title={refusal} errors={[]} attempt={attempts} />;
  if (broken) return <ErrorSummary title={t`Server error!`} errors={[]} attempt={attempts} />;
  if (issues.length === 0) return null;
  return (
    <ErrorSummary
      title={t`Errors noted on the form. Please check and try again.`}
      attempt={attempts}
      errors={issues.map((issue) => ({
        fieldId: fieldId(page, issue.path),
        text: summaryWords(i18n, issue, section.questions),
      }))}
      onPick={focusNearest}
    />
  );
}

/** Focuses the input of an issue, or the first input of the question that holds it. */
function focusNearest(id: string) {
  const parts = id.split("-");
  for (let length = parts.length; length > 1; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join("-"));
    if (!found) continue;
    const target = found.matches("input, textarea, button, select, [tabindex]")
      ? found
      : found.querySelector<HTMLElement>("input, textarea, button, select");
    target?.focus({ preventScroll: true });
    (target ?? found).scrollIntoView({ block: "center" });
    return;
  }
}
