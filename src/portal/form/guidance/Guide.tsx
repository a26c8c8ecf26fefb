import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import { questionAt } from "#contract/questions/messages.ts";
import { Guidance } from "#ui/Guidance/Guidance.tsx";
import { guidanceWords } from "./guidance-words.tsx";
import { usePageAnswers } from "#portal/form/answers-of.ts";
import { useScope } from "#portal/form/scope.ts";

/** The guidance for the focused question. */
export function Guide() {
  const { section, all, facts } = useScope();
  const { i18n } = useLingui();
  const path = useFocusedQuestion();
  // A page with guidance has the complete section.
  const first = usePageAnswers(
    (own) =>
      askedQuestions(section as Section, own, all(), facts.rulesOn).find(
        ([, each]) => each.guidance,
      )?.[0],
  );
  const question = questionAt(section.questions, path) ?? section.questions[first ?? ""];
  if (!question?.guidance) return null;
  return (
    <Guidance
      questionId={path}
      title={i18n._(question.label)}
      {...guidanceWords(i18n, question.guidance)}
    />
  );
}

/** The path of the focused question; the last one while the focus is elsewhere. */
function useFocusedQuestion(): string {
  const [path, setPath] = useState("");
  useEffect(() => {
    const look = (event: FocusEvent) => {
      const question = (event.target as Element).closest<HTMLElement>("[data-question]");
      if (question) setPath(question.dataset["question"] ?? "");
    };
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, []);
  return path;
}
