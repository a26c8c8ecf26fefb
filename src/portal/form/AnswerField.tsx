import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { memo, type ReactNode } from "react";
import type { Issue } from "#contract/questions/section.ts";
import { hintText } from "#contract/questions/hint-text.ts";
import { Field, type FieldProps } from "#ui/Field/Field.tsx";
import type { KindControl } from "./controls/control.ts";
import { fieldId, useIssues, useScope } from "./scope.ts";

export interface AnswerFieldProps {
  name: string;
  kind: NonNullable<FieldProps["kind"]>;
  control: KindControl;
  /** The control renders its own label, hint and errors. */
  quiet?: boolean;
  /** Under the control; a quiet control places it itself. */
  below?: ReactNode;
  /** Of a question that may stay empty. */
  mark?: MessageDescriptor | undefined;
  /** An optional question that the other answers make necessary. */
  isNeeded?: boolean;
}

/** One question with a given control. */
export const AnswerField = memo(function AnswerField({
  name,
  kind,
  control: Control,
  quiet,
  below,
  mark,
  isNeeded = false,
}: AnswerFieldProps) {
  const { section, page, path, message, facts } = useScope();
  const { i18n } = useLingui();
  const question = section.questions[name]!;
  const issues = useIssues(name);
  const required = isNeeded || !mark;
  const words = (issue: Issue) => {
    const inside = issue.path.split(".").slice(path.length).join(".");
    return message(i18n, { ...issue, path: inside }, section.questions);
  };
  const dotted = [...path, name].join(".");
  const id = fieldId(page, dotted);
  if (quiet) {
    return (
      <div data-question={dotted}>
        <Control
          name={name}
          question={question}
          field={{ id, invalid: issues.length > 0 }}
          issues={issues}
          below={below}
        />
      </div>
    );
  }
  const error = issues.length === 0 ? undefined : [...new Set(issues.map(words))].join(" ");
  return (
    <Field
      id={id}
      kind={kind}
      data-question={dotted}
      label={i18n._(question.label)}
      {...(required ? {} : { mark: i18n._(mark) })}
      {...(question.hint ? { hint: hintText(i18n, question, facts) } : {})}
      error={error}
      below={below}
      required={required}
    >
      {(field) => <Control name={name} question={question} field={field} issues={issues} />}
    </Field>
  );
});
