import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { type SummaryRow, SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import type { addressOf } from "../form-facts.ts";
import * as css from "./review.css.ts";

interface Props {
  section: Section;
  own: Answers;
  all: AllAnswers;
  /** The day of the rules and names, YYYY-MM-DD. */
  on: string;
  /** The page that changes these answers; read only without it. */
  change?: ReturnType<typeof addressOf>;
}

/** The answers of a section in words, then those of each person in it. */
export function Answered({ section, own, all, on, change }: Props) {
  const { i18n } = useLingui();
  const rows = askedQuestions(section, own, all, on).map(([name, question]): SummaryRow => {
    const label = i18n._(question.label);
    return {
      key: name,
      term: label,
      answer: formatAnswer(question, own[name], i18n, all, on).map((line) => (
        <div key={line}>{line}</div>
      )),
      change: change && (
        <Link className={classes(link, small)} {...change}>
          <Trans>Change</Trans>
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      ),
    };
  });
  const people = Object.entries(section.questions).filter(([, question]) => question.each);
  const more = { all, on, ...(change ? { change } : {}) };
  return (
    <>
      <SummaryList rows={rows} />
      {people.flatMap(([name, question]) =>
        ((own[name] ?? []) as Answers[]).map((person) => (
          <section key={String(person["id"])}>
            <h3 className={classes(h3, css.person)}>{String(person[question.rows!.name] ?? "")}</h3>
            <Answered section={question.each!} own={person} {...more} />
          </section>
        )),
      )}
    </>
  );
}
