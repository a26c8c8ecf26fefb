import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { type CheckOutcome, form, type Values } from "@gatehouse/machines/shared/form";
import { type Source, valuesOf } from "@gatehouse/machines/shared/answers";
import { fromPromise } from "xstate";
import type { CrossFieldRule } from "#contract/forms/accounts/signup-rules.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { type Issue, issuesIn } from "#contract/questions/section.ts";
import type { Section } from "#contract/questions/question.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { type Services, servicesOf, type System } from "../system/system.ts";

/** The facts for the checks of a page outside an application. */
export function factsNow(): Facts {
  const today = new Date().toISOString().slice(0, 10);
  return { today, rulesOn: today, lines: [] };
}

function inOrder({ questions }: Section, alone: Issue[], together: Issue[]): Issue[] {
  const placeOf = ({ path }: Issue) => Object.keys(questions).indexOf(path.split(".")[0] ?? "");
  const refused = new Set(alone.map(placeOf));
  return [...alone, ...together.filter((issue) => !refused.has(placeOf(issue)))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

/** A form that calls `then` with its answers once they are valid, each alone and together. */
export function formFor(
  section: Section,
  also: CrossFieldRule,
  then: (values: Values, services: Services, system: System) => Promise<CheckOutcome>,
) {
  const check = fromPromise<CheckOutcome, Source>(async ({ input, system }) => {
    const values = valuesOf(input);
    const own = values as Answers;
    const issues = inOrder(section, issuesIn(section, own, {}, factsNow()), also(own));
    return issues.length > 0
      ? { kind: "invalid", issues }
      : then(values, servicesOf(system), system);
  });
  return form.provide({ actors: { check } });
}

export const checked = (outcome: CallOutcome): CheckOutcome =>
  outcome.kind === "answered"
    ? { kind: "accepted", result: outcome.result }
    : { kind: "rejected", refusal: outcome.refusal };
