import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { type ReactNode, useMemo } from "react";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import { FieldRow } from "#ui/FieldRow/FieldRow.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { FormSection } from "#ui/FormSection/FormSection.tsx";
import { QuestionField } from "./QuestionField.tsx";
import { useAnswersOf } from "./answers-of.ts";
import { useControlsOf } from "./controls/index.ts";
import { RowFormProvider } from "./row-form.ts";
import { type Scope, useScope } from "./scope.ts";

/** A page with this component has the complete section, rules included. */
type WithRules = Scope & { section: Section };

/** The questions of a section in groups. Typing re-renders one field, not this component. */
export function SectionForm() {
  const { section, all, facts } = useScope() as WithRules;
  const { i18n } = useLingui();
  useControlsOf(section);
  const conditions = useMemo(
    () =>
      Object.values(section.questions).flatMap(({ askedWhen, options = [] }) => [
        askedWhen,
        ...options.map(({ offeredWhen }) => offeredWhen),
      ]),
    [section],
  );
  const asked = useAnswersOf(conditions, (own) =>
    askedQuestions(section, own, all(), facts.rulesOn)
      .map(([name]) => name)
      .join(" "),
  );
  const headingOf = (name: string) => section.questions[name]!.heading;
  const groups = grouped(asked === "" ? [] : asked.split(" "), headingOf);
  return (
    <RowFormProvider value={rowForm}>
      {groups.map((names) => {
        const heading = headingOf(names[0]!);
        return (
          <FormSection key={names[0]} {...(heading ? { title: i18n._(heading) } : {})}>
            <FieldStack>
              {paired(names, (name) => section.questions[name]!.half === true)}
            </FieldStack>
          </FormSection>
        );
      })}
    </RowFormProvider>
  );
}

const rowForm = <SectionForm />;

/** A heading opens a group; the same one again does not. */
function grouped(
  names: string[],
  headingOf: (name: string) => MessageDescriptor | undefined,
): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    const heading = headingOf(name);
    const isSame = last !== undefined && headingOf(last[0]!) === heading;
    if (!last || (heading && !isSame)) groups.push([name]);
    else last.push(name);
  }
  return groups;
}

function paired(names: string[], isHalf: (name: string) => boolean): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at]!;
    const next = names[at + 1];
    if (isHalf(name) && next && isHalf(next)) {
      drawn.push(
        <FieldRow key={name}>
          <QuestionField name={name} />
          <QuestionField name={next} />
        </FieldRow>,
      );
      at += 1;
    } else drawn.push(<QuestionField key={name} name={name} />);
  }
  return drawn;
}
