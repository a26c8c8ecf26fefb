import { type ActorRef, fromTransition, type Snapshot } from "xstate";

export type Values = Record<string, unknown>;

/** path: the question, then where inside it: "shareholders.0.name". */
export interface Issue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/** What a field sends to the store that holds its answer. */
export type AnswerEvent = { type: "answer.set"; section: string; name: string; value: unknown };

/** Answers by section, as the person sees them. */
export interface Answered {
  answers: Readonly<Record<string, Values>>;
}

/** Any store of answers, as forms and fields know it. */
export type AnswersRef = ActorRef<Snapshot<unknown> & { context: Answered }, AnswerEvent>;

/** Where a form's answers are: a store, and the section of it. */
export interface Source {
  answers: AnswersRef;
  section: string;
}

export const valuesOf = ({ answers, section }: Source): Values =>
  answers.getSnapshot().context.answers[section] ?? {};

export const withAnswer = <Held extends Answered>(
  held: Held,
  { section, name, value }: AnswerEvent,
): Held => {
  const own = held.answers[section];
  if (own?.[name] === value) return held;
  return { ...held, answers: { ...held.answers, [section]: { ...own, [name]: value } } };
};

/** The answers of a short form, which live no longer than the form. They are its only section, "". */
export const formAnswers = fromTransition(
  // The system's own events, such as the one that stops the actor, change nothing.
  (held: Answered, event: AnswerEvent) =>
    event.type === "answer.set" ? withAnswer(held, event) : held,
  ({ input }: { input: { values: Values } }): Answered => ({ answers: { "": input.values } }),
);
