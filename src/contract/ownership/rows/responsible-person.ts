import { responsibleKinds } from "#contract/options/entity-lists.ts";
import { isHongKongFund } from "#contract/options/of-entity.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { ResponsiblePerson } from "../structure.ts";
import { textOf } from "./party-rows.ts";

/** Of a limited partnership fund of Hong Kong: Cap. 637, section 33. */
export function responsiblePersonOf(all: AllAnswers, on: string): ResponsiblePerson | undefined {
  if (!evaluateCondition(isHongKongFund, {}, all, on)) return undefined;
  const { responsiblePerson, responsibleKind } = all["fundInformation"] ?? {};
  const name = textOf(responsiblePerson);
  const kind = responsibleKinds.find(({ value }) => value === responsibleKind)?.value;
  return name === "" ? undefined : { name, ...(kind ? { kind } : {}) };
}
