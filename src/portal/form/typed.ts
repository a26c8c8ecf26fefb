import { useEffect, useMemo, useRef } from "react";
import { typedOver } from "#contract/questions/numbers/masked.ts";
import { inside, useChange, useScope, useSource } from "./scope.ts";

/** A text answer in an uncontrolled input. The store gets each key; the input is written only if its answer changes elsewhere, for example in another tab. */
export function useTyped(name: string, masks = false) {
  const ref = useRef<HTMLInputElement>(null);
  const { path } = useScope();
  const { answers, read } = useSource();
  const change = useChange<string>(name);
  const answer = useMemo(
    () => answers.select((snapshot) => String(inside(read(snapshot), [...path, name]) ?? "")),
    [answers, read, path, name],
  );
  useEffect(() => {
    const show = (now: string) => {
      if (ref.current && ref.current.value !== now) ref.current.value = now;
    };
    show(answer.get());
    const watch = answer.subscribe(show);
    return () => watch.unsubscribe();
  }, [answer]);
  const onChange = (text: string) => change(masks ? typedOver(answer.get(), text) : text);
  return { ref, onChange, defaultValue: answer.get() };
}
