import { canonical } from "#contract/application/canonical.ts";
import { askedAgain } from "#contract/forms/people/asked-again.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { besideRows } from "#contract/questions/asked.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import type { Structure } from "#contract/ownership/structure.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { issuesIn } from "#contract/questions/section.ts";
import type { Section } from "#contract/questions/question.ts";
import { usePageAnswers } from "#portal/form/answers-of.ts";
import { type Scope, useScope } from "#portal/form/scope.ts";
import { AskedAgain } from "./AskedAgain.tsx";
import { OwnershipResult } from "./OwnershipResult.tsx";

/** The owners of the applicant by the answers on this page. */
export default function Ownership() {
  const scope = useScope();
  const { all, facts } = scope;
  const json = usePageAnswers((own) =>
    canonical(structureOf(besideRows(relatedInformation, own, all(), facts.rulesOn), facts)),
  );
  const structure = JSON.parse(json) as Structure;
  const complete = JSON.parse(
    usePageAnswers((own) => canonical(completeIn(own, scope))),
  ) as string[];
  const why = JSON.parse(
    usePageAnswers((own) => canonical(askedAgain(own, all(), facts.rulesOn))),
  ) as ReturnType<typeof askedAgain>;
  return (
    <>
      <OwnershipResult structure={structure} all={all()} days={facts} complete={complete} />
      <AskedAgain why={why} />
    </>
  );
}

/** The people and companies with complete answers. */
function completeIn(own: Answers, { section, all, facts }: Scope): string[] {
  const { questions } = section as Section;
  return Object.entries(questions).flatMap(([name, { each }]) => {
    const rows = each && Array.isArray(own[name]) ? (own[name] as Answers[]) : [];
    return rows
      .filter((row) => issuesIn(each!, row, all(), facts).length === 0)
      .map((row) => String(row["id"]));
  });
}
