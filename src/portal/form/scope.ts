import type { form, Values } from "@gatehouse/machines/form";
import { useSelector } from "@xstate/react";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { ActorRefFrom } from "xstate";
import type { Facts } from "#contract/rules/facts.ts";
import type { Shown } from "#contract/questions/question.ts";
import type { Say } from "#contract/questions/words.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { type ValuesRef, watch } from "./watch.ts";

/** What the fields of one page share. A row of people has the page's own scope with a longer path. */
export interface Scope {
  form: ActorRefFrom<typeof form>;
  section: { readonly id: string; readonly questions: Readonly<Record<string, Shown>> };
  /** The words of an issue of this section; its rules and their words may arrive after the page. */
  say: Say;
  /** The id of the page's section: ids of inputs begin with it, in rows of people too. */
  page: string;
  /** Where in the page's answers this section stands: empty, or a question and the number of a row. */
  path: readonly (string | number)[];
  /** The answers of the other sections. */
  all: () => AllAnswers;
  facts: Facts;
}

const ScopeContext = createContext<Scope | null>(null);

export const ScopeProvider = ScopeContext.Provider;

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("a field stands outside a form");
  return scope;
}

/** What stands at a path of a page's answers; undefined where there is nothing. */
export function inside(values: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (held, key) => (held as Record<string | number, unknown> | undefined)?.[key],
    values,
  );
}

function replaced(held: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(held) ? [...held] : { ...(held as Record<string, unknown>) };
  (copy as Record<string | number, unknown>)[key] = replaced(inside(held, [key]), rest, value);
  return copy;
}

/** One answer as it is now. */
export function valueAt(values: ValuesRef, path: Scope["path"], name: string): unknown {
  return inside(values.getSnapshot().context.values, [...path, name]);
}

/** One answer and the way to change it; only the field that calls this is drawn again. */
export function useAnswer<Answer>(name: string): [Answer | undefined, (value: Answer) => void] {
  const { form: page, path } = useScope();
  const { values } = page.getSnapshot().context;
  const question = String(path[0] ?? name);
  const now = () => valueAt(values, path, name);
  const answer = useSyncExternalStore(
    useCallback((listener) => watch(values, question, listener), [values, question]),
    now,
    now,
  );
  return [answer as Answer | undefined, useChange<Answer>(name)];
}

/** The way to change one answer. */
export function useChange<Answer>(name: string): (value: Answer) => void {
  const { form: page, path } = useScope();
  return useCallback(
    (value: Answer) => {
      const { values } = page.getSnapshot().context;
      const [top, ...rest] = [...path, name].map(String) as [string, ...string[]];
      const held: Values = values.getSnapshot().context.values;
      values.send({ type: "value.set", name: top, value: replaced(held[top], rest, value) });
      const edit = { type: "field.edit", name: [...path, name].join(".") } as const;
      // What is already known to be edited need not be told with every key.
      if (page.getSnapshot().can(edit)) page.send(edit);
    },
    [page, path, name],
  );
}

/** The answers of this section, for what hangs on them; `pick` must give something that compares by value. */
export function useAnswers<Picked>(pick: (own: Answers) => Picked): Picked {
  const { form: page, path } = useScope();
  return useSelector(page.getSnapshot().context.values, (snapshot) =>
    pick((inside(snapshot.context.values, path) ?? {}) as Answers),
  );
}

/** The answers of the whole page, from inside a row of people too; `pick` must give something that compares by value. */
export function usePageAnswers<Picked>(pick: (own: Answers) => Picked): Picked {
  const values = useSelector(useScope().form, (snapshot) => snapshot.context.values);
  return useSelector(values, (snapshot) => pick(snapshot.context.values));
}

const none: Issue[] = [];

/** The issues shown at one question, those inside its answer included. */
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

/** The id of the input that a dotted path of a page leads to. */
export function fieldId(page: string, path: string): string {
  return `${page}-${path.replaceAll(".", "-")}`;
}
