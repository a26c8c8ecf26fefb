import type { ComponentType } from "react";
import { structureOf } from "#contract/ownership/from-answers.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { ClassCards } from "#portal/features/investor/ClassCards.tsx";
import { classesIn } from "#portal/features/investor/classes-in.ts";
import { OwnershipResult } from "#portal/features/ownership/OwnershipResult.tsx";

interface Props {
  section: Section;
  own: Answers;
  all: AllAnswers;
  days: Days;
}

function Classes({ section, own, all, days }: Props) {
  return <ClassCards found={classesIn(section, own, all, days)} questions={section.questions} />;
}

function Owners({ all, days }: Props) {
  const structure = structureOf(all, days);
  return (
    <OwnershipResult
      structure={structure}
      all={all}
      days={days}
      complete={structure.parties.map(({ id }) => id)}
    />
  );
}

const results: Partial<Record<string, ComponentType<Props>>> = {
  investorClassification: Classes,
  personClassification: Classes,
  relatedInformation: Owners,
};

/** What the answers of a submitted section resulted in, such as owners or investor classes. */
export function SectionResult(props: Props) {
  const Result = results[props.section.id];
  return Result ? <Result {...props} /> : null;
}
