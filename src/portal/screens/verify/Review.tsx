import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { planFor } from "#contract/forms/pages.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { Locale } from "#contract/locales.ts";
import { answerWords } from "#contract/questions/answer-words.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers, Section } from "#contract/questions/section.ts";
import { dayWords } from "#contract/questions/words.ts";
import { replyDay } from "#contract/working-days.ts";
import { Card } from "#ui/Card.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { link } from "#ui/link.css.ts";
import { type SummaryRow, SummaryList } from "#ui/SummaryList.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { classes } from "#ui/classes.ts";
import { h2, h3, small } from "#ui/theme/type.css.ts";
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
            to={section}
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

interface AnsweredProps {
  section: Section;
  own: Answers;
  all: AllAnswers;
  /** The page where these answers are changed. */
  to: string;
}

function Answered({ section, own, all, to }: AnsweredProps) {
  const { i18n } = useLingui();
  const application = useApplication();
  const on = application.flow.rulesOn;
  const rows = askedQuestions(section, own, all, on).flatMap(([name, question]): SummaryRow[] => {
    const label = i18n._(question.label);
    const row: SummaryRow = {
      key: name,
      term: label,
      answer: answerWords(question, own[name], i18n, all, on).map((line) => (
        <div key={line}>{line}</div>
      )),
      change: (
        <Link className={classes(link, small)} {...application.placeOf(to)}>
          <Trans>Change</Trans>
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      ),
    };
    return [row];
  });
  const people = Object.entries(section.questions).filter(([, question]) => question.each);
  return (
    <>
      <SummaryList rows={rows} />
      {people.flatMap(([name, question]) =>
        ((own[name] ?? []) as Answers[]).map((person) => (
          <section key={String(person["id"])}>
            <h3 className={classes(h3, css.person)}>{String(person[question.rows!.name] ?? "")}</h3>
            <Answered section={question.each!} own={person} all={all} to={to} />
          </section>
        )),
      )}
    </>
  );
}
