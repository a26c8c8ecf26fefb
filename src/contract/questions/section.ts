import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { askedQuestions, besideRows, givenAnswer, isOptional } from "./asked.ts";
import type { AllAnswers, Answers } from "./answers.ts";
import {
  type AnyQuestion,
  isEmpty,
  type Kind,
  type Question,
  type Section,
  type SectionWording,
} from "./question.ts";
import { isMask } from "./numbers/masked.ts";
import type { RuleCode } from "../rules/rule-messages.ts";
import type { Facts, Schema } from "../rules/facts.ts";

export interface Issue {
  /** `registeredAddress.line1`, `people.0.fullName`. */
  path: string;
  code: RuleCode;
  params?: Record<string, string | number>;
}

type AnswerOf<Q> = Q extends Question<infer Answer> ? Answer : never;

export type AnswersTo<S extends { questions: Record<string, AnyQuestion> }> = {
  [Name in keyof S["questions"]]?: AnswerOf<S["questions"][Name]>;
};

/** A test checks that each condition names an earlier question. */
export function section<const Id extends string, Q extends Record<string, AnyQuestion>>(
  id: Id,
  title: MessageDescriptor,
  questions: Q,
  lead?: MessageDescriptor,
  wordings?: readonly SectionWording[],
): Pick<Section, "lead" | "wordings"> & { id: Id; title: MessageDescriptor; questions: Q } {
  return { id, title, questions, ...(lead ? { lead } : {}), ...(wordings ? { wordings } : {}) };
}

const emptyCodes: Partial<Record<Kind, RuleCode>> = {
  yesNo: "itemRequired",
  choice: "selectRequired",
  choices: "selectRequired",
  country: "selectRequired",
  countries: "selectRequired",
  percentages: "sharesRequired",
  holdings: "stakeMissing",
  taxResidences: "taxResidenceRequired",
  consent: "tickRequired",
  signature: "signatureRequired",
  documents: "uploadRequired",
  text: "required",
  longText: "required",
  date: "required",
  money: "required",
  percent: "required",
  address: "required",
};

/** Runs the same in the browser and on the server. `own` is taken for visible where it stands in `all`; any other may be as typed. */
export function issuesIn(section: Section, own: Answers, all: AllAnswers, facts: Facts): Issue[] {
  const on = facts.rulesOn;
  const asked = askedQuestions(section, own, all, on);
  const visible = Object.fromEntries(
    asked.map(([name, question]) => [name, givenAnswer(question, own[name], own, all, on)]),
  );
  const hasRows = asked.some(([, { each }]) => each);
  const beside = hasRows && all[section.id] !== own ? besideRows(section, own, all, on) : all;
  return asked.flatMap(([name, question]) => issuesOf(name, question, visible, beside, facts));
}

function issuesOf(
  name: string,
  question: Question,
  visible: Answers,
  all: AllAnswers,
  facts: Facts,
): Issue[] {
  const answer = visible[name];
  if (question.kind === "consent" && facts.mayConsent === false) return [];
  if (isEmpty(answer)) {
    if (isOptional(question, visible, all, facts.rulesOn)) return [];
    const code = question.whenEmpty ?? emptyCodes[question.kind];
    if (code) return [{ path: name, code }];
  }
  // The number behind it is checked where it is known.
  if (question.masks === "answer" && isMask(answer)) return [];
  const checked = v.safeParse(question.rule(facts, visible), answer);
  const found = checked.success
    ? []
    : firstPerPath(checked.issues.map((issue) => read(name, issue)));
  if (found.length > 0 || !question.each || !Array.isArray(answer)) return found;
  return answer.flatMap((row: Answers, index) =>
    issuesIn(question.each!, row, all, facts).map((issue) => ({
      ...issue,
      path: `${name}.${index}.${issue.path}`,
    })),
  );
}

function read(name: string, issue: v.BaseIssue<unknown>): Issue {
  const inside = (issue.path ?? []).map((part) => String(part.key));
  const [code, params] = parse(issue.message);
  const path = [name, ...inside].join(".");
  return Object.keys(params).length > 0 ? { path, code, params } : { path, code };
}

function parse(message: string): [RuleCode, Record<string, string | number>] {
  if (!message.startsWith("[")) return ["itemRequired", {}];
  return JSON.parse(message) as [RuleCode, Record<string, string | number>];
}

function firstPerPath(issues: Issue[]): Issue[] {
  return issues.filter(
    (issue, at) => issues.findIndex((other) => other.path === issue.path) === at,
  );
}

/** What a submission stores: visible answers, of each only the parts its rule reads, as the rule reads them. */
export function askedAnswers(section: Section, own: Answers, all: AllAnswers, kept: Kept): Answers {
  const on = kept.rulesOn;
  const beside = besideRows(section, own, all, on);
  return Object.fromEntries(
    askedQuestions(section, own, all, on)
      .map(([name, question]): [string, Question, unknown] => [
        name,
        question,
        givenAnswer(question, own[name], own, all, on),
      ])
      .filter(([, , answer]) => !isEmpty(answer))
      .map(([name, question, answer]) => [name, askedParts(question, answer, beside, kept)]),
  );
}

function askedParts(
  { each, rule }: Question,
  answer: unknown,
  all: AllAnswers,
  kept: Kept,
): unknown {
  if (!each || !Array.isArray(answer)) return shapedAs(rule({ today: anyDay, ...kept }), answer);
  return answer.map((row: Answers | null) => ({
    id: row?.["id"],
    ...askedAnswers(each, row ?? {}, all, kept),
  }));
}

type Kept = Pick<Facts, "rulesOn" | "lines">;

/** Rules read the same parts on every day. */
const anyDay = "2000-01-01";

interface Shape {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
}

/** A text without its spaces and signs that mean nothing, so that no later reader meets them; as typed where the rule refuses it. */
function shapedAs(schema: Schema, answer: unknown): unknown {
  const { entries, item, wrapped } = schema as Schema & Shape;
  if (wrapped) return shapedAs(wrapped, answer);
  if (typeof answer === "string") {
    const read = v.safeParse(schema, answer);
    return read.success ? read.output : answer;
  }
  if (typeof answer !== "object" || answer === null) return answer;
  if (Array.isArray(answer)) return item ? answer.map((part) => shapedAs(item, part)) : answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => entries && Object.hasOwn(entries, name))
      .map(([name, part]) => [name, shapedAs(entries![name]!, part)]),
  );
}
