import { canonical } from "#contract/application/canonical.ts";
import type { Classification } from "#contract/investor/classify.ts";
import type { Section } from "#contract/questions/question.ts";
import { useAnswers } from "#portal/form/answers-of.ts";
import { useScope } from "#portal/form/scope.ts";
import { ClassCards } from "./ClassCards.tsx";
import { classesIn } from "./classes-in.ts";

/** The investor classes by the figures on this page. */
export default function Arithmetic() {
  const { all, section, facts } = useScope();
  const json = useAnswers((own) => canonical(classesIn(section as Section, own, all(), facts)));
  return <ClassCards found={JSON.parse(json) as Classification[]} questions={section.questions} />;
}
