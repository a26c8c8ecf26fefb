import { useCallback, useEffect, useRef } from "react";
import { useChange, useScope, valueAt } from "./scope.ts";
import { watch } from "./watch.ts";

/**
 * A text answer whose input holds what is typed: the answers hear each key, and the input is written to
 * only where its answer is changed by something else, such as another tab.
 */
export function useTyped(name: string) {
  const ref = useRef<HTMLInputElement>(null);
  const { form, path } = useScope();
  const onChange = useChange<string>(name);
  const { values } = form.getSnapshot().context;
  const answer = useCallback(() => String(valueAt(values, path, name) ?? ""), [values, path, name]);
  useEffect(() => {
    const show = () => {
      const now = answer();
      if (ref.current && ref.current.value !== now) ref.current.value = now;
    };
    show();
    return watch(values, String(path[0] ?? name), show);
  }, [values, path, name, answer]);
  return { ref, onChange, defaultValue: answer() };
}
