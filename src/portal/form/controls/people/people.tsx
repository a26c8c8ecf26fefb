import { useLingui } from "@lingui/react/macro";
import { hintText } from "#contract/questions/hint-text.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PlusIcon } from "#ui/icons/icons.ts";
import { useOptionalMark } from "#portal/form/answers-of.ts";
import { useAnswer, useAnswerNow, useScope } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import * as css from "./people.css.ts";
import { AddAccountHolder } from "./AddAccountHolder.tsx";
import { Person, type Row } from "./Person.tsx";

/** The same questions for each person. */
export default function PeopleControl({ name, question, field, issues, below }: KindProps) {
  const { i18n } = useLingui();
  const { facts } = useScope();
  const mark = useOptionalMark(question);
  const [rows = [], change] = useAnswer<Row[]>(name);
  const own = issues.filter((issue) => issue.path === name);
  const rowsNow = useAnswerNow<Row[]>(name);
  const add = (row: Answers = {}) =>
    change([...(rowsNow() ?? []), { ...row, id: crypto.randomUUID() }]);
  const asksHolder = question.each?.questions["opensAccount"] !== undefined;
  const hasHolder = rows.some((row) => row["opensAccount"] === "yes");
  return (
    <div className={css.people}>
      {question.hint ? (
        <p className={css.hint}>
          {hintText(i18n, question, facts)}
          {mark ? ` ${i18n._(mark)}` : ""}
        </p>
      ) : null}
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
          onRemove={() => change(rows.filter((other) => other.id !== row.id))}
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
