import { canonical } from "#contract/canonical.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import type { Structure } from "#contract/ownership/structure.ts";
import { issuesIn } from "#contract/questions/section.ts";
import type { Section } from "#contract/questions/question.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { type Scope, usePageAnswers, useScope } from "../../form/scope.ts";
import { OwnershipResult } from "./OwnershipResult.tsx";

/** Who owns the applicant by what is typed on this page; nothing until somebody's share is given. */
export function Ownership() {
  const scope = useScope();
  const { all, facts } = scope;
  const given = usePageAnswers((own) =>
    canonical(structureOf({ ...all(), relatedInformation: own }, facts.rulesOn)),
  );
  const structure = JSON.parse(given) as Structure;
  const complete = JSON.parse(
    usePageAnswers((own) => canonical(completeIn(own, scope))),
  ) as string[];
  return <OwnershipResult structure={structure} all={all()} complete={complete} />;
}

/** The people and companies about whom everything is given. */
function completeIn(own: Answers, { section, all, facts }: Scope): string[] {
  const { questions } = section as Section;
  return Object.entries(questions).flatMap(([name, { each }]) => {
    const rows = each && Array.isArray(own[name]) ? (own[name] as Answers[]) : [];
    return rows
      .filter((row) => issuesIn(each!, row, all(), facts).length === 0)
      .map((row) => String(row["id"]));
  });
}
