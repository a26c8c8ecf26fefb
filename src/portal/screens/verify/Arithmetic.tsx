import { canonical } from "#contract/canonical.ts";
import type { Classification } from "#contract/investor/classify.ts";
import type { Section } from "#contract/questions/question.ts";
import { useAnswers, useScope } from "../../form/scope.ts";
import { ClassCards } from "./ClassCards.tsx";
import { classesIn } from "./classes-in.ts";

/** The classes of investors by the figures typed on this page. */
export function Arithmetic() {
  const { all, section, facts } = useScope();
  const given = useAnswers((own) => canonical(classesIn(section as Section, own, all(), facts)));
  return <ClassCards found={JSON.parse(given) as Classification[]} questions={section.questions} />;
}
