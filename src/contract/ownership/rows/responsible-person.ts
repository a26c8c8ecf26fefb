import { responsibleKinds } from "#contract/options/entity-lists.ts";
import { isHongKongFund } from "#contract/options/of-entity.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import { isSameName } from "#contract/rules/names.ts";
import type { ResponsiblePerson } from "../structure.ts";
import { textOf } from "./party-rows.ts";

/** Of a limited partnership fund of Hong Kong: Cap. 637, section 33. None where a party that is named is that person. */
export function responsiblePersonOf(
  all: AllAnswers,
  named: readonly Answers[],
  on: string,
): ResponsiblePerson | undefined {
  if (!evaluateCondition(isHongKongFund, {}, all, on)) return undefined;
  const { responsiblePerson, responsibleKind } = all["fundInformation"] ?? {};
  const name = textOf(responsiblePerson);
  const kind = responsibleKinds.find(({ value }) => value === responsibleKind)?.value;
  const isNamed = named.some((row) => isSameName(textOf(row["name"] ?? row["fullName"]), name));
  return name === "" || isNamed ? undefined : { name, ...(kind ? { kind } : {}) };
}
