import type { AllAnswers, Answers } from "../questions/answers.ts";
import type { Documents } from "../questions/row-builders.ts";
import type { Issue } from "../questions/section.ts";

/** What an entity sends in place of its first audited accounts is no older than the entity. */
export function accountsAreOfEntity(own: Answers, all: AllAnswers): Issue[] {
  const { dated = "" } = (own["firstAccounts"] ?? {}) as Partial<Documents>;
  const founded = String(all["companyInformation"]?.["incorporationDate"] ?? "");
  return dated !== "" && dated < founded
    ? [
        {
          path: "firstAccounts.dated",
          code: "beforeIncorporation",
          params: { date: founded },
        },
      ]
    : [];
}
