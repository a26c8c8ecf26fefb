import { linesOf } from "../application/lines-of.ts";
import { type BusinessLine, lineOf } from "../business-lines.ts";
import { isDay, monthsBefore } from "../rules/days.ts";
import { areNamesakes, isSameName } from "../rules/names.ts";
import { type AllAnswers, type Answers, rowsOf } from "./answers.ts";

/**
 * An answer beside it is like none of an earlier section; `from`: each row is one name or place, in parts. A text of several
 * lines has a name on each.
 */
interface Differs {
  when: "differs";
  /** Of an earlier section, where it is no answer beside it. */
  at?: string;
  of: string;
  as: "name" | "places";
  section: string;
  from: readonly (readonly string[])[];
}

interface AnyRow {
  when: "anyRow";
  /** Beside it where absent; in a row, the page of the row too. */
  section?: string;
  of: string;
  question: string;
  values: readonly string[];
  /** Of the same row. */
  and?: Condition;
}

/** A row of a list of the page that the row stands on: with the name beside it, or with another and one of the values. */
interface Named {
  when: "named" | "otherwiseNamed";
  section: string;
  of: string;
  name: string;
  question?: string;
  values?: readonly string[];
}

/** Data, so that tests can check it against every flow. */
export type Condition =
  | { when: "answered"; of: string; values: readonly string[] }
  | { when: "among"; of: string; values: (on: string) => readonly string[] }
  | AnyRow
  | { when: "answeredIn"; section: string; of: string; values: readonly string[] }
  | { when: "amongIn"; section: string; of: string; values: (on: string) => readonly string[] }
  | Differs
  | Named
  | { when: "youngerThan"; of: string; months: (on: string) => number }
  | { when: "outside"; section: string; of: string; values: readonly string[] }
  | { when: "line"; column: keyof BusinessLine; values: readonly unknown[] }
  | { when: "every" | "some"; of: readonly Condition[] }
  | { when: "not"; of: Condition };

export const yes = <Of extends string>(of: Of) => answered(of, "yes");
export const no = <Of extends string>(of: Of) => answered(of, "no");
export const answered = <Of extends string>(of: Of, ...values: string[]) =>
  ({ when: "answered", of, values }) as const;
export const answeredAmong = <Of extends string>(
  of: Of,
  values: (on: string) => readonly string[],
) => ({ when: "among", of, values }) as const;
/** Of one of the rows beside it. */
export const anyRow = (of: string, question: string, ...values: string[]) =>
  ({ when: "anyRow", of, question, values }) as const;
/** Of one of the rows of an earlier section, or of the page that a row stands on; of an address, one of its parts. */
export const anyRowIn = (
  section: string,
  of: string,
  question: string,
  ...values: string[]
): AnyRow => ({ when: "anyRow", section, of, question, values });
export const anyRowWith = (
  of: string,
  question: string,
  values: readonly string[],
  and: Condition,
): AnyRow => ({ when: "anyRow", of, question, values, and });
/** Of an earlier section. */
export const answeredIn = (section: string, of: string, ...values: string[]) =>
  ({ when: "answeredIn", section, of, values }) as const;
export const answeredAmongIn = (
  section: string,
  of: string,
  values: (on: string) => readonly string[],
) => ({ when: "amongIn", section, of, values }) as const;
export const differs = (
  of: string,
  as: Differs["as"],
  section: string,
  from: Differs["from"],
): Differs => ({ when: "differs", of, as, section, from });
export const named = (when: Named["when"], row: Omit<Named, "when">): Named => ({ when, ...row });
/** A day beside it is fewer whole months ago, by the day whose rules apply. */
export const youngerThan = (of: string, months: (on: string) => number) =>
  ({ when: "youngerThan", of, months }) as const;
/** An answer of an earlier section is none of these, or has one that is none of these. */
export const answeredOutside = (section: string, of: string, ...values: string[]) =>
  ({ when: "outside", section, of, values }) as const;
export const lineHas = <Column extends keyof BusinessLine>(
  column: Column,
  ...values: BusinessLine[Column][]
) => ({ when: "line", column, values }) as const;

export const every = <const Of extends readonly Condition[]>(...of: Of) =>
  ({ when: "every", of }) as const;
export const some = <const Of extends readonly Condition[]>(...of: Of) =>
  ({ when: "some", of }) as const;
export const not = <const Of extends Condition>(of: Of) => ({ when: "not", of }) as const;

/** `own`: answers of the section; `all`: of the application. */
export function evaluateCondition(
  condition: Condition | undefined,
  own: Answers,
  all: AllAnswers,
  on: string,
): boolean {
  switch (condition?.when) {
    case undefined:
      return true;
    case "answered":
      return isAmong(own[condition.of], condition.values);
    case "among":
      return isAmong(own[condition.of], condition.values(on));
    case "anyRow":
      return isInRows(condition, condition.section ? all[condition.section] : own, on);
    case "answeredIn":
      return isAmong(all[condition.section]?.[condition.of], condition.values);
    case "amongIn":
      return isAmong(all[condition.section]?.[condition.of], condition.values(on));
    case "differs":
      return isDifferent(condition, condition.at ? (all[condition.at] ?? {}) : own, all);
    case "named":
    case "otherwiseNamed":
      return isNamed(condition, own, all);
    case "youngerThan":
      return isYounger(condition, own, on);
    case "outside":
      return valuesOf(all[condition.section]?.[condition.of]).some(
        (value) => Boolean(value) && !condition.values.includes(value as string),
      );
    case "line":
      return linesOf(all).some((line) => condition.values.includes(lineOf(line)[condition.column]));
    case "every":
      return condition.of.every((part) => evaluateCondition(part, own, all, on));
    case "some":
      return condition.of.some((part) => evaluateCondition(part, own, all, on));
    case "not":
      return !evaluateCondition(condition.of, own, all, on);
  }
}

const isInRows = ({ of, question, values, and }: AnyRow, own: Answers = {}, on: string) =>
  valuesOf(own[of]).some((each) => {
    const row = (each ?? {}) as Answers;
    return isAmong(row[question], values) && evaluateCondition(and, row, {}, on);
  });

const isNamed = ({ when, section, of, name, ...row }: Named, own: Answers, all: AllAnswers) =>
  rowsOf(all[section]?.[of]).some(
    (each) =>
      (!row.question || isAmong(each[row.question], row.values ?? [])) &&
      areNamesakes([each, textOf(each["name"])], [own, textOf(own[name])]) === (when === "named"),
  );

function isYounger(
  { of, months }: Extract<Condition, { when: "youngerThan" }>,
  own: Answers,
  on: string,
): boolean {
  const day = textOf(own[of]);
  return isDay(day) && day > monthsBefore(on, months(on));
}

/** Not before both are given. */
function isDifferent({ of, as, section, from }: Differs, own: Answers, all: AllAnswers): boolean {
  const known = from
    .flatMap((parts) =>
      parts
        .map((part) => textOf(all[section]?.[part]))
        .join(" ")
        .split("\n"),
    )
    .filter((text) => text.trim() !== "");
  const given = as === "name" ? [textOf(own[of])] : placesOf(own[of]);
  if (known.length === 0 || given.join("") === "") return false;
  return as === "name"
    ? !known.some((name) => isSameName(name, given[0]!))
    : !known.some((place) => given.includes(place));
}

const textOf = (answer: unknown) => (typeof answer === "string" ? answer : "");

const placesOf = (rows: unknown): string[] =>
  Array.isArray(rows) ? rows.map((row: { country?: unknown } | null) => textOf(row?.country)) : [];

const valuesOf = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : [answer]);

const isAmong = (answer: unknown, values: readonly string[]) =>
  Array.isArray(answer)
    ? answer.some((value) => values.includes(value as string))
    : values.includes(answer as string);
