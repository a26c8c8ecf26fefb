import { useLingui } from "@lingui/react/macro";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { rowName } from "#contract/questions/summary-message.ts";
import { roleWords } from "#portal/form/role-words.ts";
import { Fold } from "#ui/Fold/Fold.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { type AnsweredProps, answerRows } from "./answer-rows.tsx";

/** The answers of a section in words, then those of each person in it, folded. */
export function Answered(props: AnsweredProps) {
  const { i18n } = useLingui();
  return (
    <>
      <SummaryList rows={answerRows(i18n, props)} dense />
      <FoldedRows {...props} heading="h3" />
    </>
  );
}

interface RowsProps extends AnsweredProps {
  /** Of the name in each row. */
  heading: "h3" | "h4";
}

/** A row with name and roles for each person or company of a section; it opens on the answers. */
export function FoldedRows({ section, own, all, on, change, heading }: RowsProps) {
  const { i18n } = useLingui();
  const more = { all, on, ...(change ? { change } : {}) };
  return askedQuestions(section, own, all, on).flatMap(([name, { each, rows: words }]) =>
    each && words
      ? ((own[name] ?? []) as Answers[]).map((row, index) => (
          <Fold
            key={String(row["id"])}
            title={rowName(i18n, words, row, index)}
            heading={heading}
            note={roleWords(i18n, each, row) || undefined}
          >
            <Answered section={each} own={row} {...more} within={`${name}.${index}.`} />
          </Fold>
        ))
      : [],
  );
}
