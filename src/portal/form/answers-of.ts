import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { shallowEqual, useSelector } from "@xstate/react";
import { useCallback, useSyncExternalStore } from "react";
import type { Condition } from "#contract/questions/condition.ts";
import { dependenciesOf, isOptional, listsReadBy, visibleIn } from "#contract/questions/asked.ts";
import type { Answers } from "#contract/questions/answers.ts";
import type { Section, Shown } from "#contract/questions/question.ts";
import { inside, useScope, useSource } from "./scope.ts";

/** A value that follows from the answers in these conditions and from no others. It must compare by value. */
export function useAnswersOf<Picked extends string>(
  conditions: readonly (Condition | undefined)[],
  pick: (own: Answers) => Picked,
): Picked {
  const { path } = useScope();
  const { answers, section, read } = useSource();
  const lists = [...new Set(conditions.flatMap((each) => listsReadBy(each, section)))].join(" ");
  const questions = [...new Set(conditions.flatMap(dependenciesOf))].join(" ");
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = questions === "" ? [] : questions.split(" ");
      const ofPage = lists === "" ? [] : lists.split(" ");
      const own = (snapshot: ReturnType<typeof answers.getSnapshot>) =>
        (inside(read(snapshot), path) ?? {}) as Answers;
      const answered = answers.select(
        (snapshot) => [
          ...names.map((name) => own(snapshot)[name]),
          ...ofPage.map((list) => read(snapshot)[list]),
        ],
        shallowEqual,
      );
      const watch = answered.subscribe(listener);
      return () => watch.unsubscribe();
    },
    [answers, read, questions, lists, path],
  );
  const now = () => pick((inside(read(answers.getSnapshot()), path) ?? {}) as Answers);
  return useSyncExternalStore(subscribe, now, now);
}

/** A value that follows from the answers of this section. It must compare by value. */
export function useAnswers<Picked>(pick: (own: Answers) => Picked): Picked {
  const { path } = useScope();
  const { answers, read } = useSource();
  return useSelector(answers, (snapshot) => pick((inside(read(snapshot), path) ?? {}) as Answers));
}

/** The same from the answers of the whole page, also inside a row of people. */
export function usePageAnswers<Picked>(pick: (own: Answers) => Picked): Picked {
  const { answers, read } = useSource();
  return useSelector(answers, (snapshot) => pick(read(snapshot)));
}

const optional = msg`(optional)`;

/** The mark of a question that may stay empty, by the answers beside it; undefined where it may not. */
export function useOptionalMark(question: Shown): MessageDescriptor | undefined {
  const { section, all, facts } = useScope();
  const mayBeEmpty = useAnswers((own) => {
    if (!question.optionalWhen) return false;
    // A page with such a question has the complete section.
    const seen = visibleIn(section as Section, own, all(), facts.rulesOn);
    return isOptional(question, seen, all(), facts.rulesOn);
  });
  return question.optional ?? (mayBeEmpty ? optional : undefined);
}
