import type { AnswersRef } from "@gatehouse/machines/shared/answers";
import type { form } from "@gatehouse/machines/shared/form";
import { useSelector } from "@xstate/react";
import { createContext, useCallback, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import { asKept } from "#contract/rules/characters.ts";
import type { Facts } from "#contract/rules/facts.ts";
import type { Shown } from "#contract/questions/question.ts";
import type { IssueMessage } from "#contract/questions/messages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";

/** What the fields of one page share. A row of people has the page's scope with a longer path. */
export interface Scope {
  form: ActorRefFrom<typeof form>;
  section: { readonly id: string; readonly questions: Readonly<Record<string, Shown>> };
  /** The message of an issue; its rules can load after the page. */
  message: IssueMessage;
  /** The id of the page's section. The ids of inputs begin with it, also in rows of people. */
  page: string;
  /** The place of this section in the page's answers: empty, or a question and the index of a row. */
  path: readonly (string | number)[];
  /** The answers of the other sections. */
  all: () => AllAnswers;
  facts: Facts;
}

const ScopeContext = createContext<Scope | null>(null);

export const ScopeProvider = ScopeContext.Provider;

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("a field is outside a form");
  return scope;
}

/** The value at a path of a page's answers. */
export function inside(values: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown> | undefined)?.[key],
    values,
  );
}

function replaced(old: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(old) ? [...old] : { ...(old as Record<string, unknown>) };
  (copy as Record<string | number, unknown>)[key] = replaced(inside(old, [key]), rest, value);
  return copy;
}

type Answered = ReturnType<AnswersRef["getSnapshot"]>;

/** The answer store of a page, and how to read it. */
export function useSource() {
  const { answers, section } = useScope().form.getSnapshot().context;
  const read = useCallback(
    ({ context }: Answered): Answers => context.answers[section] ?? {},
    [section],
  );
  return { answers, section, read };
}

/** Reads an answer at the moment it is called, for what goes on after a wait. */
export function useAnswerNow<Answer>(name: string): () => Answer | undefined {
  const { path } = useScope();
  const { answers, read } = useSource();
  return () => inside(read(answers.getSnapshot()), [...path, name]) as Answer | undefined;
}

/** One answer and its setter. Only the calling field re-renders. */
export function useAnswer<Answer>(name: string): [Answer | undefined, (value: Answer) => void] {
  const { path } = useScope();
  const { answers, read } = useSource();
  const answer = useSelector(answers, (snapshot) => inside(read(snapshot), [...path, name]));
  return [answer as Answer | undefined, useChange<Answer>(name)];
}

export function useEdited(name: string): () => void {
  const { form: page, path } = useScope();
  return useCallback(() => {
    const edit = { type: "field.edit", name: [...path, name].join(".") } as const;
    // An edited form does not get an event for each key.
    if (page.getSnapshot().can(edit)) page.send(edit);
  }, [page, path, name]);
}

export function useChange<Answer>(name: string): (value: Answer) => void {
  const { path } = useScope();
  const { answers, section, read } = useSource();
  const edited = useEdited(name);
  return useCallback(
    (value: Answer) => {
      const [top, ...rest] = [...path, name].map(String) as [string, ...string[]];
      const old = read(answers.getSnapshot())[top];
      const event = { section, name: top, value: replaced(old, rest, asKept(value)) };
      answers.send({ type: "answer.set", ...event });
      edited();
    },
    [answers, section, read, edited, path, name],
  );
}

const none: Issue[] = [];

/** The issues of one question, including those inside its answer. */
export function useIssues(name: string): Issue[] {
  const { form: page, path } = useScope();
  const at = [...path, name].join(".");
  return useSelector(
    page,
    (snapshot) => {
      const found = (snapshot.context.issues as Issue[]).filter(
        (issue) => issue.path === at || issue.path.startsWith(`${at}.`),
      );
      return found.length > 0 ? found : none;
    },
    (a, b) => a.length === b.length && a.every((issue, index) => issue === b[index]),
  );
}

/** The id of the input at a dotted path of a page. */
export function fieldId(page: string, path: string): string {
  return `${page}-${path.replaceAll(".", "-")}`;
}
