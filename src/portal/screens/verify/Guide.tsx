import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { questionAt } from "#contract/questions/words.ts";
import { Guidance } from "#ui/Guidance.tsx";
import { guidanceWords } from "../../form/guidance-words.tsx";
import { useScope } from "../../form/scope.ts";

let focused = "";

/** The question whose input has the focus, by its path; it stays while the focus is elsewhere. */
const focus = {
  subscribe: (changed: () => void) => {
    const look = (event: FocusEvent) => {
      const question = (event.target as Element).closest<HTMLElement>("[data-question]");
      if (!question) return;
      focused = question.dataset["question"] ?? "";
      changed();
    };
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  },
  now: () => focused,
};

/** What is accepted for the question in focus, with an example. */
export function Guide() {
  const { section } = useScope();
  const { i18n } = useLingui();
  const path = useSyncExternalStore(focus.subscribe, focus.now);
  const question =
    questionAt(section.questions, path) ??
    Object.values(section.questions).find((each) => each.guidance);
  if (!question?.guidance) return null;
  return (
    <Guidance
      questionId={path}
      title={i18n._(question.label)}
      {...guidanceWords(i18n, question.guidance)}
    />
  );
}
