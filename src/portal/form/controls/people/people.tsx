import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { hintText } from "#contract/questions/hint-text.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PlusIcon } from "#ui/icons/icons.ts";
import { TellThePeople } from "#portal/app/PrivacyLink.tsx";
import { useOptionalMark } from "#portal/form/answers-of.ts";
import { fieldId, useAnswer, useAnswerNow, useScope } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./people.css.ts";
import { AddAccountHolder } from "./AddAccountHolder.tsx";
import { newRow } from "./new-row.ts";
import { Person, type Row } from "./Person.tsx";

/** The same questions for each person. */
export default function PeopleControl({ name, question, field, issues, below }: KindProps) {
  const { i18n } = useLingui();
  const { facts, all, page, path } = useScope();
  const mark = useOptionalMark(question);
  const [rows = [], change] = useAnswer<Row[]>(name);
  const own = issues.filter((issue) => issue.path === name);
  const list = useRef<HTMLDivElement>(null);
  const rowsNow = useAnswerNow<Row[]>(name);
  const placeOf = (at: number) => fieldId(page, [...path, name, at].join("."));
  // The row must be there before it can take the focus.
  const changeTo = (next: Row[], at: number) => {
    flushSync(() => change(next));
    (document.getElementById(placeOf(at)) ?? document.getElementById(field.id ?? ""))?.focus();
  };
  /** Folds those who are finished: the page stays short however many are added. */
  const add = (row: Answers = newRow(question.each!, all(), facts.rulesOn)) => {
    const before = rowsNow() ?? [];
    const finished = list.current!.querySelectorAll<HTMLDetailsElement>("[data-done=true]");
    for (const each of finished) each.open = false;
    changeTo([...before, { ...row, id: crypto.randomUUID() }], before.length);
  };
  const asksHolder = question.each?.questions["opensAccount"] !== undefined;
  const hasHolder = rows.some((row) => row["opensAccount"] === "yes");
  return (
    <div ref={list} className={css.people}>
      {question.hint ? (
        <p className={css.hint}>
          {mark ? (
            <>
              <span className={css.mark}>{i18n._(mark)}</span>{" "}
            </>
          ) : null}
          {hintText(i18n, question, facts)}
        </p>
      ) : null}
      {asksHolder ? <TellThePeople /> : null}
      {own.map((issue) => (
        <Callout key={issue.code} tone="negative">
          {formatIssue(i18n, issue, question.label)}
        </Callout>
      ))}
      {rows.map((row, index) => (
        <Person
          key={row.id}
          name={name}
          question={question}
          row={row}
          index={index}
          wrong={issues.some((issue) => issue.path.startsWith(`${name}.${index}.`))}
          place={placeOf(index)}
          onRemove={() => {
            const rest = rows.filter((other) => other.id !== row.id);
            changeTo(rest, Math.min(index, rest.length - 1));
          }}
        />
      ))}
      <Actions>
        <Button id={field.id} look="secondary" icon={<PlusIcon />} onClick={() => add()}>
          {i18n._(question.rows!.add)}
        </Button>
        {asksHolder && !hasHolder ? <AddAccountHolder onAdd={add} /> : null}
      </Actions>
      {below}
    </div>
  );
}
