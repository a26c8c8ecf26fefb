import { useLingui } from "@lingui/react/macro";
import { kindOf, policyOn } from "#contract/questionnaires/policy.ts";
import { useStored } from "#portal/features/application/application-context.ts";

/** Which questionnaire follows the application, in words. */
export function useQuestionnaireAhead(): string {
  const { t } = useLingui();
  const { answers, today } = useStored();
  const { required, dueDays } = policyOn(today);
  return required.includes(kindOf(answers))
    ? t`An AML questionnaire follows on your dashboard. Send it within ${dueDays} days, unless one that you sent is still valid. Our review may wait for it.`
    : t`A short AML questionnaire follows on your dashboard. It is optional.`;
}
