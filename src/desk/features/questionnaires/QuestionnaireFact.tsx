import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "#contract/locales.ts";
import { shortDayOf } from "#contract/moments.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { useCase } from "../review/case-context.ts";

/** In the head of a case: that the applicant still owes the questionnaire. */
export function QuestionnaireFact() {
  const { i18n } = useLingui();
  const { questionnaire } = useCase().case;
  if (questionnaire?.status === "overdue")
    return (
      <li>
        <Badge tone="negative">
          <Trans>AML questionnaire overdue</Trans>
        </Badge>
      </li>
    );
  if (!questionnaire?.due_on) return null;
  const due = shortDayOf(questionnaire.due_on, i18n.locale as Locale);
  return (
    <li>
      <Trans>AML questionnaire due {due}</Trans>
    </li>
  );
}
