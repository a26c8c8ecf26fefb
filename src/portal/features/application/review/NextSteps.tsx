import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import { shortDay, shortDayOf } from "#contract/moments.ts";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { useQuestionnaireAhead } from "#portal/features/questionnaires/use-ahead.ts";
import type { Stored } from "../answers.ts";
import { useStored } from "../application-context.ts";

const later = "future" as const;

interface Props {
  submission: NonNullable<Stored["submission"]>;
}

/** What happens after a submission, in order. */
export function NextSteps({ submission }: Props) {
  const { t, i18n } = useLingui();
  const { flowId } = useStored();
  const { identity_checks: checks = 0 } = submission;
  const questionnaire = useQuestionnaireAhead();
  const locale = i18n.locale as Locale;
  const by = shortDayOf(submission.reply_by, locale);
  const when = shortDay(submission.submitted_at, locale);
  const isIndividual = flowId === "otcIndividual";
  const verifiesFace =
    isIndividual &&
    submission.lines.some((line) => lineOf(line as LineId).verifiesFaceOf.includes("individual"));
  return (
    <>
      <h2 className={h3}>
        <Trans>What happens next</Trans>
      </h2>
      <Timeline
        items={[
          { key: "sent", text: t`You submitted the application`, when, moment: "done" },
          {
            key: "check",
            text: t`We review your answers and documents`,
            moment: "current",
          },
          ...(verifiesFace
            ? [{ key: "face", text: t`You verify your face, if you have not yet`, moment: later }]
            : []),
          ...(checks > 0
            ? [
                {
                  key: "identity",
                  text: (
                    <Plural
                      value={checks}
                      one="One person verifies their identity by a link of their own. Your dashboard shows whether they have."
                      other="# people verify their identity, each by a link of their own. Your dashboard shows who has not yet."
                    />
                  ),
                  moment: later,
                },
              ]
            : []),
          { key: "questionnaire", text: questionnaire, moment: later },
          {
            key: "reply",
            text: t`We reply by email and on your dashboard`,
            when: t`by ${by}`,
            moment: later,
          },
        ]}
      />
    </>
  );
}
