import type { ComponentType } from "react";
import { structureOf } from "#contract/ownership/from-answers.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { ClassCards } from "./ClassCards.tsx";
import { classesIn } from "./classes-in.ts";
import { OwnershipResult } from "./OwnershipResult.tsx";

interface Props {
  section: Section;
  own: Answers;
  all: AllAnswers;
  /** The days whose rules and facts counted. */
  days: Days;
}

function Classes({ section, own, all, days }: Props) {
  return <ClassCards found={classesIn(section, own, all, days)} questions={section.questions} />;
}

function Owners({ all, days }: Props) {
  const structure = structureOf(all, days.rulesOn);
  return (
    <OwnershipResult
      structure={structure}
      all={all}
      complete={structure.parties.map(({ id }) => id)}
    />
  );
}

const results: Partial<Record<string, ComponentType<Props>>> = {
  investorClassification: Classes,
  personClassification: Classes,
  relatedInformation: Owners,
};

/** What followed from the answers of a section when they were handed in; nothing where nothing does. */
export function SectionResult(props: Props) {
  const Result = results[props.section.id];
  return Result ? <Result {...props} /> : null;
}
