import { useCallback, useSyncExternalStore } from "react";
import type { Condition } from "#contract/questions/condition.ts";
import { hangsOn } from "#contract/questions/asked.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { inside, useScope } from "./scope.ts";
import { watch } from "./watch.ts";

/**
 * Something made of this section's answers that hangs on these conditions alone, and is made anew only
 * when one of their questions is answered anew; `pick` must give something that compares by value.
 */
export function useAnswersOf<Picked extends string>(
  conditions: readonly (Condition | undefined)[],
  pick: (own: Answers) => Picked,
): Picked {
  const { form, path } = useScope();
  const { values } = form.getSnapshot().context;
  const questions = [...new Set(conditions.flatMap(hangsOn))].join(" ");
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = questions === "" ? [] : questions.split(" ");
      const watched = path.length > 0 && names.length > 0 ? [String(path[0])] : names;
      const stops = watched.map((name) => watch(values, name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [values, questions, path],
  );
  const now = () => pick((inside(values.getSnapshot().context.values, path) ?? {}) as Answers);
  return useSyncExternalStore(subscribe, now, now);
}
