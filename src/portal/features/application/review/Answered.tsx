import { useLingui } from "@lingui/react/macro";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { rowName } from "#contract/questions/summary-message.ts";
import { Fold } from "#ui/Fold/Fold.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { type AnsweredProps, answerRows } from "./answer-rows.tsx";

/** The answers of a section in words, then those of each person in it, folded. */
export function Answered(props: AnsweredProps) {
  const { i18n } = useLingui();
  return (
    <>
      <SummaryList rows={answerRows(i18n, props)} dense />
      <FoldedRows {...props} />
    </>
  );
}

/** The answers of each person or company in a section. */
export function FoldedRows({ section, own, all, on, change }: AnsweredProps) {
  const { i18n } = useLingui();
  const more = { all, on, ...(change ? { change } : {}) };
  return askedQuestions(section, own, all, on).flatMap(([name, { each, rows: words }]) =>
    each && words
      ? ((own[name] ?? []) as Answers[]).map((row, index) => (
          <Fold key={String(row["id"])} title={rowName(i18n, words, row, index)} heading="h3">
            <Answered section={each} own={row} {...more} within={`${name}.${index}.`} />
          </Fold>
        ))
      : [],
  );
}
