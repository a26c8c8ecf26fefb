import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { rowName } from "#contract/questions/summary-message.ts";
import { Fold } from "#ui/Fold/Fold.tsx";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { type SummaryRow, SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { small } from "#ui/theme/type.css.ts";
import type { changeAddressOf } from "../form-facts.ts";

interface Props {
  section: Section;
  own: Answers;
  all: AllAnswers;
  /** The day of the rules and names, YYYY-MM-DD. */
  on: string;
  /** The page that changes these answers; read only without it. */
  change?: ReturnType<typeof changeAddressOf>;
  /** The place of these answers on that page: empty, or that of a row, `people.0.`. */
  within?: string;
}

/** The answers of a section in words, then those of each person in it, folded. */
export function Answered({ section, own, all, on, change, within = "" }: Props) {
  const { i18n } = useLingui();
  const asked = askedQuestions(section, own, all, on);
  const rows = asked.map(([name, question]): SummaryRow => {
    const label = i18n._(question.label);
    return {
      key: name,
      term: label,
      answer: formatAnswer(question, own[name], i18n, all, on).map((line) => (
        <div key={line}>{line}</div>
      )),
      change: change && (
        <Link className={classes(link, small)} {...change} hash={`${within}${name}`}>
          <Trans>Change</Trans>
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      ),
    };
  });
  const more = { all, on, ...(change ? { change } : {}) };
  return (
    <>
      <SummaryList rows={rows} dense />
      {asked.flatMap(([name, { each, rows: words }]) =>
        each && words
          ? ((own[name] ?? []) as Answers[]).map((row, index) => (
              <Fold key={String(row["id"])} title={rowName(i18n, words, row, index)} heading="h3">
                <Answered section={each} own={row} {...more} within={`${name}.${index}.`} />
              </Fold>
            ))
          : [],
      )}
    </>
  );
}
