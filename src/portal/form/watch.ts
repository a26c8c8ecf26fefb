import type { form } from "@gatehouse/machines/form";
import type { ActorRefFrom } from "xstate";

export type ValuesRef = ReturnType<ActorRefFrom<typeof form>["getSnapshot"]>["context"]["values"];

type Listeners = Map<string, Set<() => void>>;

const watched = new WeakMap<ValuesRef, Listeners>();

/**
 * Calls back when the answer to one question changes, and for no other: a key costs one comparison
 * for each question, not one call for each field. Gives the way to stop.
 */
export function watch(values: ValuesRef, question: string, listener: () => void): () => void {
  const listeners = watched.get(values) ?? listenTo(values);
  const own = listeners.get(question) ?? new Set();
  listeners.set(question, own.add(listener));
  return () => void own.delete(listener);
}

function listenTo(values: ValuesRef): Listeners {
  const listeners: Listeners = new Map();
  watched.set(values, listeners);
  let before = values.getSnapshot().context.values;
  values.subscribe(({ context: { values: now } }) => {
    const then = before;
    before = now;
    for (const [question, own] of listeners) {
      if (now[question] !== then[question]) for (const listener of own) listener();
    }
  });
  return listeners;
}
