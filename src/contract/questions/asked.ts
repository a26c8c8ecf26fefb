import { isEmpty, type Question, type SameAs, type Section, type Shown } from "./question.ts";
import type { Option } from "./option.ts";
import { type Condition, evaluateCondition } from "./condition.ts";
import { wordedSection } from "./worded.ts";
import type { AllAnswers, Answers } from "./answers.ts";

/** Questions of the same section that a condition reads. */
export function dependenciesOf(condition: Condition | undefined): string[] {
  switch (condition?.when) {
    case "answered":
    case "among":
      return [condition.of];
    case "differs":
      return condition.at ? [] : [condition.of];
    case "named":
    case "otherwiseNamed":
      return [condition.name];
    case "anyRow":
      return condition.section ? [] : [condition.of];
    case "every":
    case "some":
      return condition.of.flatMap(dependenciesOf);
    case "youngerThan":
      return [condition.of];
    case "not":
      return dependenciesOf(condition.of);
    case undefined:
    case "answeredIn":
    case "amongIn":
    case "outside":
    case "line":
      return [];
  }
}

/** The lists of a page whose rows a condition in one of its rows reads. */
export function listsReadBy(condition: Condition | undefined, page: string): string[] {
  switch (condition?.when) {
    case "anyRow":
    case "named":
    case "otherwiseNamed":
      return condition.section === page ? [condition.of] : [];
    case "every":
    case "some":
      return condition.of.flatMap((part) => listsReadBy(part, page));
    case "not":
      return listsReadBy(condition.of, page);
    case undefined:
    case "answered":
    case "among":
    case "answeredIn":
    case "amongIn":
    case "differs":
    case "youngerThan":
    case "outside":
    case "line":
      return [];
  }
}

export const offeredOptions = (
  { options = [] }: Pick<Question, "options">,
  own: Answers,
  all: AllAnswers,
  on: string,
): readonly Option[] =>
  options.filter(({ offeredWhen }) => evaluateCondition(offeredWhen, own, all, on));

/** Removes options that are not offered. */
export function givenAnswer(
  question: Pick<Question, "options">,
  answer: unknown,
  own: Answers,
  all: AllAnswers,
  on: string,
): unknown {
  const hidden = (question.options ?? [])
    .filter(({ offeredWhen }) => offeredWhen && !evaluateCondition(offeredWhen, own, all, on))
    .map(({ value }) => value);
  if (hidden.length === 0) return answer;
  if (Array.isArray(answer)) return answer.filter((value) => !hidden.includes(value as string));
  return hidden.includes(answer as string) ? undefined : answer;
}

/** In the words for this applicant. A condition does not see answers to questions that are not asked. */
export function askedQuestions(
  section: Section,
  own: Answers,
  all: AllAnswers,
  on: string,
): [string, Question][] {
  const visibleSoFar: Answers = {};
  return Object.entries(wordedSection(section, all, on).questions).filter(([name, question]) => {
    const isAsked = evaluateCondition(question.askedWhen, visibleSoFar, all, on);
    if (isAsked) visibleSoFar[name] = givenAnswer(question, own[name], visibleSoFar, all, on);
    return isAsked;
  });
}

/** What the rows of a section read: the answers of earlier sections, and of this one what is asked and offered. */
export const besideRows = (
  section: Section,
  own: Answers,
  all: AllAnswers,
  on: string,
): AllAnswers => ({ ...all, [section.id]: visibleIn(section, own, all, on) });

/** The answers as typed, without questions that are not asked and options that are not offered, in rows too; a row sees its list as typed. */
export function visibleIn(section: Section, own: Answers, all: AllAnswers, on: string): Answers {
  const visible: Answers = {};
  for (const [name, question] of askedQuestions(section, own, all, on)) {
    if (!Object.hasOwn(own, name)) continue;
    const answer = givenAnswer(question, own[name], own, all, on);
    visible[name] = question.each
      ? visibleRows(
          question.each,
          answer,
          { ...all, [section.id]: { ...visible, [name]: answer } },
          on,
        )
      : answer;
  }
  return visible;
}

/** Whether a question may stay empty. `own`: the visible answers beside it. */
export const isOptional = (
  { optional, optionalWhen }: Pick<Question, "optional" | "optionalWhen">,
  own: Answers,
  all: AllAnswers,
  on: string,
): boolean =>
  optional !== undefined ||
  (optionalWhen !== undefined && evaluateCondition(optionalWhen, own, all, on));

/** Whether a consent that is asked was given in the words for another kind of applicant. */
export const isGivenInOtherWords = (
  { questions }: { questions: Readonly<Record<string, Shown>> },
  name: string,
  own: Answers,
): boolean =>
  isEmpty(own[name]) &&
  Object.entries(questions).some(
    ([other, { confirms }]) =>
      confirms !== undefined && confirms === questions[name]?.confirms && own[other] === true,
  );

/** What is offered as the answer to a question: an earlier answer. Undefined where there is none. */
export function offeredAnswer(
  { section, of, part, when }: SameAs,
  own: Answers,
  all: AllAnswers,
  on: string,
): unknown {
  if (!evaluateCondition(when, own, all, on)) return undefined;
  const from = section === undefined ? own : all[section];
  const given = of
    .map((name) => (part ? (from?.[name] as Answers | undefined)?.[part] : from?.[name]))
    .filter((answer) => !isEmpty(answer));
  return given.length > 1 ? given.join(" ") : given[0];
}

function visibleRows(each: Section, rows: unknown, all: AllAnswers, on: string): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) => {
    if (typeof row !== "object" || row === null) return row;
    const own = row as Answers;
    return { id: own["id"], ...visibleIn(each, own, all, on) };
  });
}

/** Whether the question of a path, of a row too, is still asked; a path that names none is kept. */
export function isAskedAt(
  section: Section,
  path: string,
  own: Answers,
  all: AllAnswers,
  on: string,
): boolean {
  const [name = "", at = "", ...inside] = path.split(".");
  if (!(name in section.questions)) return true;
  const asked = askedQuestions(section, own, all, on).find(([each]) => each === name);
  const each = asked?.[1].each;
  const rows = own[name];
  if (!each || inside.length === 0 || !Array.isArray(rows)) return asked !== undefined;
  const row = rows[Number(at)] as Answers | undefined;
  return (
    row !== undefined &&
    isAskedAt(each, inside.join("."), row, besideRows(section, own, all, on), on)
  );
}
