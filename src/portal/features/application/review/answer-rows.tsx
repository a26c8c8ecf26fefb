import type { I18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import type { Kind, Section, Shown } from "#contract/questions/question.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import type { SummaryRow } from "#ui/SummaryList/SummaryList.tsx";
import { small } from "#ui/theme/type.css.ts";
import { OfName } from "#portal/app/OfName.tsx";
import { type changeAddressOf, rowOfReview } from "../form-facts.ts";

export interface AnsweredProps {
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

const lists = new Set<Kind>(["choices", "countries", "percentages"]);

/** A list is one sentence; other answers keep their lines. */
const inLines = ({ kind }: Shown, lines: readonly string[], i18n: I18n) =>
  (lists.has(kind) ? [formatList(lines, i18n.locale as Locale)] : lines).map((line) => (
    <div key={line}>{line}</div>
  ));

/** Each answer of a section in words, with a link to change it. People and companies stand below, folded. */
export function answerRows(i18n: I18n, props: AnsweredProps): SummaryRow[] {
  const { section, own, all, on, change, within = "" } = props;
  const isFolded = ([name, { each, rows }]: readonly [string, Shown]) =>
    each && rows && (own[name] as unknown[] | undefined)?.length;
  const asked = askedQuestions(section, own, all, on).filter((question) => !isFolded(question));
  return asked.map(([name, question]): SummaryRow => {
    const label = i18n._(question.label);
    return {
      key: `${section.id} ${name}`,
      term: label,
      answer: inLines(question, formatAnswer(question, own[name], i18n, all, on), i18n),
      change: change && (
        <Link
          id={rowOfReview(change.search.section, `${within}${name}`)}
          className={classes(link, small)}
          {...change}
          hash={`${within}${name}`}
        >
          <Trans>Change</Trans>
          <OfName>{label}</OfName>
        </Link>
      ),
    };
  });
}
