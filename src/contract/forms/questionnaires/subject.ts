import { msg } from "@lingui/core/macro";
import { entityTypes, highRiskActivities } from "#contract/options/lists.ts";
import { choice, choices } from "#contract/questions/builders/choices.ts";
import { answeredIn } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";

/** One questionnaire each. */
export const questionnaireKinds = [
  ...entityTypes,
  { value: "individual", label: msg`Individual` },
] as const;

export type QuestionnaireKind = (typeof questionnaireKinds)[number]["value"];

/** What the questionnaire is about: from the application, never asked again. */
export const questionnaireSubject = section("questionnaireSubject", msg`AML questionnaire`, {
  kind: choice(msg`Kind of applicant`, questionnaireKinds),
  activities: choices(msg`High-risk business`, highRiskActivities, { optional: msg`(optional)` }),
});

export const ofKind = (...kinds: QuestionnaireKind[]) =>
  answeredIn("questionnaireSubject", "kind", ...kinds);

export const inHighRiskBusiness = answeredIn(
  "questionnaireSubject",
  "activities",
  ...highRiskActivities.map(({ value }) => value),
);
