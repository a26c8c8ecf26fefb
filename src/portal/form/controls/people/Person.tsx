import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef, useState } from "react";
import type { Answers } from "#contract/questions/answers.ts";
import { besideRows } from "#contract/questions/asked.ts";
import { isEmpty, type Section } from "#contract/questions/question.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { rowName } from "#contract/questions/summary-message.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { useRowForm } from "#portal/form/row-form.ts";
import { ScopeProvider, useScope, useSource } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./people.css.ts";
import { PersonSummary } from "./PersonSummary.tsx";
import { RemoveRow } from "./RemoveRow.tsx";

export type Row = { id: string } & Answers;

interface Props extends Pick<KindProps, "name" | "question"> {
  row: Row;
  index: number;
  wrong: boolean;
  /** The id of the line that opens the person. */
  place: string;
  onRemove: () => void;
}

/** The questions of one person. Open for a new person and for an issue; typing the name does not fold it. */
export function Person({ name, question, row, index, wrong, place, onRemove }: Props) {
  const { i18n } = useLingui();
  const scope = useScope();
  const { answers, read } = useSource();
  const rowForm = useRowForm();
  const fold = useRef<HTMLDetailsElement>(null);
  const all = () =>
    // A page with rows has the complete section.
    besideRows(
      scope.section as Section,
      read(answers.getSnapshot()),
      scope.all(),
      scope.facts.rulesOn,
    );
  const section = wordedSection(question.each!, all(), scope.facts.rulesOn);
  const words = question.rows!;
  const who = rowName(i18n, words, row, index);
  const [isNew] = useState(!row[words.name] || isBegun(row));
  useEffect(() => {
    if (wrong) fold.current!.open = true;
  }, [wrong]);
  const isDone = issuesIn(section, row, scope.all(), scope.facts).length === 0;
  return (
    <details ref={fold} className={css.person} open={isNew} data-done={isDone}>
      <PersonSummary id={place} who={who} row={row} section={section} {...{ wrong, isDone }} />
      <div className={css.form}>
        <ScopeProvider value={{ ...scope, section, all, path: [...scope.path, name, index] }}>
          <Suspense fallback={null}>{rowForm}</Suspense>
        </ScopeProvider>
        <RemoveRow who={who} isEmpty={isBlank(row)} onRemove={onRemove} />
      </div>
    </details>
  );
}

/** The account holder, with the name from the registration and nothing else yet. */
const isBegun = (row: Row) => row["opensAccount"] === "yes" && !row["birthDate"];

const isBlank = ({ id: _, ...answers }: Row) => Object.values(answers).every(isEmpty);
