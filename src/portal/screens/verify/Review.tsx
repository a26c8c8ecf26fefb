import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { planFor } from "#contract/forms/pages.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { Locale } from "#contract/locales.ts";
import { dayWords } from "#contract/questions/words.ts";
import { replyDay } from "#contract/working-days.ts";
import { Card } from "#ui/Card.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { h2, small } from "#ui/theme/type.css.ts";
import { Answered } from "./Answered.tsx";
import * as css from "./review.css.ts";
import { SectionForm } from "../../form/SectionForm.tsx";
import { useApplication } from "../../wiring/application-context.ts";
import type { OnboardingRef } from "../../wiring/flow.ts";

/** Every answer as the applicant would say it, each with a link to change it; then the consents. */
export function Review({ onboarding }: { onboarding: OnboardingRef }) {
  const { i18n } = useLingui();
  const application = useApplication();
  const { flow, notebook, today } = application;
  const all = application.heard();
  const refusal = useSelector(onboarding, (snapshot) => snapshot.context.refusal);
  const hasFailed = useSelector(onboarding, (snapshot) => snapshot.hasTag("failed"));
  const replyBy = dayWords(replyDay(today, linesOf(notebook.answers)), i18n.locale as Locale);
  const shown = planFor(flow, notebook.answers).slice(0, -1);
  return (
    <>
      {hasFailed ? (
        <ErrorSummary
          title={
            refusal ?? <Trans>There was no answer. Nothing is lost; please submit again.</Trans>
          }
          errors={[]}
        />
      ) : null}
      {shown.map(({ section }) => (
        <section key={section}>
          <h2 className={h2}>{i18n._(flow.sections[section]!.title)}</h2>
          <Answered
            section={flow.sections[section]!}
            own={notebook.valuesOf(section)}
            all={all}
            on={flow.rulesOn}
            change={application.placeOf(section)}
          />
        </section>
      ))}
      <Card as="section" className={css.consents}>
        <h2 className={h2}>{i18n._(flow.sections["acknowledgement"]!.title)}</h2>
        <SectionForm />
        <p className={small}>
          <Trans>
            Only the account holder can submit. We reply by <strong>{replyBy}</strong>.
          </Trans>
        </p>
      </Card>
    </>
  );
}
