import { type ActorRef, fromTransition, type Snapshot } from "xstate";

export type Values = Record<string, unknown>;

/** path: the question and the place inside it: "shareholders.0.name". */
export interface Issue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/** Sent by a field to the store of its answer. */
export type AnswerEvent = { type: "answer.set"; section: string; name: string; value: unknown };

/** Answers by section, as the person sees them. */
export interface Answered {
  answers: Readonly<Record<string, Values>>;
}

/** Any answer store, as forms and fields see it. */
export type AnswersRef = ActorRef<Snapshot<unknown> & { context: Answered }, AnswerEvent>;

/** The store of a form's answers, and their section in it. */
export interface Source {
  answers: AnswersRef;
  section: string;
}

export const valuesOf = ({ answers, section }: Source): Values =>
  answers.getSnapshot().context.answers[section] ?? {};

export const withAnswer = <State extends Answered>(
  state: State,
  { section, name, value }: AnswerEvent,
): State => {
  const own = state.answers[section];
  if (own?.[name] === value) return state;
  return { ...state, answers: { ...state.answers, [section]: { ...own, [name]: value } } };
};

/** The answers of a short form, for as long as it runs. The name of its only section is empty. */
export const formAnswers = fromTransition(
  // The system's own events, for example the one that stops the actor, change nothing.
  (state: Answered, event: AnswerEvent) =>
    event.type === "answer.set" ? withAnswer(state, event) : state,
  ({ input }: { input: { values: Values } }): Answered => ({ answers: { "": input.values } }),
);
